/// States and edges in the order of construction, before they are laid out for matching.
struct DraftAutomaton {
    /// Half a million of them are made for a hundred thousand phrases, so that places in the arrays of edges take four bytes.
    struct State {
        var space: UInt32 = 0
        var freeSpace: UInt32 = 0
        var words: UInt32 = 0
        var characters: UInt32 = 0
        var slots: UInt32 = 0
        var freeTexts: UInt32 = 0
        var accepts: UInt32 = 0
        var forks: UInt32 = 0
        var isSpacingFree = false
    }

    struct Edge {
        var label: UInt32
        var target: UInt32
    }

    struct FreeTextEdge {
        var symbol: UInt32
        var target: UInt32
        /// The state inside a word, where the template glues something to the free text; 0 where it does not.
        var gluedTarget: UInt32
    }

    struct SlotEdge {
        var symbol: UInt32
        var target: UInt32
        var targetBehindDigits: UInt32
    }

    /// Where the edges of each state begin; those of the next end them. State 0 has none.
    private(set) var states: [State] = [State()]
    private(set) var words: [Edge] = []
    private(set) var characters: [Edge] = []
    private(set) var slots: [SlotEdge] = []
    private(set) var freeTexts: [FreeTextEdge] = []
    private(set) var accepts: [UInt32] = []
    private(set) var forks: [UInt32] = []

    var count: Int { states.count - 1 }
    var edgeCount: Int {
        words.count + characters.count + slots.count + freeTexts.count + accepts.count + forks.count
            + states.reduce(0) { $0 + ($1.space == 0 ? 0 : 1) }
    }

    mutating func beginState() {
        states.append(
            State(
                words: UInt32(words.count), characters: UInt32(characters.count), slots: UInt32(slots.count),
                freeTexts: UInt32(freeTexts.count), accepts: UInt32(accepts.count), forks: UInt32(forks.count)))
    }

    /// Adds the state that ends the edges of the last one.
    mutating func finish() { beginState() }

    mutating func setSpace(_ target: UInt32) { states[states.count - 1].space = target }
    mutating func setFreeSpace(_ target: UInt32, isSpacingFree: Bool) {
        states[states.count - 1].freeSpace = target
        states[states.count - 1].isSpacingFree = isSpacingFree
    }
    mutating func addWord(_ word: UInt32, to target: UInt32) { if target != 0 { words.append(Edge(label: word, target: target)) } }
    mutating func addCharacter(_ scalar: UInt32, to target: UInt32) {
        if target != 0 { characters.append(Edge(label: scalar, target: target)) }
    }
    mutating func addSlot(_ symbol: UInt32, to target: UInt32, behindDigits: UInt32) {
        if target != 0 || behindDigits != 0 {
            slots.append(SlotEdge(symbol: symbol, target: target, targetBehindDigits: behindDigits))
        }
    }
    mutating func addFreeText(_ symbol: UInt32, to target: UInt32, insideWord gluedTarget: UInt32) {
        if target != 0 { freeTexts.append(FreeTextEdge(symbol: symbol, target: target, gluedTarget: gluedTarget)) }
    }
    mutating func addAccept(_ phrase: UInt32) { accepts.append(phrase) }
    mutating func addFork(_ state: UInt32) { if state != 0 { forks.append(state) } }

    func words(of state: Int) -> ArraySlice<Edge> { words[range(of: state, \.words)] }
    func characters(of state: Int) -> ArraySlice<Edge> { characters[range(of: state, \.characters)] }
    func slots(of state: Int) -> ArraySlice<SlotEdge> { slots[range(of: state, \.slots)] }
    func freeTexts(of state: Int) -> ArraySlice<FreeTextEdge> { freeTexts[range(of: state, \.freeTexts)] }
    func accepts(of state: Int) -> ArraySlice<UInt32> { accepts[range(of: state, \.accepts)] }
    func forks(of state: Int) -> ArraySlice<UInt32> { forks[range(of: state, \.forks)] }

    @inline(__always)
    private func range(of state: Int, _ start: (State) -> UInt32) -> Range<Int> {
        Int(start(states[state]))..<Int(start(states[state + 1]))
    }
}
