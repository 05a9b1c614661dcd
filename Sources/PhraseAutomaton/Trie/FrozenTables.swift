/// All tables that matching reads, as views: copying this copies addresses, not tables, and counts no references.
struct FrozenTables: Sendable {
    let states: FrozenTable<FrozenState>
    let branches: FrozenTable<FrozenBranches>
    let rareBranches: FrozenTable<FrozenRareBranches>
    /// Hash tables of the words of states with more than two, one behind the other; label 0 is an empty slot.
    let words: FrozenTable<FrozenEdge>
    let characters: FrozenTable<FrozenEdge>
    let slots: FrozenTable<FrozenSlot>
    let freeTexts: FrozenTable<FrozenFreeText>
    /// Phrases, those of a state by rank.
    let accepts: FrozenTable<UInt32>
    let forks: FrozenTable<UInt32>
    let phrases: FrozenTable<FrozenPhrase>
    let symbols: FrozenTable<FrozenSymbol>
    let rangeTests: FrozenTable<RangeTest>
    /// The languages that leave words unheard.
    let skips: FrozenTable<SkipTable>
    let requirements: FrozenTable<FrozenRequirement>
    /// For each requirement the bits of a context that must be set, then those that must not be.
    let requirementRows: FrozenTable<UInt64>
    /// Tables of the words that requirements need.
    let needs: FrozenTable<UInt32>
    /// Words of a row of a context's bits.
    let contextWidth: Int
    /// Whether some state is a list of others.
    var hasForks: Bool { forks.count > 0 }
    let vocabulary: Vocabulary
    let values: ValueTables
    let start: UInt32

    var byteCount: Int {
        states.bytes + branches.bytes + rareBranches.bytes + words.bytes + characters.bytes + slots.bytes + freeTexts.bytes + accepts.bytes
            + forks.bytes
            + phrases.bytes
            + symbols.bytes + rangeTests.bytes + skips.bytes + requirements.bytes + requirementRows.bytes + needs.bytes
            + vocabulary.byteCount + values.byteCount
    }

    func deallocate() {
        states.deallocate()
        branches.deallocate()
        rareBranches.deallocate()
        words.deallocate()
        characters.deallocate()
        slots.deallocate()
        freeTexts.deallocate()
        accepts.deallocate()
        forks.deallocate()
        phrases.deallocate()
        symbols.deallocate()
        rangeTests.deallocate()
        skips.deallocate()
        requirements.deallocate()
        requirementRows.deallocate()
        needs.deallocate()
        vocabulary.deallocate()
        values.deallocate()
    }
}

/// What construction and matching need to know of a symbol.
struct FrozenSymbol: BitwiseCopyable {
    struct Traits: OptionSet, BitwiseCopyable {
        let rawValue: UInt32
        static let isFreeText = Traits(rawValue: 1)
        /// Free text that may end at any character, not only at spaces and behind combining marks.
        static let endsAnywhere = Traits(rawValue: 2)
        /// Read by a recogniser; the value may begin or end in a digit, which text may touch.
        static let awaitsRecognizer = Traits(rawValue: 4)
        /// Text may touch the value's end whatever it is.
        static let isSoftBehind = Traits(rawValue: 8)
        /// The app's name.
        static let isApp = Traits(rawValue: 16)
    }

    /// What reads the values: a list, or behind the lists a recogniser.
    var reader: UInt32 = 0
    /// The range whose numbers it takes; -1 for none.
    var range: Int32 = -1
    var traits: Traits = []
}

/// The words that a language leaves unheard. A way that has skipped some stays open only for that language's phrases.
struct SkipTable: BitwiseCopyable {
    var language: UInt32
    /// The table of values that holds the texts.
    var table: UInt32
    /// What skipping one adds to a way: a row of the values' effects.
    var effect: UInt32
}

extension FrozenTables {
    /// What a state has besides words and its space; an empty row for most.
    @inline(__always)
    func branches(of state: UnsafePointer<FrozenState>) -> UnsafePointer<FrozenBranches> { branches.address(of: state.pointee.branches) }

    func branches(of state: UInt32) -> UnsafePointer<FrozenBranches> { branches.address(of: states[state].branches) }

    /// What few states have; an empty row for the others.
    @inline(__always)
    func rareBranches(of state: UnsafePointer<FrozenState>) -> UnsafePointer<FrozenRareBranches> {
        rareBranches.address(of: branches(of: state).pointee.rare)
    }

    func rareBranches(of state: UInt32) -> FrozenRareBranches { rareBranches[branches(of: state).pointee.rare] }

    /// The state behind a word; 0 for none.
    @inline(__always)
    func target(of word: UInt32, from state: UnsafePointer<FrozenState>) -> UInt32 {
        guard state.pointee.wordMask >> (word & 31) & 1 != 0 else { return 0 }
        if state.pointee.traits.contains(.hasWordTable) {
            var index = Self.slot(of: word, mask: state.pointee.word1)
            while true {
                let edge = words[state.pointee.word0 + index]
                if edge.label == word { return edge.target }
                if edge.label == 0 { return 0 }
                index = (index + 1) & state.pointee.word1
            }
        }
        return state.pointee.word0 == word ? state.pointee.to0 : state.pointee.word1 == word ? state.pointee.to1 : 0
    }

    /// The state behind a character; 0 for none. O(log characters).
    @inline(__always)
    func target(ofCharacter scalar: UInt32, from state: UnsafePointer<FrozenState>) -> UInt32 {
        let branches = rareBranches(of: state)
        guard branches.pointee.characterMask >> (scalar & 31) & 1 != 0 else { return 0 }
        var low = branches.pointee.characters
        var high = low + branches.pointee.characterCount
        while high - low > 8 {
            let middle = (low + high) / 2
            if characters[middle].label <= scalar { low = middle } else { high = middle }
        }
        while low < high {
            if characters[low].label == scalar { return characters[low].target }
            low += 1
        }
        return 0
    }
}

/// What the end of a match reads of a phrase.
struct FrozenPhrase: BitwiseCopyable {
    /// Its place in the order of ties: by app and intent, then by place.
    var rank: UInt32
    var intent: UInt32
    var language: UInt32
    /// 1: `- not:`
    var isVeto: UInt32
    /// What it requires of the context and of the sentence; 0 for nothing.
    var requirement: UInt32
}

/// Whether a number belongs to a range.
struct RangeTest: BitwiseCopyable {
    var lower: Double
    var upper: Double
    /// 0: any.
    var step: Double
    var times: Double
    /// Into how many parts a number may be divided: 1, 2 (`halves`) or 10 (`tenths`).
    var parts: Double

    /// A range is tested before it is multiplied; `halves` takes x.5 below the upper bound. NaN belongs to none.
    func contains(_ number: Double) -> Bool {
        guard number >= lower, number <= upper else { return false }
        // Decimal fractions are not exact: 0.3 · 10 is not quite 3.
        let scaled = number * parts
        guard (scaled - scaled.rounded()).magnitude < 1e-9 * max(1, scaled.magnitude) else { return false }
        guard step > 0 else { return true }
        // With fractions, it is the whole numbers that go by steps.
        let whole = parts == 1 ? number : lower + (number - lower + 1e-9).rounded(.down)
        let steps = (whole - lower) / step
        return (steps - steps.rounded()).magnitude < 1e-9 * max(1, steps.magnitude)
    }
}
