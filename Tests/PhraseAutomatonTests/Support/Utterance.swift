import PhraseAutomaton
import PhraseSyntax
import PhraseText

/// A sentence with what is known and bound while it is said, written as the corpora write them.
struct Utterance {
    var sentence: String
    /// Each `KEY = value`.
    var facts: [String] = []
    /// By the list's name its values, written as in a phrase file.
    var bound: [String: [String]] = [:]

    /// What the caller states; of a key that is stated twice the last.
    func stated() throws -> [String: FactValue] {
        guard !facts.isEmpty else { return [:] }
        let value = try Self.values(["x" + facts.map { " with \($0)" }.joined()])[0]
        return Dictionary(value.facts.map { ($0.key.value, FactValue($0.value)) }) { _, last in last }
    }

    func boundValues() throws -> [String: [ListValue]] { try bound.mapValues(Self.values) }

    private struct NoList: Error {}

    private static func values(_ lines: [String]) throws -> [ListValue] {
        let text = "language en\nlist values\n" + lines.map { "  \($0)\n" }.joined()
        let (file, _) = PhraseParser(source: SourceFile(path: "values", text: text)).parse()
        guard case .list(let list)? = file.declarations.first, list.values.count == lines.count else { throw NoList() }
        return list.values
    }
}

extension Utterance: CustomStringConvertible {
    /// As in a corpus.
    var description: String {
        let lists = bound.sorted { $0.key < $1.key }.flatMap { name, values in values.map { "@\(name) \($0)\n" } }
        return facts.map { "@ \($0)\n" }.joined() + lists.joined() + "> \(sentence)"
    }
}

extension FrozenAutomaton {
    func context(of utterance: Utterance) throws -> CallerContext { context(of: try utterance.stated()) }

    func bindings(of utterance: Utterance) throws -> ListBindings {
        var bindings = ListBindings()
        for (name, values) in try utterance.boundValues() {
            let bound = values.map { value in
                BoundList.Value(
                    canonical: value.wordings.first?.plainText ?? "", texts: value.wordings.map(\.plainText),
                    facts: value.facts.map { (key: $0.key.value, value: FactValue($0.value)) })
            }
            for list in library.lists where library.isText(library.list(list).name, name) && library.list(list).isBound != 0 {
                bindings.bind(BoundList(bound, of: list, in: self))
            }
        }
        return bindings
    }
}
