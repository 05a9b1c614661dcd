import PhraseText

extension ListSource {
    /// A place in the trie together with one in the text.
    private struct Point: Hashable {
        var node: UInt32
        /// How much of the node's run has been read.
        var run: UInt32
        var offset: Int
    }

    /// Gives every value that a text has at a position, and where it ends, the shortest first.
    ///
    /// - Parameter skips: Words that may go unheard between two words of a value.
    func walk(
        _ text: FoldedText, from position: Int, skipping skips: UnsafePointer<ListSource>? = nil, in sentence: borrowing Sentence,
        _ found: (UnsafePointer<ValueTables.Terminal>, Int) -> Void
    ) {
        var detours: [Point] = []
        var known: Set<Point> = []
        walk(Point(node: table.root, run: 0, offset: position), text, from: position, skips, &detours, &known, in: sentence, found)
        while let detour = detours.popLast() {
            walk(detour, text, from: position, skips, &detours, &known, in: sentence, found)
        }
    }

    /// One way through the text; where words may go unheard, the ways around them are left in `detours`.
    ///
    /// Where detours meet, only the first goes on: there may be as many ways as sets of words that go unheard.
    private func walk(
        _ start: Point, _ text: FoldedText, from position: Int, _ skips: UnsafePointer<ListSource>?, _ detours: inout [Point],
        _ known: inout Set<Point>, in sentence: borrowing Sentence, _ found: (UnsafePointer<ValueTables.Terminal>, Int) -> Void
    ) {
        let passesSpaces = table.passesSpaces != 0
        var number = start.node
        var node = tables.nodes[number]
        var run = node.run + start.run
        var offset = start.offset
        let end = text.count - 1
        let isDetour = offset > position
        // Where words have gone unheard right behind a value's text, the value ended before them.
        var isBehindSkipped = isDetour && start.run == node.runLength
        while true {
            let runEnd = node.run + node.runLength
            while run < runEnd {
                if offset >= end { return }
                if let skips, offset > position, mayBeginWord(at: offset, of: text, in: sentence) {
                    let point = Point(node: number, run: run - node.run, offset: offset)
                    if isDetour, !known.insert(point).inserted { return }
                    addBehindWords(at: point, text, skips, &detours, in: sentence)
                }
                if tables.runs[run] == text[offset] {
                    run += 1
                } else if !passesSpaces || !text.isFreeSpace(offset, in: sentence) {
                    return
                }
                offset += 1
            }
            if !isBehindSkipped {
                for index in node.terminals..<node.terminals + node.terminalCount { found(tables.terminals.address(of: index), offset) }
            }
            isBehindSkipped = false
            guard offset < end, node.childCount > 0 else { return }
            if passesSpaces, text.isFreeSpace(offset, in: sentence) { offset += 1 }
            if let skips, offset > position, mayBeginWord(at: offset, of: text, in: sentence) {
                let point = Point(node: number, run: node.runLength, offset: offset)
                if isDetour, !known.insert(point).inserted { return }
                addBehindWords(at: point, text, skips, &detours, in: sentence)
            }
            let child = tables.child(of: tables.nodes.address(of: number), text[offset])
            guard child != 0 else { return }
            number = child
            node = tables.nodes[child]
            run = node.run
            offset += 1
        }
    }

    @inline(__always)
    private func mayBeginWord(at offset: Int, of text: FoldedText, in sentence: borrowing Sentence) -> Bool {
        text[offset - 1] == 0x20 || (table.passesSpaces != 0 && text.isFreeBoundary(offset, in: sentence))
    }

    /// Adds the points behind words that may go unheard at a point.
    @inline(never)
    private func addBehindWords(
        at point: Point, _ text: FoldedText, _ skips: UnsafePointer<ListSource>, _ detours: inout [Point], in sentence: borrowing Sentence
    ) {
        let isSpacingFree = skips.pointee.table.passesSpaces != 0
        if !isSpacingFree {
            let wordEnd = text.wordEnd(from: point.offset)
            guard skips.pointee.mayBegin(WordKey(text.address(of: point.offset), count: wordEnd - point.offset).hash) else { return }
        }
        var ends: [Int] = []
        skips.pointee.walk(text, from: point.offset, in: sentence) { _, end in ends.append(end) }
        for end in ends {
            guard let next = text.wordStart(behind: end, isSpacingFree: isSpacingFree, in: sentence), next < text.count else { continue }
            detours.append(Point(node: point.node, run: point.run, offset: next))
            if isSpacingFree, let behind = pointBehindSpace(at: point) {
                detours.append(Point(node: behind.node, run: behind.run, offset: next))
            }
        }
    }

    /// The place in the trie behind a value's space, where one comes next.
    private func pointBehindSpace(at point: Point) -> (node: UInt32, run: UInt32)? {
        let node = tables.nodes[point.node]
        guard point.run == node.runLength else { return tables.runs[node.run + point.run] == 0x20 ? (point.node, point.run + 1) : nil }
        let child = tables.child(of: tables.nodes.address(of: point.node), 0x20)
        return child != 0 ? (child, 0) : nil
    }
}
