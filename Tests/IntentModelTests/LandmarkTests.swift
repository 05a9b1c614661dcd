import Foundation
import IntentModel
import Testing
import ValueTypes

/// Intents that go on in the app, show snippets by intents, and are taken back.
@Suite(.serialized) struct LandmarkTests {
    private static let lighthouse = Landmark(id: 1, name: "Lighthouse", description: "at the pier", isFavorite: true)

    private func perform(_ intent: any AppIntent, _ interaction: ScriptedInteraction) async throws -> PerformedResult {
        let data = await MainActor.run {
            let data = ModelData()
            data.landmarks = [Self.lighthouse]
            return data
        }
        AppDependencyManager.shared.add(dependency: data)
        return try await IntentInstance(intent).perform(interaction: interaction, context: testContext())
    }

    @Test func goingOnInTheAppIsReported() async throws {
        let silent = try await perform(OpenLater(LandmarkEntity(landmark: Self.lighthouse)), ScriptedInteraction())
        #expect(silent.opensApp)
        #expect(silent.dialog == "ok")
        let always = try await perform(NavigateIntent(.map), ScriptedInteraction())
        #expect(always.opensApp)
    }

    @Test func aYesGoesOnInTheApp() async throws {
        let interaction = ScriptedInteraction(.yes, .yes, .yes)
        #expect(try await perform(OldForeground(), interaction).opensApp)
        #expect(interaction.questions == ["Continue : ", "Continue : Go on?", "Continue : Go on?"])
        let last = ScriptedInteraction(.yes)
        #expect(try await perform(OldForeground2(), last).opensApp)
        #expect(last.questions == ["Continue : Please continue to open the app."])
    }

    @Test func aNoDoesNotGoOn() async {
        await #expect(throws: IntentRequestError.cancelled) { try await perform(OldForeground2(), ScriptedInteraction(.no)) }
    }

    @Test func whatIsConfirmedIsShownByAnIntent() async throws {
        let interaction = ScriptedInteraction(.yes)
        let result = try await perform(FindTickets(LandmarkEntity(landmark: Self.lighthouse)), interaction)
        #expect(interaction.questions == ["Search : Lighthouse"])
        let shown = try #require(result.opensIntent)
        #expect(try await shown.perform(interaction: ScriptedInteraction(), context: testContext()).snippet == "Lighthouse")
    }

    @Test func aChoiceIsMadeAndTakenBackOnTheMainActor() async throws {
        let interaction = ScriptedInteraction(.index(2), .index(0))
        let result = try await perform(DeleteLandmark(LandmarkEntity(landmark: Self.lighthouse)), interaction)
        #expect(
            interaction.questions == [
                "Do you want to archive or delete Lighthouse?\nLighthouse Cancel, Archive, Delete", "x\nLighthouse a, Cancel",
            ])
        let undo = try #require(result.undoManager)
        #expect(undo.undoActionName == "Delete Lighthouse")
        let data = try #require(AppDependencyManager.shared.dependency(ModelData.self, key: nil))
        #expect(await data.landmarks.isEmpty)
        await undo.undo()
        #expect(await data.landmarks.map(\.name) == ["Lighthouse"])
    }

    @Test func anAddressIsOpenedByReportAlone() async throws {
        let result = try await perform(OpenWeb(), ScriptedInteraction())
        let opened = try #require(result.opensIntent)
        let address = try await opened.perform(interaction: ScriptedInteraction(), context: testContext())
        #expect(address.value == .text("https://example.org"))
        #expect(address.opensApp)
    }
}
