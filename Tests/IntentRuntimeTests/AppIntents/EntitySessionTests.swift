import Foundation
import IntentModel
import IntentRuntime
import Synchronization
import Testing
import ValueTypes

/// Entities, configurations and snippets of apps in code, in a conversation.
@Suite(.serialized) struct EntitySessionTests {
    private static func session(_ apps: IntentApp..., phrases: String = "") throws -> Session {
        var registry = IntentRegistry()
        for app in apps { registry.register(app) }
        let sources: [PhraseSource] = phrases.isEmpty ? [] : [.text(phrases, name: "p")]
        let library = try PhraseLibrary(sources, apps: registry.apps)
        return Session(
            library: library, registry: registry, options: SessionOptions(reading: InterpreterTests.options, followsLanguage: true))
    }

    private static let kennel = IntentApp("Kennel", names: ["en": ["Kennel"], "fr": ["Chenil"]], providers: [Kennel.Shortcuts.self])
    private static let aquarium = IntentApp("Aquarium", providers: [Aquarium.Shortcuts.self])

    @Test func anEntityIsKnownByWhatItIsCalled() async throws {
        let session = try Self.session(Self.kennel)
        guard case .confirm(let confirm)? = await session.send("Walk good Lassie in Kennel").first else {
            Issue.record("the walk is confirmed")
            return
        }
        #expect(confirm.text == "Walk Lassie?\n~~Lassie~~", "what a view says of itself stands below the question")
        guard case .performed(let performed)? = await session.send("yes").first else {
            Issue.record("the walk is performed")
            return
        }
        #expect(performed.parameters.map(\.value.value) == [.text("lassie")])
        #expect(performed.dialog == "Lassie is walking.\n~~Lassie~~")
    }

    @Test func entitiesAreTheChoicesOfAQuestion() async throws {
        let session = try Self.session(Self.kennel)
        guard case .ask(let ask)? = await session.send("Walk a dog in Kennel").first else {
            Issue.record("the dog is asked for")
            return
        }
        #expect(ask.choices.map(\.title) == ["Lassie", "Rex"])
    }

    @Test func phrasesInAnotherLanguageKnowThemToo() async throws {
        let french = """
            language fr
            app Kennel = Chenil
            intent WalkPet
              - promène <pet> du <app>
            list Pet bound
            """
        let session = try Self.session(Self.kennel, phrases: french)
        guard case .confirm? = await session.send("Promène Rex du chenil").first else {
            Issue.record("the walk is confirmed")
            return
        }
    }

    @Test func theyFollowWhatTheAppSaysHasChanged() async throws {
        let session = try Self.session(Self.kennel)
        #expect(await session.send("Walk Toto in Kennel").first?.isUnmatched == true)
        Kennel.names.withLock { $0["toto"] = "Toto" }
        defer { Kennel.names.withLock { $0["toto"] = nil } }
        #expect(await session.send("Walk Toto in Kennel").first?.isUnmatched == true, "nobody has said so yet")
        Kennel.Shortcuts.updateAppShortcutParameters()
        guard case .confirm? = await session.send("Walk Toto in Kennel").first else {
            Issue.record("the new dog is known")
            return
        }
    }

    @Test func appsWhoseEntitiesHaveOneNameKeepTheirOwn() async throws {
        let session = try Self.session(Self.kennel, Self.aquarium)
        guard case .performed(let performed)? = await session.send("Feed Wanda 2 in Aquarium").first else {
            Issue.record("the fish is fed, though the query of another entity fails")
            return
        }
        #expect(performed.parameters.map(\.value.value) == [.text("2")])
        #expect(await session.send("Feed Rex in Aquarium").first?.isUnmatched == true)
        guard case .confirm? = await session.send("Walk Rex in Kennel").first else {
            Issue.record("the dog is known to its own app")
            return
        }
    }

    @Test func aConfigurationIsHandedOver() async throws {
        let taken = Mutex<[Int]>([])
        let app = Self.aquarium.configuring(Aquarium.Light.self) { light in
            taken.withLock { $0.append(light.percent) }
            return "The light is at \(light.percent)."
        }
        let session = try Self.session(app)
        guard case .performed(let performed)? = await session.send("Set the light to 80 in Aquarium").first else {
            Issue.record("the configuration is performed")
            return
        }
        #expect(performed.dialog == "The light is at 80.")
        #expect(taken.withLock { $0 } == [80])
    }

    @Test func spacesInALanguageWithoutThemMeanAsLittleInCode() async throws {
        let session = try Self.session(IntentApp("水族館", language: "ja", providers: [Aquarium.Shortcuts.self]))
        guard case .performed? = await session.send("Set the light to 80 in 水 族 館").first else {
            Issue.record("the phrase is heard without its spaces")
            return
        }
    }

    @Test func aWordToTheDialogIsHeardInAnyLanguageOfThePhrases() async throws {
        let phrases = """
            language ru
            intent Hello
              - привет
              say "Привет!"
            """
        let session = try Self.session(Self.aquarium, phrases: phrases)
        #expect(await session.send("Feed Wanda 1 in Aquarium").count == 1)
        #expect(await session.send("привет").dialogs == ["Привет!"])
        #expect(await session.send("again").dialogs == ["Привет!"], "the English word is heard in a Russian conversation")
        #expect(await session.send("отмени последнее").dialogs == ["Это нельзя отменить."])
        #expect(await session.send("もう一度").first?.isUnmatched == true, "no phrase is Japanese")
    }
}

extension SessionEvent {
    fileprivate var isUnmatched: Bool { if case .unmatched = self { true } else { false } }
}

extension [SessionEvent] {
    fileprivate var dialogs: [String] {
        compactMap { event in
            switch event {
            case .performed(let performed): performed.dialog
            case .say(let text): text
            default: nil
            }
        }
    }
}
