import Foundation
import IntentModel
import Testing
import ValueTypes

/// Durations, measures, money and names.
@Suite struct AmountTests {
    private struct Bake: AppIntent {
        static let title: LocalizedStringResource = "Bake"

        @Parameter var time: Duration?
        @Parameter(title: "Flour", defaultValue: 500, defaultUnit: .grams, supportsNegativeNumbers: false) var flour: Measurement<UnitMass>
        @Parameter(title: "Tin", unit: .centimeters) var tin: Measurement<UnitLength>?
        @Parameter(title: "Vat") var vat: Measurement<UnitVolume>?
        @Parameter(title: "Rest") var rest: Measurement<UnitDuration>?
        @Parameter(title: "Price", currencyCodes: ["EUR", "CHF"], inclusiveRange: (0, 100)) var price: IntentCurrencyAmount?
        @Parameter(title: "For") var guest: PersonNameComponents?

        func perform() async throws -> some IntentResult { .result() }
    }

    private let instance = IntentDescriptor(Bake.self).makeInstance()

    private func assigned(_ name: String, _ value: SlotValue) async throws -> SlotValue? {
        let parameter = try #require(instance[name])
        try await parameter.assign(value, in: testContext())
        return parameter.currentValue(in: testContext())
    }

    @Test func typesHaveTheNamesOfPhraseFiles() {
        #expect(
            instance.parameters.map(\.storage.valueType.name)
                == ["duration", "mass", "length", "volume", "duration", "currency", "text"])
        #expect(instance["flour"]?.currentValue(in: testContext()) == .amount(Amount(value: 500, unit: "gram")))
    }

    @Test func whatWasSaidIsKept() async throws {
        #expect(try await assigned("time", .duration(Period(value: 1.5, unit: .hour))) == .duration(Period(value: 5400, unit: .second)))
        #expect(try await assigned("flour", .amount(Amount(value: 2, unit: "kilogram"))) == .amount(Amount(value: 2, unit: "kilogram")))
        #expect(try await assigned("tin", .amount(Amount(value: 26, unit: "centimeter"))) == .amount(Amount(value: 26, unit: "centimetre")))
        #expect(try await assigned("vat", .amount(Amount(value: 2, unit: "hectolitre"))) == .amount(Amount(value: 200, unit: "litre")))
        #expect(try await assigned("rest", .duration(Period(value: 2, unit: .day))) == .amount(Amount(value: 48, unit: "hour")))
        #expect(try await assigned("price", .amount(Amount(value: 4.1, unit: "EUR"))) == .amount(Amount(value: 4.1, unit: "EUR")))
        #expect(try await assigned("price", .amount(Amount(value: 5, unit: nil))) == .amount(Amount(value: 5, unit: "EUR")))
        #expect(try await assigned("tin", .amount(Amount(value: 24, unit: nil))) == .amount(Amount(value: 24, unit: "centimetre")))
        try await instance["price"]?.assign(.amount(Amount(value: 4.1, unit: "EUR")), in: testContext())
        #expect(try await assigned("guest", .text("Ada King Lovelace")) == .text("Ada King Lovelace"))
        let bake = try #require(instance.intent as? Bake)
        #expect(bake.time == .seconds(5400))
        #expect(bake.price?.amount == Decimal(string: "4.1"))
        #expect(bake.guest?.familyName == "Lovelace")
        #expect(bake.guest?.givenName == "Ada King")
    }

    @Test(arguments: [
        ("time", SlotValue.duration(Period(value: 1, unit: .month))), ("time", .integer(3)),
        ("flour", .amount(Amount(value: 3, unit: "metre"))), ("flour", .amount(Amount(value: -1, unit: "gram"))), ("flour", .integer(3)),
        ("flour", .amount(Amount(value: 3, unit: nil))), ("price", .amountRange(AmountRange(lower: 1, upper: 2, unit: "EUR"))),
        ("tin", .amount(Amount(value: 3, unit: "inch"))), ("price", .amount(Amount(value: 3, unit: "USD"))),
        ("price", .amount(Amount(value: 101, unit: "EUR"))), ("rest", .duration(Period(value: 1, unit: .year))), ("guest", .text("  ")),
    ])
    func whatTheParameterCannotBeIsRefused(_ name: String, _ value: SlotValue) async throws {
        let parameter = try #require(instance[name])
        await #expect(throws: IntentValueError.self) { try await parameter.assign(value, in: testContext()) }
    }

    @Test func aNumberThatIsNoneIsNotWritten() {
        #expect(Double._traits.write(.nan, testContext()) == nil)
        #expect(Double._traits.write(-0.0, testContext()) == .number(0))
    }
}
