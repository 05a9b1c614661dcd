import Foundation
import IntentModel
import Synchronization
import Testing
import ValueTypes

/// How missing values are found: Apple's rules.
@Suite struct ResolutionTests {
    private func perform<Intent: AppIntent>(
        _ type: Intent.Type, _ interaction: ScriptedInteraction = ScriptedInteraction()
    ) async throws -> PerformedResult {
        try await IntentDescriptor(type).makeInstance().perform(interaction: interaction, context: testContext())
    }

    @Test func aRequiredEnumIsAChoiceAskedWithItsDisambiguationDialog() async throws {
        let interaction = ScriptedInteraction(.index(1))
        let result = try await perform(ChooseGlaze.self, interaction)
        #expect(interaction.questions == ["glaze: Matt or shiny? Matt, Shiny"])
        #expect(result.dialog == "Shiny")
    }

    @Test func oneOptionAloneIsTakenSilently() async throws {
        let interaction = ScriptedInteraction()
        let result = try await perform(ChooseOnlyGlaze.self, interaction)
        #expect(interaction.questions.isEmpty)
        #expect(result.dialog == "Clear Matt")
        let parameters = IntentDescriptor(ChooseOnlyGlaze.self).definition(app: "Pottery", in: testContext()).parameters
        #expect(parameters.map(\.defaultValue) == [.value(.text("clear")), .value(.text("matt"))])
        #expect(parameters[1].allowedValues == [.text("matt")])
    }

    @Test func optionalsAreNotAskedFor() async throws {
        let interaction = ScriptedInteraction()
        #expect(try await perform(OptionalGlaze.self, interaction).dialog == "none")
        #expect(IntentDescriptor(OptionalGlaze.self).definition(app: "Pottery", in: testContext()).parameters[0].texts.isEmpty)
        #expect(interaction.questions.isEmpty)
    }

    @Test func aButtonPerformsAFreshIntentWithTheValuesItWasGiven() async throws {
        let log = Log()
        try await Log.$current.withValue(log) {
            let button = Button(intent: Write(text: "twice")) { Text("Write") }
            #expect(button.description == "[Write]")
            try await button()
            let result = try await Button("Again", intent: Write(text: "once"))()
            #expect(result.value as? String == "once")
        }
        #expect(log.lines == ["twice", "once"])
    }

    @Test func anAnswerToOneRunIsNotThereInTheNext() async throws {
        let preset = IntentInstance(Write(text: "preset"))
        let first = preset.renewed()
        first["text"]?.unset()
        #expect(preset.renewed()["text"]?.currentValue(in: testContext()) == .text("preset"))
    }

    @Test func aDependencyThatNobodyAddedIsAnErrorOfTheRun() async {
        let missing = AppDependencyError(in: UseKiln())
        #expect(missing?.description == "no Kiln was added to AppDependencyManager, which 'kiln' of UseKiln uses")
        await #expect(throws: AppDependencyError.self) { try await perform(UseKiln.self) }
        await #expect(throws: AppDependencyError.self) { try await UseKiln()() }
        await #expect(throws: AppDependencyError.self) { try await PotQuery().choices.suggestions(in: testContext()) }
        await #expect(throws: IntentValueError.self) { try await PotQuery().entity(named: .text("1"), as: .choice(of: "Pot")) }
    }
}

private enum Glaze: String, AppEnum {
    case matt, shiny

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Glaze"
    static let caseDisplayRepresentations: [Glaze: DisplayRepresentation] = [.matt: "Matt", .shiny: "Shiny"]
}

private enum OnlyGlaze: String, AppEnum {
    case clear

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Glaze"
    static let caseDisplayRepresentations: [OnlyGlaze: DisplayRepresentation] = [.clear: "Clear"]
}

private struct ChooseGlaze: AppIntent {
    static let title: LocalizedStringResource = "Glaze"
    @Parameter(title: "Glaze", requestValueDialog: "Which?", requestDisambiguationDialog: "Matt or shiny?") var glaze: Glaze

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(glaze)") }
}

private struct ChooseOnlyGlaze: AppIntent {
    static let title: LocalizedStringResource = "Glaze"
    @Parameter(title: "Glaze") var glaze: OnlyGlaze
    @Parameter(title: "Second", supportedValues: [.matt]) var second: Glaze

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(glaze) \(second)") }
}

private struct OptionalGlaze: AppIntent {
    static let title: LocalizedStringResource = "Glaze"
    @Parameter(title: "Glaze", requestValueDialog: "Which?") var glaze: Glaze?

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: glaze == nil ? "none" : "one") }
}

private final class Log: Sendable {
    @TaskLocal static var current: Log?
    private let kept = Mutex<[String]>([])
    var lines: [String] { kept.withLock(\.self) }
    func add(_ line: String) { kept.withLock { $0.append(line) } }
}

private struct Write: AppIntent {
    static let title: LocalizedStringResource = "Write"
    @Parameter(title: "Text") var text: String

    init() {}

    init(text: String) {
        self.text = text
    }

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        Log.current?.add(text)
        return .result(value: text)
    }
}

private final class Kiln: Sendable {}

private struct UseKiln: AppIntent {
    static let title: LocalizedStringResource = "Fire"
    @Dependency var kiln: Kiln

    func perform() async throws -> some IntentResult { .result() }
}

private struct Pot: AppEntity {
    let id: Int
    var displayRepresentation: DisplayRepresentation { "Pot \(id)" }
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pot"
    static let defaultQuery = PotQuery()
}

private struct PotQuery: EntityQuery {
    @Dependency var kiln: Kiln

    func entities(for identifiers: [Int]) async throws -> [Pot] { identifiers.map(Pot.init) }
    func suggestedEntities() async throws -> [Pot] { [Pot(id: 1)] }
}
