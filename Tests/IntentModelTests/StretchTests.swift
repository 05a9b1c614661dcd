import Foundation
import IntentModel
import Testing
import ValueTypes

/// Stretches of the calendar, and what comes again and again.
@Suite struct StretchTests {
    private struct Book: AppIntent {
        static let title: LocalizedStringResource = "Book"

        @Parameter(title: "When") var stay: DateInterval?
        @Parameter(title: "Again") var rule: Calendar.RecurrenceRule?

        func perform() async throws -> some IntentResult { .result() }
    }

    private let instance = IntentDescriptor(Book.self).makeInstance()

    private func book(_ name: String, _ value: SlotValue) async throws -> Book {
        try await #require(instance[name]).assign(value, in: testContext())
        return try #require(instance.intent as? Book)
    }

    @Test func `parameters have the names of phrase files`() {
        #expect(instance.parameters.map(\.storage.valueType.name) == ["interval", "recurrence"])
    }

    @Test func `a stretch that has both ends is one of Foundation`() async throws {
        let interval = Interval(
            start: Instant(year: 2026, month: 12, day: 24, grain: .day), end: Instant(year: 2027, month: 1, day: 2, grain: .day))
        let stay = try #require(try await book("stay", .interval(interval)).stay)
        #expect(stay.duration == 9 * 86_400)
        #expect(
            instance["stay"]?.currentValue(in: testContext())
                == .interval(
                    Interval(
                        start: Instant(year: 2026, month: 12, day: 24, grain: .second),
                        end: Instant(year: 2027, month: 1, day: 2, grain: .second))))
    }

    @Test(arguments: [
        SlotValue.interval(Interval(start: Instant(year: 2026, grain: .year), end: nil)),
        .interval(Interval(start: nil, end: Instant(year: 2026, grain: .year))), .instant(Instant(year: 2026, grain: .year)), .integer(3),
    ])
    func `an open stretch and a point are none`(value: SlotValue) async throws {
        await #expect(throws: IntentValueError.self) { try await book("stay", value) }
    }

    @Test func `what comes again is a rule of Foundation`() async throws {
        let recurrence = Recurrence(
            unit: .week, interval: 2, weekdays: [1, 4], first: Instant(year: 2026, month: 11, day: 30, hour: 9, grain: .hour))
        let rule = try #require(try await book("rule", .recurrence(recurrence)).rule)
        #expect(rule.frequency == .weekly)
        #expect(rule.interval == 2)
        #expect(rule.weekdays == [.every(.monday), .every(.thursday)])
    }
}
