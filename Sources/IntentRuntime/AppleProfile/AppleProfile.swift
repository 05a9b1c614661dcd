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
        /// A key is a phrase of some shortcut, whichever.
        case strings
        /// Intents of SiriKit, which are no shortcuts of App Intents.
        case intentDefinition
    }

    private let library: ResolvedLibrary
    private let normalizer: any Normalizer
    private let source: (SourceFile) -> Source

    package init(_ library: ResolvedLibrary, normalizer: any Normalizer, source: @escaping (SourceFile) -> Source = { _ in .phrases }) {
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
            if case .intentDefinition = source(phrase.place.file) { false } else { !phrase.isVeto }
        }
        var counts: [LanguageKey: Int] = [:]
        var findings: [Diagnostic] = []
        for phrase in phrases {
            let shape = shapes.shape(of: phrase)
            findings += faults(of: phrase, shape).map { $0.diagnostic(at: phrase.place) }
            let key = LanguageKey(app: library.scopes[phrase.scope.index].app, language: library.scopes[phrase.scope.index].language)
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

    private struct LanguageKey: Hashable {
        var app: AppID?
        var language: LanguageID
    }

    // MARK: Phrases

    private func faults(of phrase: ResolvedPhrase, _ shape: TemplateShape) -> [AppleProfileFault] {
        var faults: [AppleProfileFault] = []
        if shape.leastApps == 0 { faults.append(.unaddressed) }
        if shape.mostSlots > 1 { faults.append(.tooManyParameters(given: shape.mostSlots)) }
        guard case .phrases = source(phrase.place.file) else { return faults }
        let intent = library.intents[phrase.intent.index]
        for name in parameters(of: phrase.template, in: phrase.scope, of: phrase.intent) {
            guard let type = intent.parameters.first(where: { $0.name == name })?.type else { continue }
            if case .array = type {
                faults.append(.arrayParameter(name))
            } else if case .list? = library.source(ofTypeNamed: type.elementName, in: phrase.scope) {
            } else {
                faults.append(.openParameter(name, type: type.elementName))
            }
        }
        return faults
    }

    /// The parameters that stand in a template itself, in reading order; those of rules are counted, not named.
    private func parameters(of template: Template, in scope: ScopeID, of intent: IntentID) -> [String] {
        template.parts.flatMap { part -> [String] in
            switch part.kind {
            case .literal, .space: return []
            case .optional, .group, .permutation:
                return template.alternatives(of: part).flatMap { parameters(of: $0, in: scope, of: intent) }
            case .reference:
                let meaning = library.meaning(of: template.reference(of: part), in: scope, intent: intent)
                guard case .slot(let parameter, _)? = meaning else { return [] }
                return [parameter]
            }
        }
    }

    // MARK: Apps

    private func faults(
        of app: ResolvedApp, number: Int, _ phrases: [ResolvedPhrase], _ counts: [LanguageKey: Int], providers: Int
    ) -> [AppleProfileFault] {
        var faults: [AppleProfileFault] = []
        if providers > 1 { faults.append(.severalProviders(given: providers)) }
        let own = phrases.filter { library.scopes[$0.scope.index].app?.index == number }
        let shortcuts = Set(
            own.filter { if case .strings = source($0.place.file) { false } else { true } }.map(\.intent))
        if shortcuts.count > Self.shortcutsOfApp { faults.append(.tooManyShortcuts(given: shortcuts.count)) }
        for (index, language) in library.languages.enumerated() {
            let id = LanguageID(index)
            if let names = app.names[id], names.count > Self.alternativeNames + 1 {
                faults.append(.tooManyNames(given: names.count, language: language.tag))
            }
            let count = counts.filter { $0.key.app?.index == number && $0.key.language == id }.map(\.value).max() ?? 0
            if count > Self.phrasesOfLanguage { faults.append(.tooManyPhrases(given: count, language: language.tag)) }
        }
        return faults
    }

    // MARK: Near duplicates

    private struct Words {
        var phrase: ResolvedPhrase
        var letters: [Unicode.Scalar]
    }

    /// How many places of two phrases are compared in all; beyond that it is told that not all were.
    private static let comparedLetters = 50_000_000
    /// Nobody says a longer one.
    private static let lettersOfPhrase = 200

    /// Phrases of different shortcuts in one language that differ in at most a tenth of their characters.
    private func nearDuplicates(among phrases: [ResolvedPhrase]) -> [Diagnostic] {
        var groups: [LanguageKey: [Words]] = [:]
        for phrase in phrases {
            if case .strings = source(phrase.place.file) { continue }
            let scope = library.scopes[phrase.scope.index]
            let folded = String(decoding: Sentence.folded(literals(of: phrase.template), normalizer: normalizer), as: UTF8.self)
            let words = Words(phrase: phrase, letters: Array(folded.unicodeScalars))
            guard words.letters.count <= Self.lettersOfPhrase else { continue }
            groups[LanguageKey(app: scope.app, language: scope.language), default: []].append(words)
        }
        var found: [(phrase: ResolvedPhrase, other: ResolvedPhrase)] = []
        var uncompared: [ResolvedPhrase] = []
        var left = Self.comparedLetters
        let order = groups.sorted { ($0.key.app?.index ?? -1, $0.key.language.index) < ($1.key.app?.index ?? -1, $1.key.language.index) }
        pairs: for (_, group) in order {
            let sorted = group.sorted { ($0.letters.count, $0.phrase.place.span.lower) < ($1.letters.count, $1.phrase.place.span.lower) }
            for (index, words) in sorted.enumerated() {
                for other in sorted[(index + 1)...] {
                    let allowed = other.letters.count / 10
                    guard other.letters.count - words.letters.count <= allowed else { break }
                    guard other.phrase.intent != words.phrase.intent, other.letters != words.letters else { continue }
                    left -= other.letters.count * (2 * allowed + 1)
                    guard left > 0 else {
                        uncompared.append(words.phrase)
                        break pairs
                    }
                    guard NearestName.distance(words.letters, other.letters, atMost: allowed) != nil else { continue }
                    found.append((other.phrase, words.phrase))
                }
            }
        }
        let duplicates = found.sorted { Self.isBefore($0.phrase.place, $1.phrase.place) }.map { phrase, other in
            let fault = AppleProfileFault.nearDuplicate(
                library.intents[phrase.intent.index].name, of: library.intents[other.intent.index].name, other: other.place)
            return fault.diagnostic(at: phrase.place)
        }
        return duplicates + uncompared.map { AppleProfileFault.uncompared.diagnostic(at: $0.place) }
    }

    private static func isBefore(_ one: SourcePlace, _ other: SourcePlace) -> Bool {
        one.file.path == other.file.path ? one.span.lower < other.span.lower : one.file.path < other.file.path
    }

    private func literals(of template: Template) -> String {
        template.parts.map { part in
            switch part.kind {
            case .literal: template.text(of: part)
            case .space: " "
            case .reference: "\u{FFFC}"
            case .optional, .group, .permutation: template.alternatives(of: part).map { literals(of: $0) }.joined(separator: " ")
            }
        }.joined()
    }
}
