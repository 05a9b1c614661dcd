import Synchronization
import Testing

@testable import ParlanceCommandLine

@Suite struct TestRunnerTests {
    private func run(_ runner: TestRunner) throws -> (outcomes: [SuiteOutcome], totals: TestTotals) {
        let outcomes = Mutex<[SuiteOutcome]>([])
        let totals = try runner.run { outcome in outcomes.withLock { $0.append(outcome) } }
        return (outcomes.withLock(\.self), totals)
    }

    @Test(arguments: [1, 2, 8])
    func `suites are reported in their order, however many run at a time`(jobs: Int) throws {
        let suites = (0..<20).map { CountedSuite(name: "s\($0)", count: 3, failing: [2], delay: $0.isMultiple(of: 5) ? 2_000 : 0) }
        let (outcomes, totals) = try run(TestRunner(suites: suites, jobs: jobs))
        #expect(outcomes.map(\.name) == suites.map(\.name))
        #expect(outcomes.allSatisfy { $0.passed == 2 && $0.failures.map(\.line) == [2] })
        #expect(totals == TestTotals(passed: 40, failed: 20, unread: 0))
        #expect(totals.status == .negative)
    }

    @Test func `all errors of a suite are told, and the others are run`() throws {
        let (outcomes, totals) = try run(
            TestRunner(suites: [
                CountedSuite(name: "a", count: 2, problems: ["no tests"], diagnosed: ["no phrases", "no lists"]),
                CountedSuite(name: "b", count: 2), CountedSuite(name: "c", count: 2, diagnosed: ["no phrases"]),
            ]))
        #expect(outcomes.map { $0.error?.problems.map(\.message) } == [["no tests", "no phrases", "no lists"], nil, ["no phrases"]])
        #expect(totals == TestTotals(passed: 2, failed: 0, unread: 2))
        #expect(totals.status == .wrongUse)
    }

    @Test func `tests are chosen by how their identifiers begin, and suites without one are left out`() throws {
        let suites = [CountedSuite(name: "a", count: 12), CountedSuite(name: "b", count: 1, diagnosed: ["not asked for"])]
        let (outcomes, totals) = try run(TestRunner(suites: suites, prefix: "a/1"))
        #expect(outcomes.map(\.name) == ["a"])
        #expect(totals == TestTotals(passed: 4, failed: 0, unread: 0))
    }

    @Test func `a suite without tests is reported`() throws {
        let (outcomes, totals) = try run(TestRunner(suites: [CountedSuite(name: "a", count: 0)]))
        #expect(outcomes.map(\.name) == ["a"])
        #expect(totals == TestTotals())
        #expect(totals.status == .success)
    }

    @Test func `a run that is to end reports no suite that is not whole`() throws {
        let done = Mutex(0)
        let suites = (0..<5).map { CountedSuite(name: "s\($0)", count: 10) }
        let runner = TestRunner(
            suites: suites, isInterrupted: { done.withLock { $0 >= 15 } }, progress: { more in done.withLock { $0 += more } })
        let (outcomes, totals) = try run(runner)
        #expect(outcomes.map(\.passed) == [10])
        #expect(totals.passed == 10)
    }

    @Test func `progress counts every test`() throws {
        let done = Mutex(0)
        let suites = (0..<5).map { CountedSuite(name: "s\($0)", count: 10, failing: [1, 2]) }
        _ = try run(TestRunner(suites: suites, jobs: 2, progress: { more in done.withLock { $0 += more } }))
        #expect(done.withLock(\.self) == 50)
    }
}
