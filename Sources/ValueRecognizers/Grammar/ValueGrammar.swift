/// A frozen grammar of values: a deterministic automaton over folded bytes and slots.
///
/// Each state knows how its place was reached, which decides what a space of the templates asks of the text: inside a word one must
/// be there; at the start of a word it was there already; after digits it may be there or not.
struct ValueGrammar: Sendable {
    struct State: Sendable {
        var firstEdge: UInt32
        var firstSlot: UInt32
        var firstMark: UInt32
        var firstEnd: UInt32
        var edgeCount: UInt16
        var slotCount: UInt16
        var markCount: UInt16
        var endCount: UInt16
        var latency: EndLatency

        /// Something other than one of its bytes may come.
        fileprivate var isOpen: Bool { slotCount > 0 || endCount > 0 || markCount > 0 }
    }

    /// Whether what ends at a state holds only where its kind is expected.
    struct EndLatency: OptionSet, Sendable {
        let rawValue: UInt8

        /// A phrase ends here that is never latent.
        static let never = EndLatency(rawValue: 1)
        /// A phrase ends here that is latent where a part of it is.
        static let byParts = EndLatency(rawValue: 2)

        /// - Parameter parts: whether a part of the value is latent.
        @inline(__always)
        func isLatent(withLatentParts parts: Bool) -> Bool { !contains(.never) && (parts || !contains(.byParts)) }
    }

    struct Edge: Sendable {
        var byte: UInt8
        var target: UInt32
    }

    struct SlotEdge: Sendable {
        var slot: UInt32
        /// That of the slot: it is asked once for all edges of a state that have its number.
        var reader: UInt32
        /// Behind words, and behind digits.
        var target: UInt32
        var targetAfterDigits: UInt32
    }

    /// A mark that is not heard: whether it stands here, the text as written tells.
    struct MarkEdge: Sendable {
        var mark: Mark
        var target: UInt32
    }

    /// A phrase, for those that read its values.
    struct Phrase: Sendable {
        /// The intent that it stands under.
        var operation: ValueOperation
        /// The values behind `=>`, and those that its group sets.
        var fixed: [(role: Role, value: RoleValue)]
        /// Whether the phrase holds only where its kind is expected; `nil`: where a part of it does.
        var isLatent: Bool?
    }

    struct Slot: Sendable {
        /// `nil` where nobody asks what the slot read.
        var role: Role?
        /// Slots with one reader have one number.
        var reader: Int
    }

    var states: [State] = []
    var edges: [Edge] = []
    var slotEdges: [SlotEdge] = []
    var markEdges: [MarkEdge] = []
    var ends: [UInt32] = []
    var slots: [Slot] = []
    var readers: [ValueCategory] = []
    /// How the values of each reader begin: asked at every place, without counting references.
    private(set) var readerStarts: [Uncounted<StartFilter.Table>] = []
    var phrases: [Phrase] = []
    var starts = StartFilter()

    /// Finds out how values begin, those of the grammar from its first three edges and from how the values of slots do.
    mutating func findStarts() {
        starts = StartFilter()
        readerStarts = readers.map { Uncounted($0.starts.table) }
        guard let first = states.first else { return }
        for edge in edges(of: first) {
            let second = states[Int(edge.target)]
            if second.isOpen { starts.insert(edge.byte) }
            for next in edges(of: second) {
                let third = states[Int(next.target)]
                if third.isOpen { starts.insert(edge.byte, next.byte) }
                for last in edges(of: third) { starts.insert(edge.byte, next.byte, last.byte) }
            }
        }
        for edge in slotEdges(of: first) { starts.insert(contentsOf: readers[Int(edge.reader)].starts) }
    }

    /// Stands in place of a reader that each kind puts in for itself.
    static let gap = ValueCategory.list(NumberedTexts(values: [], wordings: []))

    /// The grammar with a reader in its gap. The rest is shared.
    func filled(with reader: ValueCategory) -> ValueGrammar {
        var grammar = self
        for index in readers.indices where readers[index].isSame(as: Self.gap) { grammar.readers[index] = reader }
        grammar.findStarts()
        return grammar
    }

    func edges(of state: State) -> ArraySlice<Edge> {
        edges[Int(state.firstEdge)..<Int(state.firstEdge) + Int(state.edgeCount)]
    }

    func slotEdges(of state: State) -> ArraySlice<SlotEdge> {
        slotEdges[Int(state.firstSlot)..<Int(state.firstSlot) + Int(state.slotCount)]
    }

    func markEdges(of state: State) -> ArraySlice<MarkEdge> {
        markEdges[Int(state.firstMark)..<Int(state.firstMark) + Int(state.markCount)]
    }

    func ends(of state: State) -> ArraySlice<UInt32> {
        ends[Int(state.firstEnd)..<Int(state.firstEnd) + Int(state.endCount)]
    }

    @inline(__always)
    func target(of state: State, _ byte: UInt8) -> Int? {
        var low = Int(state.firstEdge)
        var high = low + Int(state.edgeCount)
        let end = high
        while low < high {
            let middle = (low + high) / 2
            if edges[middle].byte < byte { low = middle + 1 } else { high = middle }
        }
        return low < end && edges[low].byte == byte ? Int(edges[low].target) : nil
    }
}
