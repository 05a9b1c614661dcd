import Foundation
import IntentRuntime
import PhraseImport
import PhraseSyntax
import PhraseText
import ValueTypes

/// The phrases of a command line, compiled, and who performs their intents.
struct LoadedPhrases: Sendable {
    let library: PhraseLibrary
    let registry: IntentRegistry
    let warnings: [Diagnostic]

    /// - Parameter store: where the built-in apps keep their data; `nil`: the user's folder.
    /// - Throws: `UsageError` where a file cannot be read or has errors; they are on standard error then.
    init(_ group: ReadingGroup, store: String? = nil, in surroundings: Surroundings) throws(UsageError) {
        let options = group.phrases
        let paths = options.paths(environment: surroundings.environment)
        var registry = IntentRegistry()
        let lists: [String: SourceFile]
        var library: PhraseLibrary
        if let compiled = try CompiledPhrases.library(of: paths) {
            guard options.catalogs.isEmpty else { throw UsageError("a compiled library is loaded alone, without '--catalog'") }
            lists = try Self.files(of: group.bindings.lists)
            library = compiled
            warnings = []
        } else {
            let sources: [SourceFile]
            var trees: [PhraseFile] = []
            if !options.catalogs.isEmpty { trees = try Self.trees(of: options, surroundings) }
            if paths.isEmpty, !options.catalogs.isEmpty {
                sources = []
            } else if paths.isEmpty {
                let builtIn = surroundings.builtInApps(store)
                for app in builtIn.apps { registry.register(app) }
                sources = builtIn.sources
            } else {
                guard !paths.contains("-") else { throw UsageError("phrases cannot come from standard input: sentences do") }
                let read = PhrasePaths(paths)
                for failure in read.failures { surroundings.complain(failure.description) }
                guard read.failures.isEmpty else { throw UsageError("the phrases cannot be read") }
                // What a full disk leaves of a compiled library; of a folder's files some may be empty.
                if let empty = read.files.first(where: { $0.bytes.isEmpty && paths.contains($0.path) }) {
                    throw UsageError("'\(empty.path)' is empty: there are no phrases in it")
                }
                sources = read.files
            }
            lists = try Self.files(of: group.bindings.lists)
            let loaded = PhraseLibrary.load(
                sources, trees: trees, apps: registry.apps, language: options.languages.first?.description ?? "en")
            guard let made = loaded.library else {
                let printer = DiagnosticPrinter(surroundings.errors, in: surroundings)
                try? printer.print(loaded.diagnostics.filter { $0.severity == .error })
                throw UsageError("the phrases have errors")
            }
            library = made
            warnings = loaded.diagnostics
        }
        for (name, file) in lists.sorted(by: { $0.key < $1.key }) {
            library = try Self.bind(file, to: name, in: library, surroundings)
        }
        self.library = library
        self.registry = registry
        for language in options.languages where !language.fallbacks.contains(where: library.languages.contains) {
            let spoken = library.languages.joined(separator: ", ")
            surroundings.warn("'--language \(language)': no phrase is in this language; the languages of the phrases: \(spoken)")
        }
    }

    /// A conversation about the phrases in which nothing was said yet.
    func session(_ options: SessionOptions) -> Session { Session(library: library, registry: registry, options: options) }

    /// The library with what the built-in apps offer by now: the books of a library.
    func libraryWithEntities(_ reading: ReadingOptions) -> PhraseLibrary {
        guard !registry.apps.isEmpty else { return library }
        let context = reading.valueContext(language: reading.languages.first?.description ?? "en", now: reading.now())
        return Awaited { [library, registry] in await library.bindingEntities(of: registry, in: context) }.wait()
    }

    /// What catalogues say, as phrase files; everything that is wrong with them is on standard error.
    private static func trees(of options: PhraseOptions, _ surroundings: Surroundings) throws(UsageError) -> [PhraseFile] {
        let catalogs = ShortcutCatalogs(options.catalogs, language: options.languages.first?.description ?? "en")
        for failure in catalogs.failures { surroundings.complain(failure.description) }
        try? DiagnosticPrinter(surroundings.errors, in: surroundings).print(catalogs.diagnostics)
        guard catalogs.failures.isEmpty else { throw UsageError("the catalogues cannot be read") }
        guard !catalogs.diagnostics.contains(where: { $0.severity == .error }) else {
            throw UsageError("the catalogues have errors")
        }
        return catalogs.files(appNames: options.appNames)
    }

    private static func bind(
        _ file: SourceFile, to name: String, in library: PhraseLibrary, _ surroundings: Surroundings
    ) throws(UsageError) -> PhraseLibrary {
        let (bound, diagnostics) = try binding(file, to: name, in: library)
        try? DiagnosticPrinter(surroundings.errors, in: surroundings).print(diagnostics)
        guard let bound else { throw UsageError("the values of the list '\(name)' have errors") }
        return bound
    }

    /// The library with the values of a file bound to a list, where the file has no errors, and what was found in it.
    static func binding(
        _ file: SourceFile, to name: String, in library: PhraseLibrary
    ) throws(UsageError) -> (library: PhraseLibrary?, diagnostics: [Diagnostic]) {
        do {
            return try library.binding(valuesIn: file, to: name)
        } catch {
            throw UsageError("'--list \(name)=\(file.path)': \(error)")
        }
    }

    /// What stands in the files of lists, by the lists' names.
    static func files(of lists: [BindingOptions.ListFile]) throws(UsageError) -> [String: SourceFile] {
        var files: [String: SourceFile] = [:]
        for list in lists {
            do {
                let bytes = try ByteSource(path: list.path).readAll(limit: PhrasePaths.limit)
                files[list.name] = SourceFile(path: list.path, bytes: bytes)
            } catch {
                throw UsageError("'--list \(list.name)=\(list.path)': \(error.message)")
            }
        }
        return files
    }
}
