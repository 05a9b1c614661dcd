// The one place of this room where memory is managed by hand. The two types below hold only trivial elements.

import PhraseText

/// A table that is filled once and never changes; a copy is another view of the same memory.
///
/// Invariants: `base` points to `count` initialised elements from `init` to `deallocate`, which only the owner (`FrozenAutomaton`)
/// calls, when nobody can reach it any more. Indices come from the compiler, never from a sentence; debug builds check them.
///
/// Sendable, unchecked: the memory is written before the value exists and only read afterwards.
struct FrozenTable<Element: BitwiseCopyable>: @unchecked Sendable {
    let base: UnsafePointer<Element>
    let count: Int

    init(_ elements: [Element]) {
        // One more than needed, so that an empty table has an address too.
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: elements.count + 1)
        elements.withUnsafeBufferPointer { source in
            if let start = source.baseAddress { memory.initialize(from: start, count: source.count) }
        }
        base = UnsafePointer(memory)
        count = elements.count
    }

    func deallocate() { UnsafeMutablePointer(mutating: base).deallocate() }

    @inline(__always)
    subscript(index: Int) -> Element {
        assert(index >= 0 && index < count)
        return base[index]
    }

    @inline(__always)
    subscript(index: UInt32) -> Element { self[Int(index)] }

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

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: capacity * 2) }
        (base + count).initialize(to: element)
        count += 1
    }

    @inline(__always)
    mutating func removeAll() { count = 0 }

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

extension Sentence {
    /// A byte of the folded text, or of the zeros behind it.
    @inline(__always)
    func byte(at offset: Int) -> UInt8 { bytes(at: offset).pointee }

    /// The folded text from an offset; at least 16 zero bytes stand behind its end. Valid until the next load.
    @inline(__always)
    func bytes(at offset: Int) -> UnsafePointer<UInt8> {
        assert(offset >= 0 && offset <= count)
        // A sentence always owns its memory, so the address is there.
        return folded.baseAddress.unsafelyUnwrapped + offset
    }
}
