/// Words, or several, each with what it stands for: a trie of folded bytes.
///
/// Where words are joined stands a *joint*: in the text a space, a hyphen or nothing at all, so that "twenty-one", "twenty one" and
/// "twentyone" are one entry. Frozen into flat arrays: the children of a node lie side by side, sorted by their byte. Reading them counts no reference.
final class WordTrie<Meaning: BitwiseCopyable & Sendable>: Sendable {
    private struct Node: BitwiseCopyable, Sendable {
        var firstChild: UInt32
        var firstMeaning: UInt32
        var childCount: UInt8
        var meaningCount: UInt8
        var label: UInt8
    }

    private let nodes: FlatRows<Node>
    private let meanings: FlatRows<Meaning>

    /// - Parameter combine: what the words mean of which two entries tell, the earlier one first.
    /// - Complexity: linear in the entries' bytes, times the logarithm of their number.
    init(_ entries: some Sequence<(words: [UInt8], meanings: [Meaning])>, combine: ([Meaning], [Meaning]) -> [Meaning] = { $0 + $1 }) {
        let sorted = Self.sorted(Array(entries), combine)
        var meanings: [Meaning] = []
        var nodes = [Node(firstChild: 0, firstMeaning: 0, childCount: 0, meaningCount: 0, label: 0)]
        // Breadth first, so that siblings are neighbours: each open node is a run of the sorted entries with one prefix.
        var open = [(node: 0, depth: 0, entries: 0..<sorted.count)]
        var next = 0
        while next < open.count {
            let (node, depth, run) = open[next]
            next += 1
            var index = run.lowerBound
            if index < run.upperBound, sorted[index].words.count == depth {
                nodes[node].firstMeaning = UInt32(meanings.count)
                nodes[node].meaningCount = UInt8(clamping: sorted[index].meanings.count)
                meanings += sorted[index].meanings
                index += 1
            }
            nodes[node].firstChild = UInt32(nodes.count)
            while index < run.upperBound {
                let label = sorted[index].words[depth]
                let first = index
                while index < run.upperBound, sorted[index].words[depth] == label { index += 1 }
                open.append((nodes.count, depth + 1, first..<index))
                nodes.append(Node(firstChild: 0, firstMeaning: 0, childCount: 0, meaningCount: 0, label: label))
                nodes[node].childCount += 1
            }
        }
        self.nodes = FlatRows(nodes)
        self.meanings = FlatRows(meanings)
    }

    private static func sorted(
        _ entries: [(words: [UInt8], meanings: [Meaning])], _ combine: ([Meaning], [Meaning]) -> [Meaning]
    ) -> [(words: [UInt8], meanings: [Meaning])] {
        // By number, so that no array is moved while sorting, and what is equal stays in order.
        let order = entries.indices.sorted { left, right in
            switch compare(entries[left].words, entries[right].words) {
            case 0: left < right
            case let difference: difference < 0
            }
        }
        var sorted: [(words: [UInt8], meanings: [Meaning])] = []
        sorted.reserveCapacity(entries.count)
        for index in order {
            if let last = sorted.indices.last, sorted[last].words == entries[index].words {
                sorted[last].meanings = combine(sorted[last].meanings, entries[index].meanings)
            } else {
                sorted.append(entries[index])
            }
        }
        return sorted
    }

    private static func compare(_ left: [UInt8], _ right: [UInt8]) -> Int {
        left.withUnsafeBufferPointer { left in
            right.withUnsafeBufferPointer { right in
                for index in 0..<min(left.count, right.count) where left[index] != right[index] {
                    return Int(left[index]) - Int(right[index])
                }
                return left.count - right.count
            }
        }
    }

    deinit {
        nodes.deallocate()
        meanings.deallocate()
    }

    /// How the entries begin whose meaning can stand first.
    func starts(where isFirst: (Meaning) -> Bool) -> StartFilter {
        var filter = StartFilter()
        for first in children(of: 0) {
            let label = nodes[first].label
            if isOpen(first, isFirst) { filter.insert(label) }
            for second in children(of: first) where leads(from: second, isFirst) {
                if isOpen(second, isFirst) { filter.insert(label, nodes[second].label) }
                for third in children(of: second) where leads(from: third, isFirst) {
                    filter.insert(label, nodes[second].label, nodes[third].label)
                }
            }
        }
        return filter
    }

    /// Behind the node anything may stand: an entry ends there, or a joint follows, which may be nothing.
    private func isOpen(_ node: Int, _ isFirst: (Meaning) -> Bool) -> Bool {
        hasMeaning(node, isFirst) || children(of: node).contains { nodes[$0].label == UInt8.joint && leads(from: $0, isFirst) }
    }

    private func children(of node: Int) -> Range<Int> {
        Int(nodes[node].firstChild)..<Int(nodes[node].firstChild) + Int(nodes[node].childCount)
    }

    private func hasMeaning(_ node: Int, _ condition: (Meaning) -> Bool) -> Bool {
        let first = Int(nodes[node].firstMeaning)
        return (first..<first + Int(nodes[node].meaningCount)).contains { condition(meanings[$0]) }
    }

    private func leads(from node: Int, _ condition: (Meaning) -> Bool) -> Bool {
        hasMeaning(node, condition) || children(of: node).contains { leads(from: $0, condition) }
    }

    /// Reports what every entry that stands at `start` means, and where it ends.
    func entries(in text: FoldedText, at start: Int, report: (Meaning, Int) -> Void) {
        walk(0, text, start, report)
    }

    private func walk(_ start: Int, _ text: FoldedText, _ position: Int, _ report: (Meaning, Int) -> Void) {
        var node = start
        var position = position
        while true {
            let here = nodes[node]
            for meaning in 0..<Int(here.meaningCount) { report(meanings[Int(here.firstMeaning) + meaning], position) }
            guard here.childCount > 0 else { return }
            // The joint is the least label, so it is the first child.
            if nodes[Int(here.firstChild)].label == UInt8.joint {
                walk(Int(here.firstChild), text, text.afterJoint(position), report)
            }
            guard let child = child(of: here, text[position]) else { return }
            node = child
            position += 1
        }
    }

    @inline(__always)
    private func child(of node: Node, _ byte: UInt8) -> Int? {
        var low = Int(node.firstChild)
        var high = low + Int(node.childCount)
        while low < high {
            let middle = (low + high) / 2
            if nodes[middle].label < byte { low = middle + 1 } else { high = middle }
        }
        return low < Int(node.firstChild) + Int(node.childCount) && nodes[low].label == byte ? low : nil
    }
}

extension UInt8 {
    /// Stands for a joint among the bytes of an entry; no folded text has it.
    static let joint: UInt8 = 0x1F
}

extension FoldedText {
    /// Behind the space or hyphen at `position`, or there itself: words may be joined without.
    @inline(__always)
    func afterJoint(_ position: Int) -> Int {
        self[position] == 0x20 || self[position] == 0x2D ? position + 1 : position
    }
}
