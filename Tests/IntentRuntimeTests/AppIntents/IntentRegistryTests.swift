import Foundation
import IntentModel
import IntentRuntime
import Testing
import ValueTypes

@Suite struct IntentRegistryTests {
    private static let context = ValueContext(
        now: Date(timeIntervalSince1970: 0), calendar: Calendar(identifier: .gregorian), locale: Locale(identifier: "en"), language: "en")

    private static func invocation(_ intent: String, _ values: [String: SlotValue] = [:]) -> IntentInvocation {
        let parameters = values.mapValues { ParameterValue(value: $0, type: .kind(.text)) }
        return IntentInvocation(app: "Bakery", intent: intent, parameters: parameters, context: context)
    }

    private static var registry: IntentRegistry {
        var registry = IntentRegistry()
        registry.register(IntentApp("Bakery", providers: [BakeryShortcuts.self]))
        return registry
    }

    @Test func anIntentInCodeTakesTheValuesThatWereSaid() async throws {
        let handler = try #require(Self.registry.handler(of: "OrderLoaf", app: "Bakery"))
        let values: [String: SlotValue] = [
            "loaf": .text("sour dough"), "count": .integer(3), "extras": .array([.text("butter"), .text("salt")]),
        ]
        let result = try await handler.perform(Self.invocation("OrderLoaf", values), interaction: Unanswering())
        #expect(result.value == .integer(3))
        #expect(result.dialog == "3 × Sourdough with butter and salt")
    }

    @Test(arguments: [
        ["loaf": SlotValue.text("brioche")], ["loaf": .text("rye"), "count": .integer(21)], ["loaf": .text("rye"), "colour": .text("red")],
    ])
    func whatDoesNotFitTheCodeIsAnError(_ values: [String: SlotValue]) async throws {
        let handler = try #require(Self.registry.handler(of: "OrderLoaf", app: "Bakery"))
        await #expect(throws: IntentDispatchError.self) {
            try await handler.perform(Self.invocation("OrderLoaf", values), interaction: Unanswering())
        }
    }

    @Test func aClosurePerformsAnIntentOfAPhraseFile() async throws {
        var registry = Self.registry
        registry.register("Weigh", app: "Bakery") { invocation in
            .value(.number((invocation.number("kilos") ?? 0) * 2), dialog: "\(invocation.text("what") ?? "nothing") weighed")
        }
        let handler = try #require(registry.handler(of: "Weigh", app: "Bakery"))
        let result = try await handler.perform(
            Self.invocation("Weigh", ["kilos": .integer(2), "what": .text("flour")]), interaction: Unanswering())
        #expect(result.value == .number(4))
        #expect(result.dialog == "flour weighed")
        #expect(registry.handler(of: "Weigh", app: "") == nil)
        #expect(registry.handler(of: "Sweep", app: "Bakery") == nil)
    }

    @Test func anInvocationReadsItsValuesByType() throws {
        let day = Instant(year: 1970, month: 1, day: 2, grain: .day)
        let invocation = Self.invocation(
            "Any", ["text": .text("a"), "whole": .number(3), "switch": .boolean(true), "day": .instant(day), "half": .number(0.5)])
        #expect(invocation.text("text") == "a")
        #expect(invocation.integer("whole") == 3)
        #expect(invocation.integer("half") == nil)
        #expect(invocation.number("half") == 0.5)
        #expect(invocation.boolean("switch") == true)
        #expect(invocation.date("day") == day.date(in: Self.context.calendar))
        #expect(invocation.text("whole") == nil)
    }
}

/// There is nobody to ask.
private struct Unanswering: IntentInteraction {
    func requestValue(of parameter: RequestedParameter, dialog: String?, refusal: IntentValueError?) async throws -> SlotValue {
        throw IntentRequestError.cancelled
    }

    func requestDisambiguation(
        of parameter: RequestedParameter, among choices: [RequestedChoice], dialog: String?
    ) async throws -> Int {
        throw IntentRequestError.cancelled
    }

    func requestConfirmation(of parameter: RequestedParameter, value: RequestedChoice, dialog: String?) async throws -> Bool {
        throw IntentRequestError.cancelled
    }

    func requestConfirmation(of action: RequestedAction, dialog: String?) async throws -> Bool {
        throw IntentRequestError.cancelled
    }

    func requestChoice(between options: [RequestedOption], dialog: String?) async throws -> Int {
        throw IntentRequestError.cancelled
    }
}
