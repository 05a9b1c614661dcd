/// What became of one suite.
struct SuiteOutcome: Sendable {
    var name: String
    var passed = 0
    var failures: [TestFailure] = []
    /// Tests that passed and are known to fail.
    var fixed: [FixedTest] = []
    /// Why it was not run.
    var error: TestInputError?

    var known: Int { failures.count { $0.knownReason != nil } }
}

/// A test that passed though it is known to fail.
struct FixedTest: Sendable, Equatable {
    var id: String
    var fingerprint: String
}

/// What became of a whole run.
struct TestTotals: Sendable, Equatable {
    var passed = 0
    var failed = 0
    /// How many of those that failed are known to.
    var known = 0
    /// How many of those that passed are known to fail.
    var fixed = 0
    /// Suites that were not run, for errors in their files.
    var unread = 0

    static func += (left: inout TestTotals, right: SuiteOutcome) {
        left.passed += right.passed
        left.failed += right.failures.count
        left.known += right.known
        left.fixed += right.fixed.count
        left.unread += right.error == nil ? 0 : 1
    }

    var status: ExitStatus { unread > 0 ? .wrongUse : failed > known || fixed > 0 ? .negative : .success }
}
