/// Counts how often readers look at a byte of a text. It is the work of reading values and the same on every machine, so that tests can hold
/// it against the length of the text.
///
/// Debug builds count, and those that define `COUNTING_READS`; in others nobody looks here.
///
/// Sendable, unchecked: only the thread that runs `body` counts.
package struct ReadCount: @unchecked Sendable {
    @TaskLocal private static var current: ReadCount?

    private let storage: UnsafeMutablePointer<Int>

    /// How often bytes were looked at by what `body` called.
    package static func reads(in body: () throws -> Void) rethrows -> Int {
        let storage = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        storage.initialize(to: 0)
        defer { storage.deallocate() }
        try $current.withValue(ReadCount(storage: storage)) { try body() }
        return storage.pointee
    }

    /// What the texts made by this thread count in.
    static var counter: UnsafeMutablePointer<Int>? { current?.storage }
}
