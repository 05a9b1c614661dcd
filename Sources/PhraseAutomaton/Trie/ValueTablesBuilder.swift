/// Collects the values of lists and freezes them.
struct ValueTablesBuilder {
    struct Entry {
        var text: [UInt8]
        var value: UInt32
    }

    private var tables: [ValueTables.Table] = []
    private var nodes: [ValueTables.Node] = []
    private var labels: [UInt8] = []
    private var runs: [UInt8] = []
    private var terminals: [ValueTables.Terminal] = []
    private var filters: [UInt64] = []

    var count: Int { tables.count }

    /// Adds a list. Of two values with one text the first by place comes first. O(bytes · log values).
    mutating func add(_ entries: [Entry], gain: UInt64, passesSpaces: Bool) {
        let sorted = entries.filter { !$0.text.isEmpty }.sorted {
            $0.text == $1.text ? $0.value < $1.value : $0.text.lexicographicallyPrecedes($1.text)
        }
        let filter = addFilter(sorted)
        let root = UInt32(nodes.count)
        appendNode(label: 0)
        var open = [(node: Int(root), range: sorted.indices, depth: 0)]
        var next = 0
        while next < open.count {
            let (node, range, depth) = open[next]
            next += 1
            fill(node, range, depth: depth, of: sorted, open: &open)
        }
        tables.append(
            ValueTables.Table(
                root: root, filter: filter.start, filterMask: filter.mask, passesSpaces: passesSpaces ? 1 : 0, gain: gain))
    }

    private mutating func fill(
        _ node: Int, _ range: Range<Int>, depth: Int, of sorted: [Entry], open: inout [(node: Int, range: Range<Int>, depth: Int)]
    ) {
        guard let firstIndex = range.first, let lastIndex = range.last else { return }
        let first = sorted[firstIndex].text
        let last = sorted[lastIndex].text
        var end = depth
        while end < first.count, end < last.count, first[end] == last[end] { end += 1 }
        nodes[node].run = UInt32(runs.count)
        nodes[node].runLength = UInt32(end - depth)
        runs.append(contentsOf: first[depth..<end])
        nodes[node].terminals = UInt32(terminals.count)
        var index = range.lowerBound
        while index < range.upperBound, sorted[index].text.count == end {
            let characters = sorted[index].text.reduce(0) { $0 + ($1 & 0xC0 == 0x80 || $1 == 0x20 ? 0 : 1) }
            let terminal = ValueTables.Terminal(value: sorted[index].value, characters: UInt32(characters))
            if nodes[node].terminalCount == 0 || terminals[terminals.count - 1].value != terminal.value {
                terminals.append(terminal)
                nodes[node].terminalCount += 1
            }
            index += 1
        }
        nodes[node].children = UInt32(nodes.count)
        while index < range.upperBound {
            let label = sorted[index].text[end]
            var upper = index + 1
            while upper < range.upperBound, sorted[upper].text[end] == label { upper += 1 }
            open.append((nodes.count, index..<upper, end + 1))
            appendNode(label: label)
            nodes[node].childCount += 1
            index = upper
        }
    }

    private mutating func appendNode(label: UInt8) {
        nodes.append(ValueTables.Node(run: 0, runLength: 0, children: 0, childCount: 0, terminals: 0, terminalCount: 0))
        labels.append(label)
    }

    private mutating func addFilter(_ entries: [Entry]) -> (start: UInt32, mask: UInt32) {
        var bits = 64
        while bits < entries.count * 16, bits < 1 << 26 { bits *= 2 }
        let start = filters.count
        filters.append(contentsOf: repeatElement(0, count: bits / 64))
        for entry in entries {
            let word = Array(entry.text.prefix { $0 != 0x20 })
            let bit = Int(truncatingIfNeeded: WordHash.hash(word) >> 32) & (bits - 1)
            filters[start + bit / 64] |= 1 << UInt64(bit & 63)
        }
        return (UInt32(start), UInt32(bits - 1))
    }

    func freeze() -> ValueTables {
        ValueTables(
            tables: FrozenTable(tables), nodes: FrozenTable(nodes), labels: FrozenTable(labels), runs: FrozenTable(runs),
            terminals: FrozenTable(terminals), filters: FrozenTable(filters))
    }
}
