import Foundation
import IntentModel
import Testing
import ValueTypes

/// The forms of parameters do what they say.
@Suite struct EveryFormTests {
    private static let context = ValueContext(
        now: Date(timeIntervalSince1970: 0), calendar: Calendar(identifier: .gregorian), locale: Locale(identifier: "en"), language: "en")
    private let zoo = IntentDescriptor(Zoo.self).makeInstance()

    private func read(_ value: SlotValue, by name: String) async throws -> SlotValue? {
        let parameter = try #require(zoo[name])
        try await parameter.assign(value, in: Self.context)
        return parameter.currentValue(in: Self.context)
    }

    @Test func boundsOfAnArrayAreThoseOfItsElements() async throws {
        #expect(try await read(.array([.integer(1), .integer(3)]), by: "a2") == .array([.integer(1), .integer(3)]))
        await #expect(throws: IntentValueError.self) { try await read(.array([.integer(1), .integer(4)]), by: "a2") }
    }

    @Test func theDaysOfAnArrayAreDays() async throws {
        #expect(zoo["t7"]?.valueType == .array(.kind(.date)))
    }

    @Test func anArrayOfAQuantityHasItsDefault() throws {
        #expect(zoo["m26"]?.valueType == .array(.kind(.length)))
        #expect(zoo["m4"]?.currentValue(in: Self.context) == .amount(Amount(value: 3, unit: "minute")))
        #expect(zoo["a1"]?.currentValue(in: Self.context) == .array([.text("a")]))
    }

    @Test func aQueryOfItsOwnFindsEachEntityOfAnArray() async throws {
        #expect(try await read(.array([.text("1"), .text("2")]), by: "p6") == .array([.text("1"), .text("2")]))
        #expect(try await read(.text("2"), by: "p6") == .array([.text("2")]))
        await #expect(throws: IntentValueError.self) { try await read(.array([.text("3")]), by: "p6") }
    }

    @Test func aUnitThatSentencesDoNotNameIsReadFromValues() async throws {
        #expect(try await read(.amount(Amount(value: 3, unit: "volt")), by: "m15") == .amount(Amount(value: 3, unit: "volt")))
        await #expect(throws: IntentValueError.self) { try await read(.amount(Amount(value: 3, unit: "metre")), by: "m15") }
    }
}
