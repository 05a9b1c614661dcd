/// What became of one suite.
struct SuiteOutcome: Sendable {
    var name: String
    var passed = 0
    var failures: [TestFailure] = []
    /// Why it was not run.
    var error: TestInputError?
}

/// What became of a whole run.
struct TestTotals: Sendable, Equatable {
    var passed = 0
    var failed = 0
    /// Suites that were not run, for errors in their files.
    var unread = 0

    static func += (left: inout TestTotals, right: SuiteOutcome) {
        left.passed += right.passed
        left.failed += right.failures.count
        left.unread += right.error == nil ? 0 : 1
    }

    var status: ExitStatus { unread > 0 ? .wrongUse : failed > 0 ? .negative : .success }
}
