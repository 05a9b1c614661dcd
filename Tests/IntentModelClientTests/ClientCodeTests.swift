import Foundation
import IntentModel
import Testing
import ValueTypes

/// Client code of 2022 behaves as its author meant it.
@Suite struct ClientCodeTests {
    private static let context: ValueContext = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return ValueContext(
            now: Date(timeIntervalSince1970: 0), calendar: calendar, locale: Locale(identifier: "en"), language: "en")
    }()

    private func perform(_ intent: any AppIntent.Type, _ values: [String: SlotValue], answering: Answering) async throws -> PerformedResult
    {
        let instance = descriptor(intent).makeInstance()
        for (name, value) in values { try await #require(instance[name]).assign(value, in: Self.context) }
        return try await instance.perform(interaction: answering, context: Self.context)
    }

    private func descriptor<Intent: AppIntent>(_ type: Intent.Type) -> IntentDescriptor { IntentDescriptor(type) }

    @Test func aMeetingIsPlannedWithItsDefaults() async throws {
        let values: [String: SlotValue] = [
            "place": .text("in the open"), "day": .instant(Instant(year: 1970, month: 1, day: 2, grain: .day)), "guests": .text("Ada"),
        ]
        let result = try await perform(PlanMeeting.self, values, answering: Answering())
        #expect(result.dialog == "Meeting Outdoors with 8 seats and 1 guests")
        #expect(result.value == .integer(8))
    }

    @Test func theStaticsAreReadAsTheyWereWritten() throws {
        let definition = descriptor(PlanMeeting.self).definition(app: "Club", in: Self.context)
        #expect(definition.parameters.map(\.name) == ["place", "seats", "day", "note", "guests"])
        #expect(definition.parameters[0].texts["en"]?.ask == ["Inside or outside?"])
        #expect(definition.parameters[2].type == .kind(.date))
        #expect(PlanMeeting.description._intentDescription?.categoryName?.text(in: Self.context.locale) == "Club")
        #expect(HerbariumWidget.description._intentDescription?.descriptionText.text(in: Self.context.locale) == "Shows a plant")
        #expect(descriptor(PlanMeeting.self).makeInstance().summary?.template == "Plan a meeting ${place} on ${day}")
        let shortcut = try #require(ReadingClubShortcuts.appShortcuts.first)
        #expect(shortcut.phrases[1].pieces.contains(.parameter("place")))
    }

    @Test func theRenamedFormsStillWork() async throws {
        let fern = "00000000-0000-0000-0000-000000000001"
        let found = try await perform(FindPlant.self, ["name": .text("Fern")], answering: Answering())
        #expect(found.value == .text(fern))
        #expect(found.valueTitle == "Fern")
        #expect(found.opensApp)
        let next = try #require(found.opensIntent)
        let asked = Answering(text: "Pteris")
        let labelled = try await next.perform(interaction: asked, context: Self.context)
        #expect(labelled.dialog == "Labelled Fern.")
        #expect(await asked.heard == ["What shall I write?", "Label Fern as Pteris?"])
    }

    @Test func anErrorOfTheClientIsPassedOn() async {
        await #expect(throws: FindPlant.Error.notFound) {
            try await perform(FindPlant.self, ["name": .text("Oak")], answering: Answering())
        }
    }

    @Test func aPropertyQueryFindsByPredicates() async throws {
        let before = EntityCondition(property: "found", comparison: .lessThan, values: [.instant(Instant(year: 1971, grain: .year))])
        let specimen = try #require(PlantQuery.plants.first)
        let found = try await PlantQuery().find([before], like: specimen, in: Self.context)
        #expect(found.map(\.name) == ["Fern"])
    }

    @Test func aConfigurationDoesNothingWhenPerformed() async throws {
        let result = try await perform(HerbariumWidget.self, [:], answering: Answering())
        #expect(result.dialog == nil)
        #expect(descriptor(HerbariumWidget.self).makeInstance()["latin"]?.currentValue(in: Self.context) == .boolean(false))
    }
}

/// Gives one text to every question for a value, and yes to every confirmation.
private actor Answering: IntentInteraction {
    private let text: String
    private(set) var heard: [String] = []

    init(text: String = "") {
        self.text = text
    }

    private func hear(_ dialog: String?) { heard.append(dialog ?? "") }

    func requestValue(of parameter: RequestedParameter, dialog: String?, refusal: IntentValueError?) async throws -> SlotValue {
        hear(dialog)
        return .text(text)
    }

    func requestDisambiguation(of parameter: RequestedParameter, among choices: [RequestedChoice], dialog: String?) async throws -> Int {
        hear(dialog)
        return 0
    }

    func requestConfirmation(of parameter: RequestedParameter, value: RequestedChoice, dialog: String?) async throws -> Bool {
        hear(dialog)
        return true
    }

    func requestConfirmation(of action: RequestedAction, dialog: String?) async throws -> Bool {
        hear(dialog)
        return true
    }

    func requestChoice(between options: [RequestedOption], dialog: String?) async throws -> Int {
        hear(dialog)
        return 0
    }
}
