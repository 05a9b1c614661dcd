package import Dialog
package import Foundation
package import IntentModel
import PhraseAutomaton
package import PhraseSyntax
package import PhraseText
import PhraseUnicode
import ValueRecognizers
import ValueTypes

extension PhraseLibrary {
    /// Loads phrase files and the shortcuts of apps, and compiles them into one automaton; or opens a compiled library, which is the only
    /// source then (`init(compiled:apps:)`).
    ///
    /// - Parameter language: The language of files that name none.
    /// - Throws: All errors of all sources at once; nothing is loaded then.
    public init(_ sources: [PhraseSource], apps: [IntentApp] = [], language: String = "en") throws(PhraseLibraryError) {
        if case .path(let path)? = sources.first, sources.count == 1, Self.isCompiled(path) {
            self = try PhraseLibrary(compiled: path, apps: apps)
            return
        }
        var reader = PhraseReader()
        for source in sources { reader.read(source) }
        let loaded = Self.load(reader.sources, apps: apps, language: language)
        guard let library = loaded.library, reader.failures.isEmpty else {
            throw PhraseLibraryError(
                diagnostics: loaded.diagnostics.map(PhraseDiagnostic.init), unreadable: reader.failures.map(\.description))
        }
        self = library
    }

    /// A library, where there is no error, and all that was found.
    package struct Loaded: Sendable {
        package var library: PhraseLibrary?
        package var diagnostics: [Diagnostic]
        /// What was compiled, where it was to be kept; it takes more memory than the library.
        package var resolved: ResolvedLibrary?
    }

    /// Parses, resolves, checks and compiles.
    ///
    /// - Parameters:
    ///   - trees: Files that were not written as phrase files.
    ///   - searchesClashes: Searches for sentences that reach two intents, which takes longer than all else; otherwise phrases are compared
    ///     alone.
    package static func load(
        _ sources: [SourceFile], trees: [PhraseFile] = [], apps: [IntentApp] = [], language: String = "en", calendar: Calendar = .current,
        keepsResolved: Bool = false, searchesClashes: Bool = false
    ) -> Loaded {
        var diagnostics: [Diagnostic] = []
        var files = trees
        var overlay: [IntentKey: IntentDefinition] = [:]
        for app in apps {
            let code = CodePhrases(app, calendar: calendar)
            files += code.files
            diagnostics += code.diagnostics
            overlay.merge(definitions(of: app, in: code, calendar: calendar)) { $1 }
        }
        for source in sources {
            let (file, found) = PhraseParser(source: source).parse()
            files.append(file)
            diagnostics += found
        }
        return load(
            files: consume files, overlay: overlay, language: language, diagnostics: diagnostics, keepsResolved: keepsResolved,
            searchesClashes: searchesClashes)
    }

    /// What code says of an app's intents.
    static func definitions(of app: IntentApp, in code: CodePhrases, calendar: Calendar) -> [IntentKey: IntentDefinition] {
        let context = ValueContext(
            now: Date(timeIntervalSinceReferenceDate: 0), calendar: calendar, locale: app.locale, language: app.language)
        var definitions: [IntentKey: IntentDefinition] = [:]
        let languages = Set(TranslationTables.languages(of: nil)).union(app.names.keys).subtracting([app.language])
        for (name, descriptor) in code.intents {
            var definition = descriptor.definition(app: app.identifier, in: context)
            for language in languages.sorted() {
                guard let tag = LanguageTag(language) else { continue }
                let context = ValueContext(
                    now: context.now, calendar: calendar, locale: Locale(identifier: tag.description), language: language)
                definition.add(descriptor.definition(app: app.identifier, in: context), in: language)
            }
            definitions[IntentKey(app: app.identifier, name: name)] = definition
        }
        return definitions
    }

    /// Resolves, checks and compiles trees.
    package static func load(
        files: consuming [PhraseFile], overlay: [IntentKey: IntentDefinition] = [:], language: String = "en",
        diagnostics: [Diagnostic] = [], keepsResolved: Bool = false, searchesClashes: Bool = false
    ) -> Loaded {
        var diagnostics = diagnostics
        let normalizer = FoundationNormalizer()
        let recognizers = RecognizerRegistry(normalizer: normalizer)
        let resolver = Resolver(
            registeredTypes: recognizers.registeredTypes, defaultLanguage: language,
            externalFile: { ListFileReader.read($0, of: $1) })
        let (resolved, found) = resolver.resolve(files)
        diagnostics += found + TextCheck(files: files, defaultLanguage: language).findings()
        files = []
        var alike: [Diagnostic] = []
        if !diagnostics.contains(where: { $0.severity == .error }) {
            diagnostics += PatternCheck(library: resolved).findings()
            var check = ClashCheck(library: resolved, normalizer: normalizer)
            alike = check.clashes()
            if !searchesClashes { diagnostics += alike }
        }
        guard !diagnostics.contains(where: { $0.severity == .error }) else { return Loaded(library: nil, diagnostics: diagnostics) }
        let kept = keepsResolved ? resolved : nil
        let places = searchesClashes ? resolved.phrases.map(\.place) : []
        let compiler = AutomatonCompiler(library: consume resolved, normalizer: normalizer) { type, language in
            recognizers.recognizer(ofType: type, language: language)
        }
        let (automaton, limits) = (consume compiler).compile()
        diagnostics += limits
        guard !limits.contains(where: { $0.severity == .error }) else { return Loaded(library: nil, diagnostics: diagnostics) }
        var library = PhraseLibrary(automaton: automaton, recognizers: recognizers, overlay: overlay)
        if searchesClashes {
            let (clashes, isComplete) = library.clashes(at: places)
            // What a search does not come to is compared at least.
            let known = Set(clashes.map { "\($0.place.span.lower) \($0.place.file.path)" })
            diagnostics += clashes
            if !isComplete { diagnostics += alike.filter { !known.contains("\($0.place.span.lower) \($0.place.file.path)") } }
        }
        library.warnings = diagnostics.map(PhraseDiagnostic.init)
        return Loaded(library: library, diagnostics: diagnostics, resolved: kept)
    }
}

extension IntentDefinition {
    /// Takes over titles and questions that tables have in a language; what is the same there is no translation.
    fileprivate mutating func add(_ translated: IntentDefinition, in language: String) {
        if translated.title != title { titles[language] = translated.title }
        for (index, other) in translated.parameters.enumerated() where index < parameters.count {
            if other.title != parameters[index].title { parameters[index].titles[language] = other.title }
            guard let texts = other.texts[language], !parameters[index].texts.values.contains(texts) else { continue }
            parameters[index].texts[language] = texts
        }
    }
}
