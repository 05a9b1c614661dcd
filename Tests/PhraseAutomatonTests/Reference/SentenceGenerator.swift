import Foundation
import PhraseSyntax

/// Makes what may be said for a library: what one of its derivations says, and the same a little wrong, with words to be skipped, facts
/// and bound values.
struct SentenceGenerator {
    private let library: ResolvedLibrary
    private let derivations: [(phrase: ResolvedPhrase, derivations: [Derivation])]
    /// By list; of one that is declared `bound`, what is bound to it last.
    private var wordings: [[String]]
    private let skipped: [String]
    private var random: SeededGenerator

    init(library: ResolvedLibrary, seed: UInt64, limit: Int = 2_000) throws {
        self.library = library
        random = SeededGenerator(seed: seed)
        let lister = DerivationLister(library: library, limit: limit)
        skipped = library.languages.flatMap { $0.skips.map(\.value) }
        derivations = try library.phrases.map { phrase in
            (phrase, try lister.derivations(of: phrase.template, in: phrase.scope, intent: phrase.intent))
        }
        wordings = try library.lists.map { list in
            try list.values.flatMap(\.wordings).flatMap { try lister.derivations(of: $0, in: list.scope, intent: nil) }
                .map { $0.elements.map { if case .text(let text) = $0 { text } else { "" } }.joined() }
        }
    }

    mutating func make() -> Utterance {
        let bound = bindings()
        let facts = (0..<[0, 0, 1, 2].randomElement(using: &random)!).map { _ in FactWriter.fact(&random) }
        return Utterance(sentence: sentence(), facts: facts, bound: bound)
    }

    private mutating func sentence() -> String {
        guard let (phrase, ways) = derivations.randomElement(using: &random), let way = ways.randomElement(using: &random) else {
            return ""
        }
        var text = way.elements.map { said($0, phrase) }.joined()
        for _ in 0..<[0, 0, 0, 1, 1, 2].randomElement(using: &random)! { text = mutated(text) }
        if !skipped.isEmpty {
            for _ in 0..<[0, 1, 1, 2].randomElement(using: &random)! { text = filled(text) }
        }
        return text
    }

    /// Values for the lists that are declared `bound`, mostly of words that the library has.
    private mutating func bindings() -> [String: [String]] {
        var bound: [String: [String]] = [:]
        for list in library.lists where list.isBound && bound[list.name] == nil {
            var values: [String] = []
            for _ in 0..<[0, 1, 2, 3].randomElement(using: &random)! {
                let texts = (0..<Int.random(in: 1...2, using: &random)).map { _ in
                    (0..<Int.random(in: 1...2, using: &random)).map { _ in plainWord() }.joined(separator: " ")
                }
                values.append(texts.joined(separator: " | ") + FactWriter.facts(&random))
            }
            bound[list.name] = values
            for index in library.lists.indices where library.lists[index].name == list.name {
                let texts = values.flatMap { ($0.components(separatedBy: " with ").first ?? "").components(separatedBy: " | ") }
                wordings[index] = texts
            }
        }
        return bound
    }

    /// A word in which nothing is syntax.
    private mutating func plainWord() -> String {
        let word = anyWord().filter { $0.isLetter || $0.isNumber || $0 == "'" || $0 == " " }
        return word.isEmpty ? "lamp" : word
    }

    /// With a word that may go unheard, mostly between two others.
    private mutating func filled(_ text: String) -> String {
        let filler = skipped.randomElement(using: &random) ?? ""
        if Int.random(in: 0..<4, using: &random) == 0 {
            let place = text.unicodeScalars.indices.randomElement(using: &random) ?? text.startIndex
            return String(text[..<place]) + filler + String(text[place...])
        }
        var words = text.split(separator: " ").map(String.init)
        words.insert(filler, at: Int.random(in: 0...words.count, using: &random))
        return words.joined(separator: " ")
    }

    private mutating func said(_ element: Derivation.Element, _ phrase: ResolvedPhrase) -> String {
        switch element {
        case .text(let text): text
        case .app(let app):
            library.apps[app.index].names[library.scopes[phrase.scope.index].language]?.randomElement(using: &random)?.value ?? ""
        case .slot(_, .list(let list)): wordings[list.index].randomElement(using: &random) ?? ""
        case .slot(_, .text): (0..<Int.random(in: 1...3, using: &random)).map { _ in anyWord() }.joined(separator: " ")
        case .slot: ["5", "21", "2.5", "4.3", "twenty", "twenty one", "one", "100", "0"].randomElement(using: &random) ?? ""
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
