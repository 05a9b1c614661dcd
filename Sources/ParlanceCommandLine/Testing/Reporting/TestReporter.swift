/// Writes what became of tests. Called from one thread at a time, in the order of the suites.
protocol TestReporter: Sendable {
    /// The bytes for one suite: its line and its failures.
    func report(_ outcome: SuiteOutcome) -> [UInt8]

    /// The bytes at the end.
    func report(_ totals: TestTotals) -> [UInt8]
}
