import PhraseSyntax
import PhraseText
import Testing

@testable import PhraseAutomaton

extension CompiledPhrases {
    /// Facts, each written `KEY = value` as in a phrase file.
    func context(_ facts: [String]) throws -> CallerContext {
        guard !facts.isEmpty else { return .none }
        let value = try #require(Self.values("x" + facts.map { " with \($0)" }.joined()).first)
        return automaton.context(of: Dictionary(value.facts.map { ($0.key.value, FactValue($0.value)) }) { _, last in last })
    }

    /// Values of lists, written as in a phrase file.
    func bindings(_ lists: [String: [String]]) throws -> ListBindings {
        var bindings = ListBindings()
        for (name, lines) in lists {
            let values = try Self.values(lines.joined(separator: "\n"))
            let bound = values.map { value in
                BoundList.Value(
                    canonical: value.wordings.first?.plainText ?? "", texts: value.wordings.map(\.plainText),
                    facts: value.facts.map { (key: $0.key.value, value: FactValue($0.value)) })
            }
            for index in automaton.library.lists.indices where automaton.library.lists[index].name == name {
                bindings.bind(BoundList(bound, of: ListID(index), in: automaton))
            }
        }
        return bindings
    }

    private static func values(_ text: String) throws -> [ListValue] {
        let lines = text.split(separator: "\n").map { "  \($0)\n" }.joined()
        let (file, _) = PhraseParser(source: SourceFile(path: "values", text: "language en\nlist values\n" + lines)).parse()
        let lists = file.declarations.compactMap { if case .list(let list) = $0 { list } else { nil } }
        return try #require(lists.first).values
    }
}
