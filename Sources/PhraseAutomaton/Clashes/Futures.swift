/// What may still come behind each state, so that a search for clashes leaves ways that cannot come out even.
struct Futures {
    struct Traits: OptionSet, BitwiseCopyable {
        let rawValue: UInt8
        /// Free text may begin.
        static let opensFreeText = Traits(rawValue: 1)
        /// Characters may be free text.
        static let hasFreeText = Traits(rawValue: 2)
        /// Characters may be preferred.
        static let hasPreferred = Traits(rawValue: 4)
        /// Characters may count nothing: those of values.
        static let hasUncounted = Traits(rawValue: 8)
        /// What is being read may turn out to be literal.
        static let mayTurnLiteral = Traits(rawValue: 16)

        static let hasNonliteral: Traits = [.hasFreeText, .hasPreferred, .hasUncounted]
    }

    /// None, one of a number, or several.
    enum Variety: Equatable, BitwiseCopyable {
        case none
        case one(UInt32)
        case several

        mutating func formUnion(_ other: Variety) {
            switch (self, other) {
            case (.none, _): self = other
            case (_, .none): break
            default: if self != other { self = .several }
            }
        }

        /// Whether there may be two that differ, one of each.
        func mayDiffer(from other: Variety) -> Bool {
            switch (self, other) {
            case (.none, _), (_, .none): false
            case (.one(let one), .one(let two)): one != two
            default: true
            }
        }

        /// Whether there may be one that both have.
        func mayAgree(with other: Variety) -> Bool {
            switch (self, other) {
            case (.none, _), (_, .none): false
            case (.one(let one), .one(let two)): one == two
            default: true
            }
        }
    }

    struct Future: BitwiseCopyable {
        var intents = Variety.none
        var languages = Variety.none
        var traits: Traits = []

        mutating func formUnion(_ other: Future) {
            intents.formUnion(other.intents)
            languages.formUnion(other.languages)
            traits.formUnion(other.traits)
        }
    }

    private var futures: [Future]

    /// O(states and edges).
    ///
    /// - Parameter gains: By reader, what a character of a value counts; `nil` for recognisers.
    init(_ automaton: FrozenAutomaton, gain: (UInt32) -> UInt64?) {
        let tables = automaton.tables
        futures = Array(repeating: Future(), count: tables.states.count)
        var isOpen = [Bool](repeating: false, count: tables.states.count)
        guard tables.start != 0 else { return }
        // A state is done once all behind it are.
        var path: [(state: UInt32, isLast: Bool)] = [(tables.start, false)]
        while let (state, isLast) = path.popLast() {
            if isLast {
                futures[Int(state)] = Self.future(of: state, automaton, futures, gain)
                continue
            }
            guard !isOpen[Int(state)] else { continue }
            isOpen[Int(state)] = true
            path.append((state, true))
            for target in automaton.successors(of: state) where !isOpen[Int(target)] { path.append((target, false)) }
        }
    }

    subscript(state: UInt32) -> Future { futures[Int(state)] }

    private static func future(
        of state: UInt32, _ automaton: FrozenAutomaton, _ futures: [Future], _ gain: (UInt32) -> UInt64?
    ) -> Future {
        let tables = automaton.tables
        var future = Future()
        let branches = tables.branches(of: state)
        for accept in branches.accepts {
            let phrase = tables.phrases[tables.accepts[accept]]
            guard phrase.isVeto == 0 else { continue }
            future.intents.formUnion(.one(phrase.intent))
            future.languages.formUnion(.one(phrase.language))
        }
        for target in automaton.successors(of: state) { future.formUnion(futures[Int(target)]) }
        for index in branches.slots { future.traits.formUnion(traits(ofGain: gain(tables.slots[index].reader))) }
        if tables.rareBranches(of: state).freeTextCount > 0 { future.traits.formUnion([.opensFreeText, .hasFreeText]) }
        return future
    }

    static func traits(ofGain gain: UInt64?) -> Traits {
        switch gain {
        case PackedEvidence.literalCharacter: []
        case PackedEvidence.preferredCharacter: .hasPreferred
        default: .hasUncounted
        }
    }
}

extension FrozenAutomaton {
    /// The states that a state leads to at once, whatever is read.
    func successors(of number: UInt32) -> [UInt32] {
        let state = tables.states[number]
        let branches = tables.branches(of: number)
        let rare = tables.rareBranches(of: number)
        var targets = words(of: number).map(\.target)
        targets += (rare.characters..<rare.characters + rare.characterCount).map { tables.characters[$0].target }
        targets += branches.slots.flatMap { [tables.slots[$0].target, tables.slots[$0].targetBehindDigits] }
        targets += (rare.freeTexts..<rare.freeTexts + rare.freeTextCount).flatMap {
            [tables.freeTexts[$0].target, tables.freeTexts[$0].gluedTarget]
        }
        targets += state.forks.map { tables.forks[$0] }
        targets += [state.space, rare.freeSpace]
        return targets.filter { $0 != 0 }
    }
}
