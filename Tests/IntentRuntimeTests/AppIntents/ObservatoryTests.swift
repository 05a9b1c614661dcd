import Foundation
import IntentModel
import IntentRuntime
import PhraseSyntax
import Testing
import ValueTypes

/// Entities that queries find, options that providers offer, and the languages of tables, in a conversation.
@Suite(.serialized) struct ObservatoryTests {
    private static let app = IntentApp(
        "Observatory", names: ["en": ["Observatory"], "fr": ["Observatoire"]], providers: [ObservatoryShortcuts.self])

    private func session(language: String = "en") throws -> Session {
        var registry = IntentRegistry()
        registry.register(Self.app)
        let options = SessionOptions(reading: ReadingOptions(languages: [try #require(LanguageTag(language))]))
        return Session(library: try PhraseLibrary([], apps: [Self.app]), registry: registry, options: options)
    }

    private func last(_ sentences: String..., language: String = "en") async throws -> SessionEvent? {
        let session = try session(language: language)
        var event: SessionEvent?
        for sentence in sentences { event = await session.send(sentence).last }
        return event
    }

    private func dialog(_ event: SessionEvent?) -> String? {
        if case .performed(let performed)? = event { performed.dialog } else { nil }
    }

    @Test func aNameThatNoListHasGoesThroughTheStringQuery() async throws {
        #expect(dialog(try await last("Show Vega in Observatory")) == "Here is vega.")
        #expect(dialog(try await last("Show a star in Observatory", "altair")) == "Here is altair.")
    }

    @Test func ofSeveralEntitiesFoundOneIsChosen() async throws {
        guard case .choose(let choose)? = try await last("Show alpha in Observatory") else {
            Issue.record("two stars are called so")
            return
        }
        #expect(choose.choices.map(\.title) == ["Alpha Centauri", "Alpha Crucis"])
        #expect(dialog(try await last("Show alpha in Observatory", "the second one")) == "Here is alpha crucis.")
        #expect(dialog(try await last("Show a star in Observatory", "alpha", "alpha centauri")) == "Here is alpha centauri.")
    }

    @Test func aNameThatTheQueryDoesNotKnowIsNotUnderstood() async throws {
        guard case .unmatched? = try await last("Show Nibiru in Observatory") else {
            Issue.record("there is no such star")
            return
        }
    }

    @Test func onlySupportedCasesAreOfferedAndTaken() async throws {
        guard case .ask(let ask)? = try await last("Aim with Observatory") else {
            Issue.record("a telescope is asked for")
            return
        }
        #expect(ask.text == "Which telescope?")
        #expect(ask.choices.map(\.title) == ["Large telescope", "Small telescope"])
        guard case .ask(let again)? = try await last("Aim with Observatory", "broken telescope") else {
            Issue.record("it is asked for again")
            return
        }
        #expect(again.parameter == "telescope")
    }

    @Test func aProviderOffersForTheValuesThatAreThere() async throws {
        guard case .ask(let ask)? = try await last("Aim the big one with Observatory") else {
            Issue.record("a filter is asked for")
            return
        }
        #expect(ask.choices.map(\.title) == ["Red", "Blue", "Ultraviolet"])
        guard case .ask(let small)? = try await last("Aim the small telescope with Observatory") else {
            Issue.record("a filter is asked for")
            return
        }
        #expect(small.choices.map(\.title) == ["none"])
    }

    @Test(arguments: [("blue", "b"), ("the last one", "u"), ("ultra", "u")])
    func anOfferIsTakenByItsNameOrPlace(_ answer: String, _ filter: String) async throws {
        #expect(dialog(try await last("Aim the big one with Observatory", answer)) == "Large telescope through \(filter)")
    }

    @Test func whatIsNotOfferedIsAskedForAgain() async throws {
        guard case .ask(let again)? = try await last("Aim the big one with Observatory", "green") else {
            Issue.record("it is asked for again")
            return
        }
        #expect(again.parameter == "filter")
        #expect(again.choices.count == 3)
    }

    @Test func whatAppIntentsStopsForIsAProblemOfTheRegistry() async throws {
        var registry = IntentRegistry()
        registry.register(Self.app)
        #expect(
            registry.problems().map(\.description) == [
                "Observatory.Calibrate: no ReferenceLamp was added to AppDependencyManager, which 'lamp' of Calibrate uses"
            ])
        guard case .failed(let failed)? = try await last("Calibrate Observatory") else {
            Issue.record("the intent fails, and the session goes on")
            return
        }
        #expect(failed.intent == "Calibrate")
        #expect(!failed.text.contains("AppDependencyManager"))
    }

    @Test func phrasesTitlesAndDialogsAreThoseOfTheTables() async throws {
        let french = try #require(LanguageTag("fr"))
        EmbeddedTranslations.add(
            [
                "Show ${star} in ${applicationName}": "Montre ${star} dans ${applicationName}",
                "Show a star in ${applicationName}": "Montre une étoile dans ${applicationName}",
                "Aim the ${telescope} with ${applicationName}": "Pointe ${telescope} avec ${applicationName}",
            ], language: french, table: "AppShortcuts")
        EmbeddedTranslations.add(
            [
                "Here is %@.": "Voici %@.", "Show a star": "Montrer une étoile", "Star": "Étoile",
                "Large telescope": "le grand télescope", "Small telescope": "le petit télescope",
            ], language: french, table: "Observatory")
        #expect(dialog(try await last("Montre une étoile dans Observatoire", "vega", language: "fr")) == "Voici vega.")
        #expect(dialog(try await last("montre altair dans observatoire", language: "fr")) == "Voici altair.")
        guard case .ask(let ask)? = try await last("Pointe le grand télescope avec Observatoire", language: "fr") else {
            Issue.record("a filter is asked for")
            return
        }
        #expect(ask.intent == "Aim" && ask.parameter == "filter")
        let definition = try #require(try PhraseLibrary([], apps: [Self.app]).intents.first { $0.name == "ShowStar" })
        #expect(definition.title(in: "fr") == "Montrer une étoile")
        #expect(definition.title(in: "en") == "Show a star")
        #expect(definition.parameters[0].title(in: "fr") == "Étoile")
    }

    @Test func aTranslatedPhraseThatNamesNoParameterIsAnError() throws {
        let italian = try #require(LanguageTag("it"))
        let key = "Calibrate ${applicationName}"
        EmbeddedTranslations.add([key: "Calibra ${lampada} ${applicationName}"], language: italian, table: "AppShortcuts")
        defer { EmbeddedTranslations.add([key: "Calibra ${applicationName}"], language: italian, table: "AppShortcuts") }
        let diagnostics = CodePhrases(Self.app, calendar: .current).diagnostics
        #expect(diagnostics.map(\.message).contains("a translated phrase names '${lampada}', which is no parameter of Calibrate"))
    }
}
