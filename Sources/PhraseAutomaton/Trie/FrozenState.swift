/// A state as the matcher reads it: 32 bytes, two to a line of cache. What few states have stands in a row of `FrozenBranches`.
///
/// The edges stand in side tables in the order of the states, so that a sentence that goes down the trie goes forward in memory.
struct FrozenState: BitwiseCopyable {
    struct Traits: OptionSet, BitwiseCopyable {
        let rawValue: UInt16
        /// Something other than a space may follow directly.
        static let readsText = Traits(rawValue: 1)
        /// A slot awaits a recogniser, which may begin with a digit.
        static let awaitsDigits = Traits(rawValue: 2)
        /// Only single characters follow: nothing to do but walk on.
        static let isChain = Traits(rawValue: 4)
        /// Its words are in a hash table of their own: `word0` is its start, `word1` its size less one.
        static let hasWordTable = Traits(rawValue: 8)
        /// The state is a list of others: `word0` is its start, `word1` its length.
        static let isFork = Traits(rawValue: 16)
        /// One of its phrases is a veto.
        static let hasVeto = Traits(rawValue: 32)
        /// All that it has is of languages in which spacing is free.
        static let isSpacingFree = Traits(rawValue: 128)
        static let hasWords = Traits(rawValue: 256)
        static let hasCharacters = Traits(rawValue: 512)
        static let hasSlots = Traits(rawValue: 1_024)
        static let hasFreeTexts = Traits(rawValue: 2_048)
        static let hasFreeSpace = Traits(rawValue: 4_096)
        /// Behind its space a slot awaits a recogniser: a digit may follow without the space.
        static let awaitsDigitsBehindSpace = Traits(rawValue: 8_192)

        /// Something may follow that is neither a word nor a value behind what the template has before it.
        static let readsOthers: Traits = [.hasCharacters, .hasFreeTexts, .awaitsDigitsBehindSpace]
        /// Something may follow that is no word.
        static let readsMore: Traits = [.hasSlots, readsOthers]
        /// At a space there is more to do than to go on behind it.
        static let staysAtSpace: Traits = [.isFork, .hasFreeSpace, .hasFreeTexts, .awaitsDigits]
    }

    var word0: UInt32 = 0
    var word1: UInt32 = 0
    var to0: UInt32 = 0
    var to1: UInt32 = 0
    /// A bit for each word, shared by those with the same last five bits: a quick no.
    var wordMask: UInt32 = 0
    /// The state behind a space in the text; 0 for none.
    var space: UInt32 = 0
    /// The row of what else it has; row 0 is empty.
    var branches: UInt32 = 0
    var traits: Traits = []
    private var padding: UInt16 = 0

    init() {}

    /// Nothing goes on from it, and no phrase ends.
    var isNothing: Bool { traits.isEmpty && word0 == 0 && word1 == 0 && wordMask == 0 && space == 0 && branches == 0 }

    /// Where the states of a fork stand.
    var forks: Range<UInt32> { traits.contains(.isFork) ? word0..<word0 + word1 : 0..<0 }
}

/// What goes on from a state besides words and its space: where its slots stand, and the phrases that end there.
///
/// The rows stand in the order of what they have, so that a row's slots and phrases end where those of the next begin; the last row is no
/// state's.
struct FrozenBranches: BitwiseCopyable, Equatable {
    var slots: UInt32 = 0
    /// Phrases, by rank.
    var accepts: UInt32 = 0
    /// The readers of its slots, as `ReaderMasks` knows them: those whose values end with words, and the others.
    var readers: UInt32 = 0
    var gluedReaders: UInt32 = 0
    /// The row of what is rarer still; row 0 is empty.
    var rare: UInt32 = 0
}

extension UnsafePointer<FrozenBranches> {
    /// Where the slots of a row stand.
    @inline(__always)
    var slots: Range<UInt32> { Range(uncheckedBounds: (pointee.slots, self[1].slots)) }

    /// Where the phrases of a row stand.
    @inline(__always)
    var accepts: Range<UInt32> { Range(uncheckedBounds: (pointee.accepts, self[1].accepts)) }
}

