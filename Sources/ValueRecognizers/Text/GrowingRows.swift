/// Rows that are written and read by their address, in memory that grows and is used again.
///
/// Invariants: `base` points to `capacity` rows, of which the first `count` are initialised and meant; one owner, who gives the memory back by
/// `deallocate`. Rows are plain bytes, so that nothing is to be undone where `count` is lowered. Debug builds check indices.
struct GrowingRows<Row: BitwiseCopyable> {
    private var base: UnsafeMutablePointer<Row>
    private var capacity: Int
    var count: Int

    init() {
        capacity = 64
        count = 0
        base = .allocate(capacity: capacity)
    }

    init(repeating row: Row, count: Int) {
        capacity = count
        self.count = count
        base = .allocate(capacity: count)
        base.initialize(repeating: row, count: count)
    }

    func deallocate() { base.deallocate() }

    @inline(__always)
    subscript(index: Int) -> Row {
        get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        nonmutating _modify {
            assert(index >= 0 && index < count)
            yield &base[index]
        }
    }

    @inline(__always)
    mutating func append(_ row: Row) {
        if count == capacity { grow() }
        (base + count).initialize(to: row)
        count += 1
    }

    @inline(never)
    private mutating func grow() {
        let wider = UnsafeMutablePointer<Row>.allocate(capacity: capacity * 2)
        wider.moveInitialize(from: base, count: count)
        base.deallocate()
        base = wider
        capacity *= 2
    }
}
