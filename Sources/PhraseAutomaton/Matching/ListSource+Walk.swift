import PhraseText

extension ListSource {
    /// Gives every value that a text has at a position, and where it ends, the shortest first.
    @inline(__always)
    func walk(
        _ text: FoldedText, from position: Int, in sentence: borrowing Sentence, _ found: (ValueTables.Terminal, Int) -> Void
    ) {
        let passesSpaces = table.passesSpaces != 0
        var node = tables.nodes[table.root]
        var offset = position
        let end = text.count - 1
        while true {
            var run = node.run
            let runEnd = node.run + node.runLength
            while run < runEnd {
                if offset >= end { return }
                if tables.runs[run] == text[offset] {
                    run += 1
                } else if !passesSpaces || !text.isFreeSpace(offset, in: sentence) {
                    return
                }
                offset += 1
            }
            for index in node.terminals..<node.terminals + node.terminalCount { found(tables.terminals[index], offset) }
            guard offset < end, node.childCount > 0 else { return }
            if passesSpaces, text.isFreeSpace(offset, in: sentence) { offset += 1 }
            guard let child = tables.child(of: node, text[offset]) else { return }
            node = tables.nodes[child]
            offset += 1
        }
    }
}
