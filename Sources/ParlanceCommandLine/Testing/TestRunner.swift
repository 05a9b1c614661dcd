import Synchronization

/// Runs suites side by side and reports them in their order, each as soon as it and those before it are done.
struct TestRunner: Sendable {
    let suites: [any TestSuite]
    /// Only tests whose identifier begins so; suites without one are left out. Empty: all.
    var prefix = ""
    /// Tests that may fail, and must.
    var known: KnownFailures?
    /// How many suites are run at a time.
    var jobs = 1
    /// Whether sentences are read on the matcher's general path, also where they need it not.
    var takesGeneralPath = false
    /// Asked between two tests: a run that is to end reports no more.
    var isInterrupted: @Sendable () -> Bool = { false }
    /// Told how many more tests were run.
    var progress: @Sendable (Int) -> Void = { _ in }

    /// Blocks until all is reported.
    func run(report: @escaping @Sendable (SuiteOutcome) throws -> Void) throws -> TestTotals {
        let totals = Mutex(TestTotals())
        let rest = Mutex(suites.makeIterator())
        let pipeline = OrderedPipeline<SuiteOutcome?>(
            workers: jobs,
            makeWorker: {
                var suite: (any TestSuite)?
                return OrderedPipeline.Worker(
                    take: {
                        suite = isInterrupted() ? nil : rest.withLock { $0.next() }
                        return suite == nil ? nil : .plenty
                    },
                    work: { outcome in outcome = suite.flatMap { self.outcome(of: $0) } })
            },
            makeResult: { nil },
            handOn: { outcome in
                guard let outcome, !isInterrupted() else { return }
                totals.withLock { $0 += outcome }
                try report(outcome)
            })
        try pipeline.run()
        return totals.withLock(\.self)
    }

    /// `nil`: nothing of it was to be run, or the run is to end.
    private func outcome(of suite: some TestSuite) -> SuiteOutcome? {
        var outcome = SuiteOutcome(name: suite.name)
        var error: TestInputError?
        let tests = Self.value(of: suite.tests, adding: &error)?.filter { $0.id.hasPrefix(prefix) }
        if let tests, tests.isEmpty, !prefix.isEmpty { return nil }
        // Also where the tests cannot be read: their phrases may have errors too.
        let examiner = Self.value(of: { () throws(TestInputError) in try suite.examiner(of: tests ?? []) }, adding: &error)
        guard let tests, var examiner else {
            outcome.error = error
            return outcome
        }
        if takesGeneralPath { examiner.takeGeneralPath() }
        for test in tests {
            guard !isInterrupted() else { return nil }
            let reason = known?.reason(for: test.fingerprint)
            if var failure = examiner.failure(of: test) {
                failure.knownReason = reason
                outcome.failures.append(failure)
            } else {
                outcome.passed += 1
                if reason != nil, let fingerprint = test.fingerprint {
                    outcome.fixed.append(FixedTest(id: test.id, fingerprint: fingerprint))
                }
            }
            progress(1)
        }
        // A test that stands twice is right when it passes both times.
        outcome.fixed.removeAll { fixed in outcome.failures.contains { $0.fingerprint == fixed.fingerprint } }
        return outcome
    }

    private static func value<Value>(of body: () throws(TestInputError) -> Value, adding all: inout TestInputError?) -> Value? {
        do {
            return try body()
        } catch {
            if all == nil { all = error } else { all? += error }
            return nil
        }
    }
}
