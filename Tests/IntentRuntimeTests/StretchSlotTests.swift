import Foundation
import Testing
import ValueTypes

@testable import IntentRuntime

/// Slots of phrase files that are filled with stretches of the calendar, and with what comes again.
@Suite struct StretchSlotTests {
    private static let phrases = """
        language en
        intent Book
          - book a room <stay>
          parameter stay: interval
        intent Remind
          - remind me <times> to <task>
          parameter times: recurrence
          parameter task: text
        """

    private func value(of parameter: String, in sentence: String) throws -> SlotValue? {
        let library = try PhraseLibrary([.text(Self.phrases, name: "p")])
        var interpreter = Interpreter(library, options: InterpreterTests.options)
        return try interpreter.interpret(sentence).best?.parameters.first { $0.name == parameter }?.value.value
    }

    @Test(arguments: [
        ("book a room from December 24 to January 2", "2026-12-24…2027-01-03"), ("Book a room until Friday", "…2026-12-04"),
        ("book a room tomorrow", "2026-12-01…2026-12-02"), ("book a room in December", "2026-12…2027-01"),
    ])
    func `an interval slot takes stretches, and points as long as they are precise`(sentence: String, stretch: String) throws {
        guard case .interval(let interval)? = try value(of: "stay", in: sentence) else {
            Issue.record("no interval in \(sentence)")
            return
        }
        #expect("\(interval.start?.iso8601 ?? "")…\(interval.end?.iso8601 ?? "")" == stretch)
    }

    @Test func `a recurrence slot takes what comes again`() throws {
        guard case .recurrence(let recurrence)? = try value(of: "times", in: "remind me every Monday at 9 to call Ann") else {
            Issue.record("no recurrence")
            return
        }
        #expect(recurrence.weekdays == [1])
        #expect(recurrence.first.hour == 9)
    }
}
