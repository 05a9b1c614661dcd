package import PhraseText

/// Proposes spans of a sentence that are values of one type in one language: the one place where the language arm and the
/// meaning arm meet. Values are read from the spans afterwards.
package protocol SlotRecognizer: AnyObject, Sendable {
    /// With which bytes of UTF-8 a value can begin; all where nothing better is known.
    var firstBytes: FirstBytes { get }

    /// The same for every machine that runs this release: what a compiled file may say. All where the values come from the machine.
    var firstBytesAnywhere: FirstBytes { get }

    /// Proposes every end of a value that begins at `start`, an offset into the folded sentence where a word begins or an item is glued.
    ///
    /// Called at most once a position; must read at most 64 words ahead, and must not depend on anything but the sentence.
    func propose(in sentence: borrowing Sentence, at start: Int, to proposals: inout Proposals)
}

extension SlotRecognizer {
    package var firstBytes: FirstBytes { .all }
    package var firstBytesAnywhere: FirstBytes { firstBytes }
}

/// A set of bytes.
package struct FirstBytes: BitwiseCopyable, Sendable {
    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    package init() {}

    package static let all: FirstBytes = {
        var bytes = FirstBytes()
        for byte in UInt8.min...UInt8.max { bytes.insert(byte) }
        return bytes
    }()

    package mutating func insert(_ byte: UInt8) {
        let bit: UInt64 = 1 << UInt64(byte & 63)
        switch byte >> 6 {
        case 0: words.0 |= bit
        case 1: words.1 |= bit
        case 2: words.2 |= bit
        default: words.3 |= bit
        }
    }

    @inline(__always)
    package func contains(_ byte: UInt8) -> Bool {
        let word: UInt64
        switch byte >> 6 {
        case 0: word = words.0
        case 1: word = words.1
        case 2: word = words.2
        default: word = words.3
        }
        return word >> UInt64(byte & 63) & 1 != 0
    }
}

/// A span proposed by a recogniser.
package struct Proposal: Equatable, Sendable {
    /// The end in the folded sentence, not after a space.
    package var end: Int
    /// Characters of spelled-out words: evidence as literal characters. Digits are none.
    package var spelledCharacters: Int
    /// The span ends in a digit (or begins with one): the boundary is soft, text may touch it.
    package var endsInDigit: Bool
    package var startsWithDigit: Bool
    /// The number said, where the type is one; tested against ranges. NaN otherwise.
    package var number: Double

    /// - Parameter number: NaN where the type has none.
    package init(end: Int, spelledCharacters: Int, startsWithDigit: Bool, endsInDigit: Bool, number: Double = .nan) {
        self.end = end
        self.spelledCharacters = spelledCharacters
        self.startsWithDigit = startsWithDigit
        self.endsInDigit = endsInDigit
        self.number = number
    }
}

/// Memory that recognisers keep from one question to the next. It belongs to whoever holds the only reference.
package protocol RecognizerScratch: AnyObject, Sendable {}

/// A reused buffer of proposals.
package struct Proposals: Sendable {
    /// The first `count` are meant; those behind them are of earlier questions and will be used again.
    private var proposals: [Proposal] = []
    package private(set) var count = 0
    /// What recognisers work in, used again by all that propose to this buffer: one takes it out and puts it back.
    package var scratch: (any RecognizerScratch)?

    /// No proposals, and room for some.
    package init() { proposals.reserveCapacity(32) }

    /// - Precondition: `index` < `count`.
    package subscript(index: Int) -> Proposal { proposals[index] }

    /// All proposals.
    package var list: ArraySlice<Proposal> { proposals[..<count] }

    /// Adds a proposal; allocates only where there were never so many.
    package mutating func append(_ proposal: Proposal) {
        if count < proposals.count { proposals[count] = proposal } else { proposals.append(proposal) }
        count += 1
    }

    /// Forgets all and keeps the memory. O(1).
    package mutating func removeAll() { count = 0 }

    /// Whether one of the proposals from an index on has this end and this number; NaN is one number here.
    package func contains(end: Int, number: Double, from first: Int) -> Bool {
        (first..<count).contains { index in
            proposals[index].end == end && (proposals[index].number == number || (number.isNaN && proposals[index].number.isNaN))
        }
    }
}
