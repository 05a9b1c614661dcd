import Foundation
import Synchronization
import ValueTypes

@testable import ParlanceCommandLine

/// A suite of numbered tests, some of which fail.
struct CountedSuite: TestSuite {
    struct Test: TestCase {
        var id: String
        var number: Int
    }

    struct Examiner: TestExaminer {
        var failing: Set<Int>
        var delay: UInt32

        func takeGeneralPath() {}

        mutating func failure(of test: Test) -> TestFailure? {
            usleep(delay)
            guard failing.contains(test.number) else { return nil }
            return TestFailure(id: test.id, path: "numbers", line: test.number, text: "\(test.number)", aspects: [])
        }
    }

    var name: String
    var count: Int
    var failing: Set<Int> = []
    var delay: UInt32 = 0
    var problems: [String] = []
    var diagnosed: [String] = []

    var language: LanguageTag? { nil }

    func tests() throws(TestInputError) -> [Test] {
        guard problems.isEmpty else { throw error(problems) }
        return (1...max(count, 1)).prefix(count).map { Test(id: "\(name)/\($0)", number: $0) }
    }

    func examiner(of tests: [Test]) throws(TestInputError) -> Examiner {
        guard diagnosed.isEmpty else { throw error(diagnosed) }
        return Examiner(failing: failing, delay: delay)
    }

    private func error(_ messages: [String]) -> TestInputError {
        TestInputError(problems: messages.map { TestInputError.Problem(path: name, message: $0) })
    }
}
