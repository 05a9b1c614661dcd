package import PhraseSyntax
package import PhraseText

/// Checks the phrases of a library by the rules of Apple's App Shortcuts, for those who ship the same phrases there.
///
/// The rules are those of Apple's documentation and tools: every phrase names the app; at most one parameter, of a type with finitely many
/// named values; at most ten shortcuts an app, some thousand phrases a language, three alternative names; one provider an app; and no two
/// shortcuts whose phrases are nearly the same. That two are the same is found for every library (`phrases-clash`).
package struct AppleProfile {
    /// What is known of the phrases of a file beside the phrases.
    package enum Source: Sendable {
        /// An intent is a shortcut, and parameters have their types.
        case phrases
        /// A key is a shortcut; what a parameter's values are is not said.
        case stringCatalog
        /// A key is a phrase of some shortcut, whichever. Tables of one app lie together.
        case strings(app: String)
        /// No shortcuts of App Intents: intents of SiriKit, and keys that are in no code any more.
        case unused
    }

    let library: ResolvedLibrary
    let normalizer: any Normalizer
    private let source: (_ intent: String, SourceFile) -> Source

    /// - Parameter source: What is known of the phrases of an intent in a file.
    package init(
        _ library: ResolvedLibrary, normalizer: any Normalizer,
        source: @escaping (_ intent: String, SourceFile) -> Source = { _, _ in .phrases }
    ) {
        self.library = library
        self.normalizer = normalizer
        self.source = source
    }

    /// In the order of the phrases, then what concerns apps. O(size of the templates), and `comparedLetters` for phrases that are near.
    ///
    /// - Parameter providers: How many providers of shortcuts each app has, where they are code.
    package func findings(providers: [String: Int] = [:]) -> [Diagnostic] {
        var shapes = TemplateShapes(library)
        let phrases = library.phrases.filter { phrase in
            if case .unused = source(of: phrase) { false } else { !phrase.isVeto }
        }
        var counts: [LanguageKey: Int] = [:]
        var findings: [Diagnostic] = []
        for phrase in phrases {
            let shape = shapes.shape(of: phrase)
            findings += faults(of: phrase, shape).map { $0.diagnostic(at: phrase.place) }
            let key = languageKey(of: phrase)
            counts[key] = TemplateShape.sum(counts[key] ?? 0, shape.sentences)
        }
        findings += nearDuplicates(among: phrases)
        for (index, app) in library.apps.enumerated() {
            for fault in faults(of: app, number: index, phrases, counts, providers: providers[app.name] ?? 1) {
                findings.append(fault.diagnostic(at: app.place))
            }
        }
        return findings
    }

    func source(of phrase: ResolvedPhrase) -> Source { source(library.intents[phrase.intent.index].name, phrase.place.file) }

    /// Whose a phrase is: all catalogues are of apps with one name, though a widget has its own.
    struct AppKey: Hashable {
        var app: AppID?
        var catalog = ""
    }

    struct LanguageKey: Hashable {
        var app: AppKey
        var language: LanguageID
    }

    private func appKey(of phrase: ResolvedPhrase) -> AppKey {
        let app = library.scopes[phrase.scope.index].app
        switch source(of: phrase) {
        case .phrases, .unused: return AppKey(app: app)
        case .stringCatalog: return AppKey(app: app, catalog: phrase.place.file.path)
        case .strings(let folder): return AppKey(app: app, catalog: folder)
        }
    }

    func languageKey(of phrase: ResolvedPhrase) -> LanguageKey {
        LanguageKey(app: appKey(of: phrase), language: library.scopes[phrase.scope.index].language)
    }

    // MARK: Phrases

    private func faults(of phrase: ResolvedPhrase, _ shape: TemplateShape) -> [AppleProfileFault] {
        var faults: [AppleProfileFault] = []
        if shape.leastApps == 0 { faults.append(.unaddressed) }
        if shape.mostSlots > 1 { faults.append(.tooManyParameters(given: shape.mostSlots)) }
        guard case .phrases = source(of: phrase) else { return faults }
        let intent = library.intents[phrase.intent.index]
        for name in shape.parameters {
            guard let type = intent.parameters.first(where: { $0.name == name })?.type else { continue }
            if case .array = type {
                faults.append(.arrayParameter(name))
                continue
            }
            guard case .list? = library.source(ofTypeNamed: type.elementName, in: phrase.scope) else {
                faults.append(.openParameter(name, type: type.elementName))
                continue
            }
        }
        return faults
    }

    // MARK: Apps

    private func faults(
        of app: ResolvedApp, number: Int, _ phrases: [ResolvedPhrase], _ counts: [LanguageKey: Int], providers: Int
    ) -> [AppleProfileFault] {
        var faults: [AppleProfileFault] = []
        if providers > 1 { faults.append(.severalProviders(given: providers)) }
        var shortcuts: [AppKey: Set<IntentID>] = [:]
        for phrase in phrases where library.scopes[phrase.scope.index].app?.index == number {
            if case .strings = source(of: phrase) { continue }
            shortcuts[appKey(of: phrase), default: []].insert(phrase.intent)
        }
        let most = shortcuts.values.map(\.count).max() ?? 0
        if most > Self.shortcutsOfApp { faults.append(.tooManyShortcuts(given: most)) }
        for (index, language) in library.languages.enumerated() {
            let id = LanguageID(index)
            if let names = app.names[id], names.count > Self.alternativeNames + 1 {
                faults.append(.tooManyNames(given: names.count, language: language.tag))
            }
            let count = counts.filter { $0.key.app.app?.index == number && $0.key.language == id }.map(\.value).max() ?? 0
            if count > Self.phrasesOfLanguage { faults.append(.tooManyPhrases(given: count, language: language.tag)) }
        }
        return faults
    }

}
