/// Collects the values of lists and freezes them.
struct ValueTablesBuilder {
    private var tables: [ValueTables.Table] = []
    private var nodes: [ValueTables.Node] = []
    private var labels: [UInt8] = []
    private var runs: [UInt8] = []
    private var terminals: [ValueTables.Terminal] = []
    private var filters: [UInt64] = []
    /// Rows of bits that values add to a way.
    private var effects: RowTable

    init(contextWidth: Int) {
        effects = RowTable(width: contextWidth)
    }

    var count: Int { tables.count }

    mutating func effect(of row: [UInt64]) -> UInt32 { effects.number(of: row) }

    /// Adds a list. Of two values with one text the first by place comes first. O(bytes + values · log values).
    mutating func add(_ texts: consuming ListTexts, gain: UInt64, passesSpaces: Bool) {
        texts.sort()
        let filter = addFilter(texts)
        let starts = addStarts(texts)
        let root = UInt32(nodes.count)
        appendNode(label: 0)
        // Depth first, so that making the trie reads the texts in order, and a walk down it goes forward in memory.
        var open = [(node: Int(root), range: texts.entries.indices, depth: 0)]
        while let (node, range, depth) = open.popLast() { fill(node, range, depth: depth, of: texts, open: &open) }
        tables.append(
            ValueTables.Table(
                root: root, filter: filter.start, filterMask: filter.mask, starts: starts, passesSpaces: passesSpaces ? 1 : 0, gain: gain))
    }

    private mutating func fill(
        _ node: Int, _ range: Range<Int>, depth: Int, of texts: borrowing ListTexts,
        open: inout [(node: Int, range: Range<Int>, depth: Int)]
    ) {
        // Where the node's rows would begin if it had none: of those of one list, all lie between its root's and the next root's.
        nodes[node].run = UInt32(runs.count)
        nodes[node].terminals = UInt32(terminals.count)
        nodes[node].children = UInt32(nodes.count)
        guard let firstIndex = range.first, let lastIndex = range.last else { return }
        let first = texts.entries[firstIndex]
        let last = texts.entries[lastIndex]
        var end = depth
        while end < first.count, end < last.count, texts.byte(end, of: first) == texts.byte(end, of: last) { end += 1 }
        nodes[node].runLength = UInt32(end - depth)
        runs.append(contentsOf: texts.bytes[Int(first.start) + depth..<Int(first.start) + end])
        var index = range.lowerBound
        while index < range.upperBound, texts.entries[index].count == end {
            let entry = texts.entries[index]
            if nodes[node].terminalCount == 0 || terminals[terminals.count - 1].value != entry.value {
                terminals.append(
                    ValueTables.Terminal(value: entry.value, characters: texts.characters(of: entry), effect: entry.effect))
                nodes[node].terminalCount += 1
            }
            index += 1
        }
        let firstOpen = open.count
        while index < range.upperBound {
            let label = texts.byte(end, of: texts.entries[index])
            var upper = index + 1
            while upper < range.upperBound, texts.byte(end, of: texts.entries[upper]) == label { upper += 1 }
            open.append((nodes.count, index..<upper, end + 1))
            appendNode(label: label)
            index = upper
        }
        nodes[node].childCount = UInt32(open.count - firstOpen)
        // The last one pushed is the next one filled.
        open[firstOpen...].reverse()
    }

    private mutating func appendNode(label: UInt8) {
        nodes.append(ValueTables.Node(run: 0, runLength: 0, children: 0, childCount: 0, terminals: 0, terminalCount: 0))
        labels.append(label)
    }

    private mutating func addFilter(_ texts: borrowing ListTexts) -> (start: UInt32, mask: UInt32) {
        var bits = 64
        while bits < texts.entries.count * 16, bits < 1 << 26 { bits *= 2 }
        let start = filters.count
        filters.append(contentsOf: repeatElement(0, count: bits / 64))
        for firstWord in texts.firstWords {
            let bit = Int(firstWord) & (bits - 1)
            filters[start + bit / 64] |= 1 << UInt64(bit & 63)
        }
        return (UInt32(start), UInt32(bits - 1))
    }

    private mutating func addStarts(_ texts: borrowing ListTexts) -> UInt32 {
        let start = filters.count
        filters.append(contentsOf: repeatElement(0, count: ValueTables.startBits / 64))
        for entry in texts.entries {
            let first = texts.byte(0, of: entry)
            // Behind a value of one byte any may follow.
            let seconds = entry.count > 1 ? texts.byte(1, of: entry)...texts.byte(1, of: entry) : UInt8.min...UInt8.max
            for second in seconds {
                let bit = Int(ValueTables.startBit(first, second))
                filters[start + bit / 64] |= 1 << UInt64(bit & 63)
            }
        }
        return UInt32(start)
    }

    /// Labels and runs are padded, so that eight of them can be read at each.
    consuming func freeze() -> ValueTables {
        labels.append(contentsOf: repeatElement(0, count: 8))
        runs.append(contentsOf: repeatElement(0, count: 8))
        return ValueTables(
            tables: FrozenTable(tables), nodes: FrozenTable(nodes), labels: FrozenTable(labels), runs: FrozenTable(runs),
            terminals: FrozenTable(terminals), filters: FrozenTable(filters), effects: FrozenTable(effects.words))
    }
}