/// What goes on from few states: single characters, free text, and what is written without spaces.
struct FrozenRareBranches: BitwiseCopyable, Equatable {
    /// The state where a boundary beside a letter of a script without spaces is passed over; 0 for none.
    var freeSpace: UInt32 = 0
    var characters: UInt32 = 0
    var characterCount: UInt32 = 0
    /// A bit for each character, shared by those with the same last five bits: a quick no.
    var characterMask: UInt32 = 0
    var freeTexts: UInt32 = 0
    var freeTextCount: UInt32 = 0
}

struct FrozenEdge: BitwiseCopyable {
    var label: UInt32
    var target: UInt32
}

struct FrozenSlot: BitwiseCopyable {
    /// What reads the values: a list, or behind the lists a recogniser.
    var reader: UInt32
    var symbol: UInt32
    var target: UInt32
    /// Where a value leads that ends in a digit.
    var targetBehindDigits: UInt32
    /// The state behind the target's space, where a space in the text leads nowhere else; 0 for none. It saves a look at the target.
    var behindSpace: UInt32 = 0
    /// The highest bit for `isGlued`, the others for `group`.
    private var bits: UInt32

    init(reader: UInt32, symbol: UInt32, target: UInt32, targetBehindDigits: UInt32, group: UInt32, isGlued: Bool) {
        self.reader = reader
        self.symbol = symbol
        self.target = target
        self.targetBehindDigits = targetBehindDigits
        bits = group | (isGlued ? Self.gluedBit : 0)
    }

    private static let gluedBit: UInt32 = 1 << 31

    /// How many edges with this reader stand from here on, this one among them.
    @inline(__always)
    var group: UInt32 { bits & ~Self.gluedBit }
    /// Something may follow the value of a list without a space, for this edge or another one of its group.
    @inline(__always)
    var isGlued: Bool { bits & Self.gluedBit != 0 }
}

struct FrozenFreeText: BitwiseCopyable {
    var symbol: UInt32
    var target: UInt32
    /// Where it leads when it ends inside a word, because the template glues something to it; 0 for nowhere.
    var gluedTarget: UInt32
    /// 1: ends at any character, not only at spaces and behind combining marks.
    var endsAnywhere: UInt32
    /// What may come next behind the space where it ends.
    var behindSpace = Lookahead()
    /// What may come next where it ends inside a word, told by characters alone: the first ones of words are among `characters`, and all
    /// readers among `gluedReaders`.
    var insideWord = Lookahead()

    /// It may end behind any letter.
    var endsInsideWords: Bool { endsAnywhere != 0 || gluedTarget != 0 }
}

/// What may come next in a state, or in one of several: a quick no for most of what does come.
struct Lookahead: BitwiseCopyable {
    struct Traits: OptionSet, BitwiseCopyable {
        let rawValue: UInt32
        /// There is more to look at than is said here.
        static let always = Traits(rawValue: 1)
        /// A digit, without the space that the template has.
        static let digits = Traits(rawValue: 2)
        /// The end of the sentence, or words that go unheard: wherever the compiler says what may come next.
        static let other = Traits(rawValue: 4)
    }

    /// Of words, as `FrozenState` has them.
    var words: UInt32 = 0
    /// Of slots, as `FrozenBranches` has them.
    var readers: UInt32 = 0
    var gluedReaders: UInt32 = 0
    /// Of characters, as `FrozenRareBranches` has them.
    var characters: UInt32 = 0
    var traits: Traits = []

    static let anything = Lookahead(
        words: ~0, readers: ~0, gluedReaders: ~0, characters: ~0, traits: [.always, .digits, .other])

    @inline(__always)
    mutating func formUnion(_ other: Lookahead) {
        words |= other.words
        readers |= other.readers
        gluedReaders |= other.gluedReaders
        characters |= other.characters
        traits.formUnion(other.traits)
    }

    /// Whether something may come next that both have.
    @inline(__always)
    func meets(_ other: Lookahead) -> Bool {
        words & other.words | readers & other.readers | gluedReaders & other.gluedReaders | characters & other.characters
            | traits.rawValue & other.traits.rawValue != 0
    }
}
