package import PhraseSyntax
import PhraseText

/// Makes phrase files of what catalogues say: an intent for each key.
///
/// `${applicationName}` is the app, whatever it is called; every other placeholder is a text, as a catalogue does not say which values a
/// parameter has.
package struct CatalogConverter {
    private let phrases: [CatalogPhrase]
    private let appNames: [String]
    /// What the placeholders of each key are called, in all languages alike.
    private let placeholders: [String: PlaceholderNames]

    /// - Parameter appNames: What the app is called, the usual name first.
    package init(_ phrases: [CatalogPhrase], appNames: [String]) {
        self.phrases = phrases
        self.appNames = appNames
        var placeholders: [String: PlaceholderNames] = [:]
        for phrase in phrases {
            for name in phrase.parameters { placeholders[phrase.key, default: PlaceholderNames()].insert(name) }
        }
        self.placeholders = placeholders
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
        var groups: [String: [CatalogPhrase]] = [:]
        for var phrase in phrases {
            phrase.place = SourcePlace(Self.escapedSigns, Self.everywhere)
            if groups[phrase.language] == nil { order.append(phrase.language) }
            groups[phrase.language, default: []].append(phrase)
        }
        return order.map { language in
            file(
                groups[language] ?? [], source: Self.escapedSigns, language: language, name: { names[$0.key] ?? $0.key }, title: \.key)
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
        var file = PhraseFile(appNames: appNames, language: language, source: source, at: start)
        var order: [String] = []
        var intents: [String: IntentDeclaration] = [:]
        var parameters: [String: ParameterList] = [:]
        for phrase in phrases {
            let span = phrase.place.span
            let names = placeholders[phrase.key] ?? PlaceholderNames()
            if intents[phrase.key] == nil {
                order.append(phrase.key)
                intents[phrase.key] = IntentDeclaration(
                    name: Spanned(name(phrase), span), title: title(phrase).map { Spanned($0, span) }, members: [], span: span)
            }
            intents[phrase.key]?.members.append(
                .phrase(PhraseDeclaration(template: Self.template(of: phrase.pieces, names: names, at: span), span: span)))
            for placeholder in phrase.parameters {
                if let name = names[placeholder] { parameters[phrase.key, default: ParameterList()].insert(name, at: span) }
            }
        }
        for key in order {
            guard var intent = intents[key] else { continue }
            intent.members += parameters[key]?.members ?? []
            file.declarations.append(.intent(intent))
        }
        return file
    }

    /// Parameters of texts, in the order of the phrases, each once.
    private struct ParameterList {
        private(set) var members: [IntentMember] = []
        private var names: Set<String> = []

        mutating func insert(_ name: String, at span: SourceSpan) {
            guard names.insert(name).inserted else { return }
            members.append(
                .parameter(ParameterDeclaration(name: Spanned(name, span), type: .named(Spanned("text", span)), span: span)))
        }
    }

    static func template(of pieces: [CatalogPhrase.Piece], names: PlaceholderNames, at span: SourceSpan) -> Template {
        var items: [TemplateItem] = []
        for piece in pieces {
            switch piece {
            case .placeholder(let name):
                items.append(.reference(Reference(name: Spanned(names[name] ?? NameForm.nearestName(to: name), span), span: span)))
            case .text(let text):
                let words = text.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: \.properties.isWhitespace)
                for (index, word) in words.enumerated() {
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
        var unique = UniqueNames()
        for key in phrases.map(\.key) where names[key] == nil {
            let pieces = CatalogPhrase.piecesAndFaults(of: key).pieces
            let words = pieces.flatMap { piece -> [Substring] in
                switch piece {
                case .placeholder(CatalogPhrase.applicationName): []
                case .placeholder(let name): [name[...]]
                case .text(let text): text.split { !$0.isLetter && !$0.isNumber }
                }
            }
            let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
            names[key] = unique.name(for: NameForm.nearestName(to: joined.isEmpty ? "Shortcut" : joined))
        }
        return names
    }
}

extension TemplateItem {
    fileprivate var isSpace: Bool { if case .space = self { true } else { false } }
}
