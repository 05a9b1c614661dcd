/// Where one of the two ways stands that a search for clashes walks at once: at a state, or inside of what it has begun to read.
struct Way: Hashable, BitwiseCopyable {
    enum Kind: UInt8 {
        /// `place`: the state.
        case state
        /// A space is to come; `place`: the state behind it.
        case space
        /// `place`..<`rest`: the bytes of a word that are to come; `slot`: the state behind its space.
        case word
        /// `place`: the scalar; `rest`: its bytes that were read; `slot`: the state behind it.
        case character
        /// `place`: the node of a list; `rest`: how much of its run was read; `slot`: the edge.
        case value
        /// `place`: the edge; `rest`: a `Begun`.
        case freeText
        /// `rest`: the number of the text so far, 0 for none; `slot`: the edge.
        case recognized
    }

    /// What of free text was read last.
    enum Begun {
        static let nothing: UInt32 = 0
        static let character: UInt32 = 1
        static let space: UInt32 = 2
    }

    var kind: Kind
    var place: UInt32
    var rest: UInt32 = 0
    var slot: UInt32 = 0

    static func state(_ number: UInt32) -> Way { Way(kind: .state, place: number) }
    static func space(before number: UInt32) -> Way { Way(kind: .space, place: number) }

    /// Any order, the same each time.
    func precedes(_ other: Way) -> Bool {
        (kind.rawValue, place, rest, slot) < (other.kind.rawValue, other.place, other.rest, other.slot)
    }
}

/// By how much the evidence of one way is more than that of another, or what a step adds to it.
struct EvidenceBalance: Hashable, BitwiseCopyable {
    var freeCharacters: Int32 = 0
    var freeTexts: Int32 = 0
    var preferred: Int32 = 0
    var literal: Int32 = 0

    static let none = EvidenceBalance()
    static let literalCharacter = EvidenceBalance(literal: 1)

    /// - Parameter gain: As tables of values have it.
    init(characters: Int, gain: UInt64) {
        let characters = Int32(clamping: characters)
        if gain == PackedEvidence.preferredCharacter { preferred = characters }
        if gain == PackedEvidence.literalCharacter { literal = characters }
    }

    init(freeCharacters: Int32 = 0, freeTexts: Int32 = 0, preferred: Int32 = 0, literal: Int32 = 0) {
        self.freeCharacters = freeCharacters
        self.freeTexts = freeTexts
        self.preferred = preferred
        self.literal = literal
    }

    static func + (left: Self, right: Self) -> Self {
        Self(
            freeCharacters: left.freeCharacters + right.freeCharacters, freeTexts: left.freeTexts + right.freeTexts,
            preferred: left.preferred + right.preferred, literal: left.literal + right.literal)
    }

    static prefix func - (balance: Self) -> Self {
        Self(
            freeCharacters: -balance.freeCharacters, freeTexts: -balance.freeTexts, preferred: -balance.preferred, literal: -balance.literal
        )
    }
}
