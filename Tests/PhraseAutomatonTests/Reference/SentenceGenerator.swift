import PhraseSyntax

/// Makes sentences for a library: what one of its derivations says, and the same a little wrong.
struct SentenceGenerator {
    private let library: ResolvedLibrary
    private let derivations: [(phrase: ResolvedPhrase, derivations: [Derivation])]
    private let wordings: [[String]]
    private var random: SeededGenerator

    init(library: ResolvedLibrary, seed: UInt64, limit: Int = 2_000) throws {
        self.library = library
        random = SeededGenerator(seed: seed)
        let lister = DerivationLister(library: library, limit: limit)
        derivations = try library.phrases.map { phrase in
            (phrase, try lister.derivations(of: phrase.template, in: phrase.scope, intent: phrase.intent))
        }
        wordings = try library.lists.map { list in
            try list.values.flatMap(\.wordings).flatMap { try lister.derivations(of: $0, in: list.scope, intent: nil) }
                .map { $0.elements.map { if case .text(let text) = $0 { text } else { "" } }.joined() }
        }
    }

    mutating func make() -> String {
        guard let (phrase, ways) = derivations.randomElement(using: &random), let way = ways.randomElement(using: &random) else {
            return ""
        }
        var text = way.elements.map { said($0, phrase) }.joined()
        for _ in 0..<[0, 0, 0, 1, 1, 2].randomElement(using: &random)! { text = mutated(text) }
        return text
    }

    private mutating func said(_ element: Derivation.Element, _ phrase: ResolvedPhrase) -> String {
        switch element {
        case .text(let text): text
        case .app(let app):
            library.apps[app.index].names[library.scopes[phrase.scope.index].language]?.randomElement(using: &random)?.value ?? ""
        case .slot(_, .list(let list)): wordings[list.index].randomElement(using: &random) ?? ""
        case .slot(_, .text): (0..<Int.random(in: 1...3, using: &random)).map { _ in anyWord() }.joined(separator: " ")
        case .slot: ["5", "21", "twenty", "twenty one", "one", "100"].randomElement(using: &random) ?? ""
        }
    }

    /// A word that some phrase or list holds, or one that none does.
    private mutating func anyWord() -> String {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: ["milk", "牛乳", "Ümlaut", "\"quoted\"", "कमरेमें", "7"].randomElement(using: &random) ?? ""
        case 1: wordings.randomElement(using: &random)?.randomElement(using: &random) ?? ""
        default:
            derivations.randomElement(using: &random)?.derivations.randomElement(using: &random)?.elements.lazy
                .compactMap { if case .text(let text) = $0 { text.split(separator: " ").first.map(String.init) } else { nil } }.first
                ?? "the"
        }
    }

    private mutating func mutated(_ text: String) -> String {
        var words = text.split(separator: " ").map(String.init)
        guard !words.isEmpty else { return text }
        let index = Int.random(in: 0..<words.count, using: &random)
        switch Int.random(in: 0..<9, using: &random) {
        case 0: words.remove(at: index)
        case 1: words.insert(anyWord(), at: index)
        case 2: words[index] = anyWord()
        case 3: if index + 1 < words.count { words[index] += words.remove(at: index + 1) }
        case 4:
            let middle = words[index].index(words[index].startIndex, offsetBy: words[index].count / 2)
            words[index].insert(" ", at: middle)
        case 5: words[index] = words[index].uppercased()
        case 6: words[index] += [",", "!", "...", "?"].randomElement(using: &random) ?? ""
        case 7: words[index] = "(" + words[index] + ")"
        default: words.swapAt(index, Int.random(in: 0..<words.count, using: &random))
        }
        return words.joined(separator: " ")
    }
}
