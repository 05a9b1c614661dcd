// Tables and scratch memory that are read by address. The types below hold only trivial elements.

import PhraseText

/// A table that is filled once and never changes; a copy is another view of the same memory.
///
/// Invariants: `base` points to `count` initialised elements for as long as the owner (`FrozenAutomaton`, `BoundList`) lives: memory of
/// its own, which it gives back by `deallocate` when nobody can reach it any more, or that of a mapped file. Indices come from the
/// compiler, or from a file whose rows `ImageReader` has checked, never from a sentence; debug builds check them.
///
/// Sendable, unchecked: the memory is written before the value exists and only read afterwards.
struct FrozenTable<Element: BitwiseCopyable>: BitwiseCopyable, @unchecked Sendable {
    let base: UnsafePointer<Element>
    let count: Int

    init(_ elements: [Element]) {
        // One more than needed, so that an empty table has an address too.
        let memory = TableMemory.allocate(byteCount: (elements.count + 1) * MemoryLayout<Element>.stride)
            .bindMemory(to: Element.self, capacity: elements.count + 1)
        elements.withUnsafeBufferPointer { source in
            if let start = source.baseAddress { memory.initialize(from: start, count: source.count) }
        }
        base = UnsafePointer(memory)
        count = elements.count
    }

    /// Looks at elements that lie in memory of somebody else, aligned for them.
    init(viewing elements: UnsafeRawBufferPointer) {
        // An empty table is never read.
        base = UnsafePointer((elements.baseAddress ?? UnsafeRawPointer(bitPattern: 64)!).assumingMemoryBound(to: Element.self))
        count = elements.count / MemoryLayout<Element>.stride
    }

    func deallocate() { UnsafeRawPointer(base).deallocate() }

    /// The memory of all elements, padding between them included.
    var memory: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: bytes) }

    @inline(__always)
    subscript(index: Int) -> Element {
        assert(index >= 0 && index < count)
        return base[index]
    }

    @inline(__always)
    subscript(index: UInt32) -> Element { self[Int(index)] }

    /// The element where it lies, for one too large to be copied each time.
    @inline(__always)
    func address(of index: UInt32) -> UnsafePointer<Element> {
        assert(Int(index) < count)
        return base + Int(index)
    }

    var bytes: Int { count * MemoryLayout<Element>.stride }
}

/// Growing scratch memory, owned by one matcher and used again for each sentence.
///
/// Invariants: `base` points to `capacity` elements' worth of memory, of which the first `count` are initialised;
/// a subscript beyond `count` is a programming error that debug builds stop at.
struct ScratchBuffer<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int = 64) {
        self.capacity = max(capacity, 1)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    @inline(__always)
    subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    /// The element where it lies, for one too large to be copied each time; valid until the buffer changes.
    @inline(__always)
    func address(of index: Int) -> UnsafePointer<Element> {
        assert(index >= 0 && index < count)
        return UnsafePointer(base + index)
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: capacity * 2) }
        (base + count).initialize(to: element)
        count += 1
    }

    @inline(__always)
    mutating func removeAll() { count = 0 }

    mutating func removeLast(_ removed: Int) {
        assert(removed >= 0 && removed <= count)
        count -= removed
    }

    /// Makes the buffer hold exactly `count` elements, all equal to `element`. O(count).
    mutating func fill(_ element: Element, count newCount: Int) {
        if newCount > capacity { grow(to: max(newCount, capacity * 2)) }
        base.update(repeating: element, count: newCount)
        count = newCount
    }

    /// Makes the buffer hold `count` elements at least; what new ones hold is `element`.
    mutating func extend(to newCount: Int, with element: Element) {
        guard newCount > count else { return }
        if newCount > capacity { grow(to: max(newCount, capacity * 2)) }
        (base + count).initialize(repeating: element, count: newCount - count)
        count = newCount
    }

    @inline(never)
    private mutating func grow(to newCapacity: Int) {
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        memory.moveInitialize(from: base, count: count)
        base.deallocate()
        base = memory
        capacity = newCapacity
    }
}

/// The folded text of a sentence, as the match loop reads it: addresses without an owner.
///
/// Invariants: made from a sentence at the beginning of a run and used in that run alone, during which the sentence is borrowed and so
/// not loaded anew; behind the text stand 16 zero bytes at least, so that eight bytes may be read anywhere up to 8 behind its end.
///
/// Sendable, unchecked, for the sake of `empty`, which nobody writes to.
struct FoldedText: BitwiseCopyable, @unchecked Sendable {
    private let base: UnsafePointer<UInt8>
    /// With the space at the end.
    let count: Int

    /// A text of no words, for a matcher that has read nothing; its memory is never freed.
    static let empty = FoldedText()

    private init() {
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 17)
        bytes.initialize(repeating: 0, count: 17)
        bytes[0] = 0x20
        base = UnsafePointer(bytes)
        count = 1
    }

    init(_ sentence: borrowing Sentence) {
        // A sentence always owns its memory, so the address is there.
        base = sentence.folded.baseAddress.unsafelyUnwrapped
        count = sentence.count
    }

    /// A byte of the text, or of the zeros behind it.
    @inline(__always)
    subscript(offset: Int) -> UInt8 {
        assert(offset >= 0 && offset <= count)
        return base[offset]
    }

    @inline(__always)
    func address(of offset: Int) -> UnsafePointer<UInt8> {
        assert(offset >= 0 && offset <= count)
        return base + offset
    }

    /// Eight bytes from an offset on, the first one lowest.
    @inline(__always)
    func eight(at offset: Int) -> UInt64 {
        assert(offset >= 0 && offset <= count + 8)
        return UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
    }

    /// The next space from an offset on; the text ends with one. O(length of the word).
    @inline(__always)
    func wordEnd(from offset: Int) -> Int {
        assert(offset >= 0 && offset < count)
        var offset = offset
        while true {
            let spaces = ByteLanes.firstSpace(in: eight(at: offset))
            if spaces != 0 { return offset &+ spaces.trailingZeroBitCount >> 3 }
            offset &+= 8
        }
    }

    /// Whether a word begins at an offset.
    @inline(__always)
    func isWordStart(_ offset: Int) -> Bool { offset < count - 1 && (offset == 0 || base[offset - 1] == 0x20) }

    /// The scalar that begins at an offset before the end, and where the next one does.
    @inline(__always)
    func scalar(at offset: Int) -> (value: UInt32, end: Int) {
        let first = UInt32(self[offset])
        if first < 0x80 { return (first, offset + 1) }
        let second = UInt32(base[offset + 1] & 0x3F)
        if first < 0xE0 { return ((first & 0x1F) << 6 | second, offset + 2) }
        let third = UInt32(base[offset + 2] & 0x3F)
        if first < 0xF0 { return ((first & 0x0F) << 12 | second << 6 | third, offset + 3) }
        return ((first & 0x07) << 18 | second << 12 | third << 6 | UInt32(base[offset + 3] & 0x3F), offset + 4)
    }
}

extension Sentence {
    /// A byte of the folded text.
    func byte(at offset: Int) -> UInt8 { folded[offset] }
}
