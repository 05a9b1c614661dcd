import Foundation
import IntentModel
import Synchronization
import Testing
import ValueTypes

/// Performing intents: values get in, questions get out, results come back.
@Suite struct IntentPerformTests {
    private func perform<Intent: AppIntent>(
        _ type: Intent.Type, _ values: [String: SlotValue] = [:], _ interaction: ScriptedInteraction = ScriptedInteraction()
    ) async throws -> PerformedResult {
        let instance = IntentDescriptor(type).makeInstance()
        for (name, value) in values { try await #require(instance[name]).assign(value, in: testContext()) }
        return try await instance.perform(interaction: interaction, context: testContext())
    }

    @Test func parametersAreFoundByNameInOrderOfDeclaration() {
        let definition = IntentDescriptor(PickFruit.self).definition(app: "Orchard", in: testContext())
        #expect(definition.name == "PickFruit")
        #expect(definition.title == "Pick fruit")
        #expect(definition.parameters.map(\.name) == ["fruit", "kilos", "ripeness", "note", "basket"])
        #expect(definition.parameters.map(\.title) == ["Fruit", "kilos", "How ripe", "Note", "basket"])
        #expect(definition.parameters.map(\.isOptional) == [false, false, false, true, false])
        #expect(definition.parameters.map(\.type.name) == ["text", "number", "Ripeness", "text", "[text]"])
        #expect(definition.parameters[1].bounds == 0...50)
        #expect(definition.parameters.map { $0.defaultValue != nil } == [false, true, false, false, true])
        #expect(definition.parameters[0].texts["en"]?.ask == ["Which fruit \\<3?"])
        #expect(definition.parameters[2].texts["en"]?.ask == ["Green or overripe?"])
    }

    @Test func aRunHasValuesOfItsOwn() async throws {
        let descriptor = IntentDescriptor(PickFruit.self)
        let first = descriptor.makeInstance()
        let second = descriptor.makeInstance()
        try await first["fruit"]?.assign(.text("plum"), in: testContext())
        #expect(first["fruit"]?.isSet == true)
        #expect(second["fruit"]?.isSet == false)
    }

    @Test func valuesGetInAndTheResultComesBack() async throws {
        let result = try await perform(
            PickFruit.self, ["fruit": .text("plum"), "kilos": .number(2.5), "ripeness": .text("green"), "basket": .array([.text("leaf")])])
        #expect(result.value == .number(2.5))
        #expect(result.dialog == "2.5 kg of Green plum, nothing to note, leaf")
        #expect(result.supportingDialog == nil)
    }

    @Test func defaultsHoldAndOptionalsStayEmpty() async throws {
        let result = try await perform(PickFruit.self, ["fruit": .text("plum"), "ripeness": .text("green"), "note": .text("wet")])
        #expect(result.dialog == "1 kg of Green plum, wet, ")
    }

    @Test func whatMustHaveAValueIsAskedFor() async throws {
        let interaction = ScriptedInteraction(.value(.text("pear")), .index(0))
        let result = try await perform(PickFruit.self, [:], interaction)
        #expect(interaction.questions == ["fruit: Which fruit <3?", "ripeness: Green or overripe? Green, overripe"])
        #expect(result.dialog == "1 kg of Green pear, nothing to note, ")
    }

    @Test func aValueOutOfBoundsIsRefusedAndTheOldOneKept() async throws {
        let instance = IntentDescriptor(PickFruit.self).makeInstance()
        let kilos = try #require(instance["kilos"])
        try await kilos.assign(.integer(50), in: testContext())
        await #expect(throws: IntentValueError.self) { try await kilos.assign(.number(50.5), in: testContext()) }
        #expect(kilos.currentValue(in: testContext()) == .number(50))
    }

    @Test func aQuestionInsideGoesOnWhereItWasAsked() async throws {
        let interaction = ScriptedInteraction(.value(.text("Ada")), .index(1), .yes, .yes, .index(0))
        let result = try await perform(Ask.self, [:], interaction)
        #expect(
            interaction.questions == [
                "name: Who?", "colour: Which colour? red, green", "name = Ada? Ada, right?", "Send/Post it Keep/No way: Send it?",
                "How? By post, Cancel",
            ])
        #expect(result.dialog == "Ada green By post")
    }

    @Test func aNoToAParameterIsAnAnswerAndToTheIntentAnEnd() async throws {
        let interaction = ScriptedInteraction(.value(.text("Ada")), .index(1), .no, .no)
        await #expect(throws: IntentRequestError.cancelled) { try await perform(Ask.self, [:], interaction) }
        #expect(interaction.questions.count == 4)
    }

    @Test func choosingCancelCancels() async throws {
        let interaction = ScriptedInteraction(.value(.text("Ada")), .index(0), .yes, .yes, .index(1))
        await #expect(throws: IntentRequestError.cancelled) { try await perform(Ask.self, [:], interaction) }
    }

    @Test func withoutASessionThereIsNobodyToAsk() async throws {
        await #expect(throws: IntentRequestError.noSession) { try await Ask().perform() }
    }

