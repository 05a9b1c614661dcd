/// The templates of a grammar as a graph, while it is compiled: each node says what must come and what then.
///
/// Equal nodes are one node, so that endings are shared.
struct GrammarGraph {
    struct Node: BitwiseCopyable, Equatable {
        enum Kind: UInt8 {
            case byte
            /// The space between two words.
            case space
            case slot
            /// A mark that is not heard, which takes up nothing of the text.
            case mark
            case choice
            /// The end of a phrase.
            case end
        }

        var kind: Kind
        /// The byte, or the number of the slot, the mark, the phrase; of a choice its first alternative.
        var label: UInt32 = 0
        /// What comes then; of a choice the number of its alternatives.
        var next: UInt32 = 0
    }

    private(set) var nodes: [Node] = []
    /// Nodes, choice by choice.
    private var alternatives: [UInt32] = []
    private var known = NumberedKeys()

    func alternatives(of choice: Node) -> ArraySlice<UInt32> { alternatives[Int(choice.label)..<Int(choice.label + choice.next)] }

    // MARK: Making nodes

    mutating func byte(_ byte: UInt8, next: UInt32) -> UInt32 { node(Node(kind: .byte, label: UInt32(byte), next: next)) }
    mutating func space(next: UInt32) -> UInt32 { node(Node(kind: .space, next: next)) }
    mutating func slot(_ slot: Int, next: UInt32) -> UInt32 { node(Node(kind: .slot, label: UInt32(slot), next: next)) }
    mutating func end(of phrase: Int) -> UInt32 { node(Node(kind: .end, label: UInt32(phrase))) }

    mutating func mark(_ mark: Mark, next: UInt32) -> UInt32 {
        node(Node(kind: .mark, label: UInt32(Mark.allCases.firstIndex(of: mark) ?? 0), next: next))
    }

    private mutating func node(_ node: Node) -> UInt32 {
        let key = UInt64(node.kind.rawValue) << 60 ^ UInt64(node.label) << 32 ^ UInt64(node.next)
        if let number = known.first(key, where: { nodes[$0] == node }) { return UInt32(number) }
        nodes.append(node)
        known.append(key)
        return UInt32(nodes.count - 1)
    }

    mutating func choice(_ choices: [UInt32]) -> UInt32 {
        if choices.count == 1 { return choices[0] }
        var distinct: [UInt32] = []
        for choice in choices.sorted() where distinct.last != choice { distinct.append(choice) }
        if distinct.count == 1 { return distinct[0] }
        let key = distinct.reduce(UInt64(Node.Kind.choice.rawValue)) { NumberedKeys.combined($0, $1) }
        let number = known.first(key) { nodes[$0].kind == .choice && alternatives(of: nodes[$0]).elementsEqual(distinct) }
        if let number { return UInt32(number) }
        nodes.append(Node(kind: .choice, label: UInt32(alternatives.count), next: UInt32(distinct.count)))
        alternatives += distinct
        known.append(key)
        return UInt32(nodes.count - 1)
    }

    /// A space or none, then `next`.
    mutating func looseSpace(next: UInt32) -> UInt32 { choice([space(next: next), next]) }

    /// Folded bytes in each way in which their letters may be written, then `next`.
    mutating func bytes(_ text: [UInt8], in variants: SpellingVariants, next: UInt32) -> UInt32 {
        if variants.isEmpty { return bytes(text, next: next) }
        return variants.pieces(of: text).reversed().reduce(next) { next, ways in choice(ways.map { bytes($0, next: next) }) }
    }

    /// Folded bytes, then `next`; a space among them separates words.
    mutating func bytes(_ bytes: [UInt8], next: UInt32) -> UInt32 {
        bytes.reversed().reduce(next) { next, byte in byte == 0x20 ? space(next: next) : self.byte(byte, next: next) }
    }
}
