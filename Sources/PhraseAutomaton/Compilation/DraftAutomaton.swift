/// States and edges in the order of construction, before they are laid out for matching.
struct DraftAutomaton {
    struct State {
        var space: UInt32 = 0
        var freeSpace: UInt32 = 0
        var isSpacingFree = false
        var words = 0
        var characters = 0
        var slots = 0
        var freeTexts = 0
        var accepts = 0
        var forks = 0
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
                words: words.count, characters: characters.count, slots: slots.count, freeTexts: freeTexts.count, accepts: accepts.count,
                forks: forks.count))
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

    func words(of state: Int) -> ArraySlice<Edge> { words[states[state].words..<states[state + 1].words] }
    func characters(of state: Int) -> ArraySlice<Edge> { characters[states[state].characters..<states[state + 1].characters] }
    func slots(of state: Int) -> ArraySlice<SlotEdge> { slots[states[state].slots..<states[state + 1].slots] }
    func freeTexts(of state: Int) -> ArraySlice<FreeTextEdge> { freeTexts[states[state].freeTexts..<states[state + 1].freeTexts] }
    func accepts(of state: Int) -> ArraySlice<UInt32> { accepts[states[state].accepts..<states[state + 1].accepts] }
    func forks(of state: Int) -> ArraySlice<UInt32> { forks[states[state].forks..<states[state + 1].forks] }
}
