/// The templates of a grammar as a graph, while it is compiled: each node says what must come and what then.
///
/// Equal nodes are one node, so that endings are shared.
struct GrammarGraph {
    enum Node: Hashable {
        case byte(UInt8, next: Int)
        /// The space between two words.
        case space(next: Int)
        case slot(Int, next: Int)
        /// A mark that is not heard, which takes up nothing of the text.
        case mark(Mark, next: Int)
        case choice([Int])
        /// The end of a phrase, by its number.
        case end(Int)
    }

    private(set) var nodes: [Node] = []
    private var known: [Node: Int] = [:]

    mutating func node(_ node: Node) -> Int {
        if let index = known[node] { return index }
        nodes.append(node)
        known[node] = nodes.count - 1
        return nodes.count - 1
    }

    mutating func choice(_ alternatives: [Int]) -> Int {
        let distinct = Set(alternatives).sorted()
        return distinct.count == 1 ? distinct[0] : node(.choice(distinct))
    }

    /// A space or none, then `next`.
    mutating func looseSpace(next: Int) -> Int { choice([node(.space(next: next)), next]) }

    /// Folded bytes, then `next`; a space among them separates words.
    mutating func bytes(_ bytes: [UInt8], next: Int) -> Int {
        bytes.reversed().reduce(next) { next, byte in node(byte == 0x20 ? .space(next: next) : .byte(byte, next: next)) }
    }
}
