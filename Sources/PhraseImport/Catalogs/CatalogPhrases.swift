package import PhraseSyntax
import PhraseText

/// Makes phrase files of what catalogues say: an intent for each key.
///
/// `${applicationName}` is the app, whatever it is called; every other placeholder is a text, as a catalogue does not say which values a
/// parameter has.
package struct CatalogPhrases {
    private let phrases: [CatalogPhrase]
    private let appNames: [String]

    /// - Parameter appNames: What the app is called, the usual name first.
    package init(_ phrases: [CatalogPhrase], appNames: [String]) {
        self.phrases = phrases
        self.appNames = appNames
    }

    /// A tree for each file and language, whose places are those of the catalogue and whose intents are called by their keys.
    package func files() -> [PhraseFile] {
        var order: [String] = []
        var groups: [String: [CatalogPhrase]] = [:]
        for phrase in phrases {
            let key = "\(phrase.language) \(phrase.place.file.path)"
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(phrase)
        }
        return order.compactMap { key in
            groups[key].flatMap { group in
                group.first.map { file(group, source: $0.place.file, language: $0.language, name: \.key, title: { _ in nil }) }
            }
        }
    }

    /// A tree for each language, to be written as a phrase file: intents have names that can be, and their keys as titles.
    package func printableFiles() -> [PhraseFile] {
        let names = Self.names(of: phrases)
        var order: [String] = []
        for phrase in phrases where !order.contains(phrase.language) { order.append(phrase.language) }
        return order.map { language in
            let own = phrases.filter { $0.language == language }.map { phrase in
                var phrase = phrase
                phrase.place = SourcePlace(Self.escapedSigns, Self.everywhere)
                return phrase
            }
            return file(own, source: Self.escapedSigns, language: language, name: { names[$0.key] ?? $0.key }, title: \.key)
        }
    }

    /// Full-width signs look like syntax and stay escaped where they were: as a printer looks for that in the source, here is one.
    static let escapedSigns = SourceFile(path: "catalog", bytes: Array("\\（\\）\\；\\＜\\＞\\［\\］\\｜".utf8))
    private static let everywhere = SourceSpan(0, escapedSigns.bytes.count)

    private func file(
        _ phrases: [CatalogPhrase], source: SourceFile, language: String, name: (CatalogPhrase) -> String,
        title: (CatalogPhrase) -> String?
    ) -> PhraseFile {
        let start = SourceSpan(0, 0)
        var file = PhraseFile(
            source: source, language: LanguageClause(tag: Spanned(language, start), spacingFree: Self.isSpacingFree(language), span: start))
        let app = NameForm.nearestName(to: appNames.first ?? "")
        file.declarations.append(.app(AppDeclaration(name: Spanned(app, start), names: appNames.map { Spanned($0, start) }, span: start)))
        var order: [String] = []
        var intents: [String: IntentDeclaration] = [:]
        for phrase in phrases {
            let span = phrase.place.span
            if intents[phrase.key] == nil {
                order.append(phrase.key)
                intents[phrase.key] = IntentDeclaration(
                    name: Spanned(name(phrase), span), title: title(phrase).map { Spanned($0, span) }, members: [], span: span)
            }
            intents[phrase.key]?.members.append(
                .phrase(PhraseDeclaration(template: Self.template(of: phrase.pieces, at: span), span: span)))
        }
        for key in order {
            guard var intent = intents[key] else { continue }
            intent.members += Self.parameters(of: phrases.filter { $0.key == key })
            file.declarations.append(.intent(intent))
        }
        return file
    }

    private static func parameters(of phrases: [CatalogPhrase]) -> [IntentMember] {
        var names: [String] = []
        for phrase in phrases {
            for name in phrase.parameters where !names.contains(name) { names.append(name) }
        }
        guard let span = phrases.first?.place.span else { return [] }
        return names.map { name in
            .parameter(
                ParameterDeclaration(
                    name: Spanned(NameForm.nearestName(to: name), span), type: .named(Spanned("text", span)), span: span))
        }
    }

    static func template(of pieces: [CatalogPhrase.Piece], at span: SourceSpan) -> Template {
        var items: [TemplateItem] = []
        for piece in pieces {
            switch piece {
            case .placeholder(let name):
                let isApp = name == CatalogPhrase.applicationName
                items.append(
                    .reference(Reference(name: Spanned(isApp ? "app" : NameForm.nearestName(to: name), span), span: span)))
            case .text(let text):
                for (index, word) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace).enumerated() {
                    if index > 0, items.last.map({ !$0.isSpace }) ?? false { items.append(.space(span: span)) }
                    if !word.isEmpty { items.append(.literal(String(word), span: span)) }
                }
            }
        }
        if items.last?.isSpace ?? false { items.removeLast() }
        return Template(items: items, span: span)
    }

    /// A name for each key: its words, the first letter of each large, the app left out; a number where two would be called alike.
    private static func names(of phrases: [CatalogPhrase]) -> [String: String] {
        var names: [String: String] = [:]
        var taken: Set<String> = []
        for key in phrases.map(\.key) where names[key] == nil {
            let pieces = CatalogPhrase.pieces(of: key) ?? [.text(key)]
            let words = pieces.flatMap { piece -> [Substring] in
                switch piece {
                case .placeholder(CatalogPhrase.applicationName): []
                case .placeholder(let name): [name[...]]
                case .text(let text): text.split { !$0.isLetter && !$0.isNumber }
                }
            }
            let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
            let stem = NameForm.nearestName(to: joined.isEmpty ? "Shortcut" : joined)
            var name = stem
            var number = 2
            while !taken.insert(name).inserted {
                name = "\(stem)\(number)"
                number += 1
            }
            names[key] = name
        }
        return names
    }

    /// The languages that are written without spaces between words.
    static func isSpacingFree(_ language: String) -> Bool {
        ["ja", "zh", "yue", "th", "lo", "km", "my"].contains(language.split(separator: "-").first ?? "")
    }
}

extension TemplateItem {
    fileprivate var isSpace: Bool { if case .space = self { true } else { false } }
}
