import Dialog
import Foundation
import IntentModel
import IntentRuntime
import Testing
import ValueTypes

/// Values that hold where nothing is said: preset on an intent, by default, and by an options provider or a query.
@Suite struct FerryTests {
    private static func session(_ language: String = "en") throws -> Session {
        let app = IntentApp("Ferry", language: language, providers: [Ferry.Shortcuts.self])
        var registry = IntentRegistry()
        registry.register(app)
        let library = try PhraseLibrary([], apps: [app])
        #expect(library.warnings.isEmpty)
        return Session(library: library, registry: registry, options: SessionOptions(reading: InterpreterTests.options))
    }

    private static func dialog(_ events: [SessionEvent]) -> String? {
        if case .performed(let performed)? = events.last { performed.dialog } else { nil }
    }

    @Test(arguments: ["en", "fr", "de", "ja"])
    func amountsPresetOnAnIntentHoldInEveryLanguage(_ language: String) async throws {
        let events = try await Self.session(language).send("Near fares with Ferry")
        #expect(Self.dialog(events) == "10.5 km, 5400 s, 4.5 GBP, 20 kg")
    }

    @Test func whatIsSaidCountsBeforeAPreset() async throws {
        let events = try await Self.session().send("Fares within 3 kilometres with Ferry")
        #expect(Self.dialog(events) == "3 km, 5400 s, 4.5 GBP, 20 kg")
    }

    @Test func aProvidersDefaultIsTakenSilently() async throws {
        let session = try Self.session()
        guard case .ask(let ask)? = await session.send("Sail with Ferry").first else {
            Issue.record("the name is asked for")
            return
        }
        #expect(ask.parameter == "name")
        let events = await session.send("Ada")
        #expect(Self.dialog(events) == "Ada sails from Oban, deck.")
        guard case .performed(let performed)? = events.last else { return }
        #expect(performed.parameters.map(\.origin) == [.byDefault, .byDefault, .said])
    }

    @Test func whatAProviderOffersIsKnownBeforeAnythingIsSaid() async throws {
        let session = try Self.session()
        #expect(await session.offeredTitles(of: "travelClass", in: IntentKey(app: "Ferry", name: "Sail")) == ["deck", "cabin"])
        #expect(await session.offeredTitles(of: "name", in: IntentKey(app: "Ferry", name: "Sail")).isEmpty)
    }

    @Test func whatIsSaidCountsBeforeADefaultAndCorrectsIt() async throws {
        let session = try Self.session()
        _ = await session.send("Sail from Mallaig with Ferry")
        _ = await session.send("change class to cabin")
        #expect(Self.dialog(await session.send("Ada")) == "Ada sails from Mallaig, cabin.")
    }

    @Test func aSearchedEntityInterruptsAQuestionForText() async throws {
        let session = try Self.session()
        _ = await session.send("Sail with Ferry")
        let events = await session.send("Show Ullapool in Ferry")
        guard case .performed(let performed)? = events.first, case .ask(let ask)? = events.last else {
            Issue.record("the harbour is shown, and the name asked for again")
            return
        }
        #expect(performed.dialog == "Ullapool is busy.")
        #expect(ask.parameter == "name")
        #expect(Self.dialog(await session.send("Show Atlantis in Ferry")) == "Show Atlantis in Ferry sails from Oban, deck.")
    }

    @Test func inQuotesItIsText() async throws {
        let session = try Self.session()
        _ = await session.send("Sail with Ferry")
        #expect(Self.dialog(await session.send("\"Show Ullapool in Ferry\"")) == "Show Ullapool in Ferry sails from Oban, deck.")
    }
}
