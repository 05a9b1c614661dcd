/// A node of the phrase graph, by its place in `PhraseGraph`.
struct NodeID: Hashable, Sendable, BitwiseCopyable {
    let rawValue: UInt32

    var index: Int { Int(rawValue) }
}

/// What a node reads before it goes on.
enum NodeKind: UInt8, Sendable {
    /// Nothing: no way leads through this node.
    case never
    /// One character inside a word; the label is the scalar's value.
    case character
    /// A whole word, followed by a space or the end; the label is a `WordID`.
    case word
    /// A value; the label is a `SymbolID`.
    case slot
    /// Free text; the label is a `SymbolID`.
    case freeText
    /// What separates words.
    case space
    /// The same behind free text: no other free text may begin right behind it.
    case spaceBehindFreeText
    /// What separates words where spacing is free: beside a letter of a script written without spaces, the text may have a space or none.
    case freeSpace
    case freeSpaceBehindFreeText
    /// One of several ways; the label is the first in the pool, `next` their number.
    case split
    /// The end of a phrase; the label is its `PhraseID`.
    case accept
}

/// Four bits of kind and 28 of label, then the node that follows.
struct GraphNode: Hashable, Sendable, BitwiseCopyable {
    static let maximumLabel = (1 << 28) - 1

    var head: UInt32
    var next: NodeID

    /// A head alone, for reading kind and label.
    init(head: UInt32) {
        self.head = head
        next = NodeID(rawValue: 0)
    }

    init(_ kind: NodeKind, label: UInt32, next: NodeID) {
        assert(label <= Self.maximumLabel)
        head = UInt32(kind.rawValue) << 28 | label
        self.next = next
    }

    /// The head is written by `init` alone, so the kind is always one of those above.
    var kind: NodeKind { NodeKind(rawValue: UInt8(truncatingIfNeeded: head >> 28)) ?? .never }
    var label: UInt32 { head & 0x0FFF_FFFF }
}
