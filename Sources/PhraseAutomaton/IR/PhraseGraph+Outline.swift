import PhraseSyntax
import PhraseText

extension AutomatonCompiler {
    /// The graph of all phrases as text, a node a line, from the ends of the phrases to their beginnings: for people.
    ///
    ///     1 accept Greet (greetings.phrases:3)
    ///     2 word "hello" → 1
    ///     begin → 2
    package func outlineOfGraph() -> String {
        let lowering = lowered()
        let names = OutlineNames(
            library: FrozenLibraryBuilder(library).freeze(symbols: []), symbols: lowering.symbols.symbols)
        var text = ""
        for (index, node) in lowering.graph.nodes.enumerated() where node.kind != .never {
            text += "\(index) "
            switch node.kind {
            case .never: break
            case .character: text += "character \(names.character(node.label))"
            case .word: text += "word " + names.quoted(String(decoding: lowering.vocabulary.words[Int(node.label)], as: UTF8.self))
            case .slot: text += "slot \(names.symbol(node.label))"
            case .freeText: text += "text \(names.symbol(node.label))"
            case .space: text += "space"
            case .spaceBehindFreeText: text += "space behind text"
            case .freeSpace: text += "free space"
            case .freeSpaceBehindFreeText: text += "free space behind text"
            case .split: text += "split → " + lowering.graph.ways(of: node).map { String($0.rawValue) }.joined(separator: ", ")
            case .accept: text += "accept \(names.phrase(node.label))"
            }
            if node.kind != .split, node.kind != .accept { text += " → \(node.next.rawValue)" }
            text += "\n"
        }
        return text + "begin → \(lowering.roots.map { String($0.rawValue) }.joined(separator: ", "))\n"
    }
}
