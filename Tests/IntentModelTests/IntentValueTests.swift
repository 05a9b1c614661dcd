import Foundation
import IntentModel
import Testing
import ValueTypes

/// Reading what was said as the types of Swift, and writing it back.
@Suite struct IntentValueTests {
    private func read<Value: _IntentValue>(_ type: Value.Type, _ value: SlotValue) async throws -> Value {
        try await Value._traits.read(value, testContext())
    }

    private func written<Value: _IntentValue>(_ value: Value) -> SlotValue? {
        Value._traits.write(value, testContext())
    }

    @Test func numbersAreReadExactly() async throws {
        #expect(try await read(Int.self, .integer(4)) == 4)
        #expect(try await read(Int.self, .number(4)) == 4)
        #expect(try await read(Double.self, .integer(4)) == 4)
        #expect(try await read(Decimal.self, .number(4.1)) == Decimal(string: "4.1"))
        #expect(try await read(Float.self, .number(0.5)) == 0.5)
    }

    @Test(arguments: [SlotValue.number(4.5), .number(1e300), .text("four"), .boolean(true)])
    func whatIsNoWholeNumberIsRefused(_ value: SlotValue) async {
        await #expect(throws: IntentValueError.self) { try await read(Int.self, value) }
    }

    @Test(arguments: [SlotValue.text("nan"), .text("inf"), .number(.infinity)])
    func whatIsNotFiniteIsRefused(_ value: SlotValue) async {
        await #expect(throws: IntentValueError.self) { try await read(Double.self, value) }
        await #expect(throws: IntentValueError.self) { try await read(Decimal.self, value) }
    }

    @Test func aFloatDoesNotOverflow() async {
        await #expect(throws: IntentValueError.self) { try await read(Float.self, .number(1e300)) }
    }

    @Test func datesFollowTheCalendarOfTheContext() async throws {
        let day = SlotValue.instant(Instant(year: 2026, month: 11, day: 30, grain: .day))
        let date = try await read(Date.self, day)
        #expect(date == Date(timeIntervalSince1970: 1_795_996_800))
        #expect(written(date) == .instant(Instant(year: 2026, month: 11, day: 30, grain: .second)))
        #expect(try await read(DateComponents.self, day) == DateComponents(year: 2026, month: 11, day: 30))
    }

    @Test func aDayThatTheCalendarDoesNotHaveIsRefused() async {
        await #expect(throws: IntentValueError.self) {
            try await read(Date.self, .instant(Instant(year: 2026, month: 2, day: 31, grain: .day)))
        }
    }

    @Test func optionalsAndArraysAreReadByTheirElements() async throws {
        #expect(try await read(Int?.self, .integer(3)) == 3)
        #expect(try await read([Int].self, .array([.integer(3), .number(4)])) == [3, 4])
        #expect(try await read([Int].self, .integer(3)) == [3])
        #expect(try await read(Set<String>.self, .array([.text("a"), .text("a")])) == ["a"])
        await #expect(throws: IntentValueError.self) { try await read([Int].self, .array([.integer(3), .text("x")])) }
        #expect(written([1, 2]) == .array([.integer(1), .integer(2)]))
        #expect(written(Int?.none) == nil)
    }

    @Test func typesHaveTheNamesOfPhraseFiles() {
        #expect(String._traits.type.name == "text")
        #expect([Int]?._traits.type.name == "[integer]")
        #expect(Date._traits.type.name == "datetime")
        #expect(Ripeness._traits.type.name == "Ripeness")
        #expect(URL._traits.type.name == "url")
    }

    @Test func anEnumIsNamedByItsRawValue() async throws {
        #expect(try await read(Ripeness.self, .text("over-ripe")) == .overripe)
        #expect(try await read(Stars.self, .text("3")) == .three)
        #expect(try await read(Stars.self, .integer(3)) == .three)
        #expect(written(Ripeness.overripe) == .text("over-ripe"))
        await #expect(throws: IntentValueError.self) { try await read(Ripeness.self, .text("mouldy")) }
        await #expect(throws: IntentValueError.self) { try await read(Stars.self, .text("9")) }
    }

    @Test func aCaseLeftOutIsNamedByItsCodeAndMarked() throws {
        guard case .cases(let cases) = Ripeness._traits.choices else {
            Issue.record("an enum's values can be listed")
            return
        }
        #expect(cases.map(\.value) == [.text("green"), .text("over-ripe")])
        #expect(cases.map(\.isNamed) == [true, false])
        #expect(cases[1].display.title.text(in: testContext().locale) == "overripe")
    }
}

enum Ripeness: String, AppEnum {
    case green
    case overripe = "over-ripe"

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ripeness"
    static let caseDisplayRepresentations: [Ripeness: DisplayRepresentation] = [.green: "Green"]
}

enum Stars: Int, AppEnum {
    case one = 1
    case two, three

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stars"
    static let caseDisplayRepresentations: [Stars: DisplayRepresentation] = [.one: "*", .two: "**", .three: "***"]
}