    @Test func aValueNeededBeginsTheIntentAgainWithoutTakingAnythingBack() async throws {
        let effects = Effects()
        try await Effects.$current.withValue(effects) {
            let interaction = ScriptedInteraction(.value(.text("loud")), .value(.integer(7)), .index(1))
            let result = try await perform(Restart.self, [:], interaction)
            #expect(interaction.questions == ["volume: How loud?", "volume: How loud? again", "voice: which? alto, bass"])
            #expect(result.dialog == "7 bass")
        }
        #expect(effects.count == 3)
    }

    @Test func oneChoiceAloneIsTakenAndNoneIsAnError() async throws {
        let interaction = ScriptedInteraction()
        let result = try await perform(ChooseOne.self, ["among": .array([.text("only")])], interaction)
        #expect(result.dialog == "only")
        #expect(interaction.questions.isEmpty)
        await #expect(throws: IntentRequestError.noChoices) { try await perform(ChooseOne.self, ["among": .array([])]) }
    }

    @Test func anIntentThatAlwaysBeginsAgainEnds() async throws {
        await #expect(throws: IntentRequestError.tooManyRestarts(allowed: 16)) { try await perform(Forever.self) }
    }

    @Test func anIntentRunInsideAnotherAsksInTheSameSession() async throws {
        let interaction = ScriptedInteraction(.value(.text("Ada")))
        let result = try await perform(Outer.self, [:], interaction)
        #expect(interaction.questions == ["name: Your name?"])
        #expect(result.dialog == "Ada")
    }

    @Test func theNextIntentComesWithItsValues() async throws {
        let result = try await perform(Chain.self)
        let next = try #require(result.opensIntent)
        #expect(next.intent is Greet)
        #expect(next["name"]?.currentValue(in: testContext()) == .text("Bo"))
        #expect(result.value == .text("Bo"))
        #expect(result.dialog == "Next")
    }
}

private struct PickFruit: AppIntent {
    static let title: LocalizedStringResource = "Pick fruit"

    @Parameter(title: "Fruit", requestValueDialog: "Which fruit <3?") var fruit: String
    @Parameter(default: 1, inclusiveRange: (0, 50)) var kilos: Double
    @Parameter(title: "How ripe", requestDisambiguationDialog: "Green or overripe?") var ripeness: Ripeness
    @Parameter(title: "Note") var note: String?
    @Parameter(default: []) var basket: [String]
    let untouched = 3

    func perform() async throws -> some IntentResult & ReturnsValue<Double> & ProvidesDialog {
        .result(
            value: kilos, dialog: "\(kilos) kg of \(ripeness) \(fruit), \(note ?? "nothing to note"), \(basket.joined(separator: " "))")
    }
}

private struct Ask: AppIntent {
    static let title: LocalizedStringResource = "Ask"

    @Parameter var name: String?
    @Parameter(requestDisambiguationDialog: "Which colour?") var colour: String?

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let name = try await $name.requestValue("Who?")
        try await $colour.requestDisambiguation(among: ["red", "green"])
        if try await $name.requestConfirmation(for: name, dialog: "\(name), right?") == false { self.name = nil }
        try await requestConfirmation(
            actionName: .custom(
                acceptLabel: "Send", acceptAlternatives: ["Post it"], denyLabel: "Keep", denyAlternatives: ["No way"], destructive: false),
            dialog: "Send it?")
        let option = try await requestChoice(between: [IntentChoiceOption(title: "By post"), .cancel], dialog: "How?")
        return .result(dialog: "\(name) \(colour ?? "") \(option.title)")
    }
}

private final class Effects: Sendable {
    @TaskLocal static var current: Effects?
    private let counter = Atomic(0)
    var count: Int { counter.load(ordering: .relaxed) }
    func add() { counter.add(1, ordering: .relaxed) }
}

private struct Restart: AppIntent {
    static let title: LocalizedStringResource = "Restart"

    @Parameter(requestValueDialog: "How loud?") var volume: Int?
    @Parameter var voice: String?

    func perform() async throws -> some IntentResult & ProvidesDialog {
        Effects.current?.add()
        guard let volume else { throw $volume.needsValueError() }
        guard let voice else { throw $voice.needsDisambiguationError(among: ["alto", "bass"]) }
        return .result(dialog: "\(volume) \(voice)")
    }
}

private struct ChooseOne: AppIntent {
    static let title: LocalizedStringResource = "Choose"

    @Parameter var among: [String]
    @Parameter var chosen: String?

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "\(try await $chosen.requestDisambiguation(among: among))")
    }
}

private struct Forever: AppIntent {
    static let title: LocalizedStringResource = "Forever"

    func perform() async throws -> some IntentResult {
        if Bool(true) { throw AppIntentError.restartPerform }
        return .result()
    }
}

private struct Greet: AppIntent {
    static let title: LocalizedStringResource = "Greet"

    @Parameter var name: String?

    init() {}

    init(name: String) {
        self.name = name
    }

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: try await $name.requestValue("Your name?"))
    }
}

private struct Outer: AppIntent {
    static let title: LocalizedStringResource = "Outer"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "\(try await Greet()().value ?? "")")
    }
}

private struct Chain: AppIntent {
    static let title: LocalizedStringResource = "Chain"

    func perform() async throws -> some IntentResult & ReturnsValue<String> & OpensIntent & ProvidesDialog {
        .result(value: "Bo", opensIntent: Greet(name: "Bo"), dialog: "Next")
    }
}
