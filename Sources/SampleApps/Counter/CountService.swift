/// The count in its file.
final class CountService: Sendable {
    private let store = Store<Int>(app: "Counter", in: .current, initial: 0)

    func count() throws -> Int {
        try store.read()
    }

    /// - Returns: The count after the change.
    /// - Throws: `CountError.full` where the number would not be one that the file can hold; the count stays then.
    @discardableResult
    func add(_ amount: Int) throws -> Int {
        try store.update { count in
            let (sum, overflows) = count.addingReportingOverflow(amount)
            guard !overflows else { throw CountError.full(count) }
            count = sum
            return count
        }
    }

    /// - Returns: The count before.
    @discardableResult
    func set(to count: Int) throws -> Int {
        try store.update { stored in
            defer { stored = count }
            return stored
        }
    }
}
