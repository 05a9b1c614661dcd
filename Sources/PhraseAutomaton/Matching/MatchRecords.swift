// The records of a match in progress: trivial values in scratch memory.

/// A live way: a state reached at a position, with the best evidence for it.
struct Item: BitwiseCopyable {
    var cost: UInt64
    /// The highest bit is set where only a value that begins with a digit may follow (`digitsOnly`).
    var state: UInt32
    /// What is known on the way, see `ContextRows`.
    var context: UInt32
    /// The last capture of the way; -1 for none.
    var trail: Int32
    /// The next item at the position; -1 for none.
    var next: Int32

    static let digitsOnly: UInt32 = 1 << 31
}

/// A way that is the only live one, and where it stands.
struct LoneWay: BitwiseCopyable {
    var isLive = false
    var position = 0
    var item = Item(cost: 0, state: 0, context: 0, trail: CaptureRecord.none, next: -1)
}

/// A capture with the way to those before it; or a fork of two ways with equal evidence.
struct CaptureRecord: BitwiseCopyable {
    var previous: Int32
    var symbol: UInt32
    var start: UInt32
    var end: UInt32
    /// A list value's place, or the bits of a number.
    var payload: UInt64

    /// `previous` and `start` are two trails, the first to be preferred.
    static let fork: UInt32 = .max
    static let none: Int32 = -1
}

extension CaptureRecord {
    /// The order of two captures that are not the same, where two ways first differ.
    func precedes(_ other: CaptureRecord) -> Bool {
        (start, end, symbol, payload) < (other.start, other.end, other.symbol, other.payload)
    }

    func isSame(as other: CaptureRecord) -> Bool {
        (start, end, symbol, payload) == (other.start, other.end, other.symbol, other.payload)
    }
}

extension [CaptureRecord] {
    /// The same for two ways, each from its first capture to its last.
    func precedes(_ other: [CaptureRecord]) -> Bool {
        guard let (mine, theirs) = zip(self, other).first(where: { !$0.isSame(as: $1) }) else { return count > other.count }
        return mine.precedes(theirs)
    }
}

/// Free text that has begun.
struct OpenFreeText: BitwiseCopyable {
    var edge: UnsafePointer<FrozenFreeText>
    var context: UInt32
    var start: UInt32
    var trail: Int32
    /// The cost as if the free text had begun with the sentence; what it has at a place is this less the characters up to there.
    var cost: UInt64
}

/// A value that a list or recogniser reads at the current position.
struct ValueMatch: BitwiseCopyable {
    var end: UInt32
    var startsWithDigit: Bool
    var endsInDigit: Bool
    /// What choosing the value adds to a way: a row of its reader's effects; 0 for nothing.
    var effect: UInt32
    var payload: UInt64
    var number: Double
    var gain: UInt64
}

/// Where the values lie that a reader gave at a position.
struct ReaderMemo: BitwiseCopyable {
    /// The position, as `Engine.mark(of:)` gives it.
    var mark: UInt64
    var start: UInt32
    var count: UInt32
}

/// A state in which a sentence stood, kept for explanation.
struct Visit: BitwiseCopyable {
    var position: UInt32
    var state: UInt32
    var trail: Int32
    var cost: UInt64
}
