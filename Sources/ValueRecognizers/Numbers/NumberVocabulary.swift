/// The words of numbers of one language while they are collected: a trie that grows.
///
/// Words are folded bytes with joints; see `WordTrie`, into which the vocabulary is frozen.
struct NumberVocabulary: Sendable {
    private struct Node: Sendable {
        var label: UInt8
        var firstChild: Int32 = -1
        var nextSibling: Int32 = -1
        var pieces: [NumberPiece] = []
    }

    private var nodes = [Node(label: 0)]

    mutating func insert(_ words: some Sequence<UInt8>, _ piece: NumberPiece) {
        let node = words.reduce(0) { child(of: $0, $1) ?? addChild(to: $0, $1) }
        guard node > 0, !nodes[node].pieces.contains(piece) else { return }
        nodes[node].pieces.append(piece)
    }

    mutating func remove(_ words: some Sequence<UInt8>, _ piece: NumberPiece) {
        let node = words.reduce(Optional(0)) { node, byte in node.flatMap { child(of: $0, byte) } }
        if let node { nodes[node].pieces.removeAll { $0 == piece } }
    }

    /// What the words as a whole mean.
    func pieces(of words: some Sequence<UInt8>) -> [NumberPiece] {
        var node: Int? = 0
        for byte in words {
            node = node.flatMap { child(of: $0, byte) }
            if node == nil { return [] }
        }
        return node.map { nodes[$0].pieces } ?? []
    }

    /// All words, each with what it means.
    var entries: [(words: [UInt8], meanings: [NumberPiece])] {
        var entries: [(words: [UInt8], meanings: [NumberPiece])] = []
        var words: [UInt8] = []
        func visit(_ node: Int) {
            if !nodes[node].pieces.isEmpty { entries.append((words, nodes[node].pieces)) }
            var child = nodes[node].firstChild
            while child >= 0 {
                words.append(nodes[Int(child)].label)
                visit(Int(child))
                words.removeLast()
                child = nodes[Int(child)].nextSibling
            }
        }
        visit(0)
        return entries
    }

    func frozen() -> WordTrie<NumberPiece> { WordTrie(entries) }

    private func child(of node: Int, _ byte: UInt8) -> Int? {
        var child = nodes[node].firstChild
        while child >= 0, nodes[Int(child)].label != byte { child = nodes[Int(child)].nextSibling }
        return child < 0 ? nil : Int(child)
    }

    private mutating func addChild(to node: Int, _ byte: UInt8) -> Int {
        nodes.append(Node(label: byte, nextSibling: nodes[node].firstChild))
        nodes[node].firstChild = Int32(nodes.count - 1)
        return nodes.count - 1
    }
}

// MARK: Reading

extension NumberVocabulary {
    /// The number that words say as a whole; `nil` where they say none, or several.
    ///
    /// A joint of the words may be one of an entry, or stand between two.
    func value(of words: [UInt8]) -> Int? {
        var value: Int?
        var isOne = true
        read(words, from: 0, NumberState()) { number in
            isOne = isOne && value ?? number == number
            value = number
        }
        return isOne ? value : nil
    }

    private func read(_ words: [UInt8], from start: Int, _ state: NumberState, report: (Int) -> Void) {
        walk(words, start, node: 0) { pieces, end in
            for piece in pieces {
                guard let next = state.adding(piece) else { continue }
                if end < words.count {
                    read(words, from: words[end] == .joint ? end + 1 : end, next, report: report)
                } else if !next.isPending {
                    report(next.value)
                }
            }
        }
    }

    private func walk(_ words: [UInt8], _ start: Int, node startNode: Int, report: ([NumberPiece], Int) -> Void) {
        var node = startNode
        var position = start
        while true {
            if !nodes[node].pieces.isEmpty { report(nodes[node].pieces, position) }
            // A joint of an entry may be nothing in the words.
            if position < words.count, words[position] != .joint, let joint = child(of: node, .joint) {
                walk(words, position, node: joint, report: report)
            }
            guard position < words.count, let next = child(of: node, words[position]) else { return }
            node = next
            position += 1
        }
    }
}
