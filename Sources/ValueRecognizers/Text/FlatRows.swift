/// Rows that are filled once and then read by their address, without counting references.
///
/// Invariants: `base` points to `count` initialised rows for as long as the owner lives, an object that makes them and gives the memory
/// back by `deallocate` in its `deinit`, and nobody else reads them. Indices come from the rows themselves, never from a text; debug builds
/// check them.
///
/// Sendable, unchecked: the memory is written before the value exists and only read afterwards.
struct FlatRows<Row: BitwiseCopyable & Sendable>: BitwiseCopyable, @unchecked Sendable {
    private let base: UnsafePointer<Row>
    let count: Int

    init(_ rows: [Row]) {
        // One more than needed, so that no rows have an address too.
        let memory = UnsafeMutablePointer<Row>.allocate(capacity: rows.count + 1)
        rows.withUnsafeBufferPointer { source in
            if let start = source.baseAddress { memory.initialize(from: start, count: source.count) }
        }
        base = UnsafePointer(memory)
        count = rows.count
    }

    func deallocate() { base.deallocate() }

    @inline(__always)
    subscript(index: Int) -> Row {
        assert(index >= 0 && index < count)
        return base[index]
    }
}
