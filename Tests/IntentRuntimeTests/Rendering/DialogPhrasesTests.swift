import Dialog
import PhraseSyntax
import Testing

@testable import IntentRuntime

@Suite("The dialog's own words")
struct DialogPhrasesTests {
    /// What each text can speak of, besides the command and the parameter in question.
    static func names(for text: String) -> Set<String> {
        switch text {
        case "Return", "Confirm-again": ["question"]
        case "Confirm-value", "Noted", "Corrected", "DefaultTaken": ["value"]
        case "Reason-range": ["low", "high"]
        case "CorrectionRefused": ["reason"]
        case "NoSuchPosition": ["shown"]
        case "TooDeep": ["limit"]
        case "NotRun": ["commands"]
        case "Unmatched-nearest": ["nearest"]
        case "Example": ["phrase"]
        case "Examples-commands", "Examples-value": ["examples"]
        case "Program-not-found", "Program-unusable-argument": ["program"]
        case "Program-not-started": ["program", "reason"]
        case "Program-failed": ["program", "status"]
        default: []
        }
    }

    /// Texts that join other words are one; the others have several wordings.
    static let single: Set<String> = ["Yes", "No", "List-comma", "List-and", "Example", "Failed-too-many", "Failed-unknown"]

    @Test(arguments: [
        ("fr-CA", "fr"), ("en-GB", "en"), ("xx", "en"), ("de-AT", "de"), ("zh-Hant-TW", "zh"), ("ru@numbers=x", "en"), ("", "en"),
    ])
    func aTagFallsBackToALanguageThereIs(tag: String, language: String) {
        #expect(DialogPhrases(language: tag).language == language)
    }

    @Test(arguments: DialogPhrases.languages, ["dialog", "wordings"])
    func theFilesHaveNoFault(language: String, name: String) {
        let (file, diagnostics) = DialogPhrases.read(name, of: language)
        #expect(diagnostics.map(\.message) == [])
        #expect(file.language?.tag.value == language)
        #expect(!file.declarations.isEmpty)
    }

    @Test(arguments: DialogPhrases.languages)
    func whatPeopleSayResolves(language: String) {
        let (library, diagnostics) = Resolver(registeredTypes: []).resolve([DialogPhrases(language: language).heard])
        #expect(diagnostics.map(\.message) == [])
        #expect(!library.intents.isEmpty)
    }

    @Test(arguments: DialogPhrases.languages)
    func everyPositionOfAPageHasAName(language: String) throws {
        let heard = DialogPhrases(language: language).heard
        let positions = try #require(
            heard.declarations.compactMap { if case .list(let list) = $0, list.name.value == "position" { list } else { nil } }.first)
        let numbers = positions.values.compactMap { value in
            if case .number(let number, _)? = value.canonical { Int(number.value) } else { nil }
        }
        #expect(Set(numbers).isSuperset(of: Set(1...ChoicePage.size).union([-1])))
    }

    @Test(arguments: DialogPhrases.languages)
    func thereAreWordsBetweenValuesAndCommands(language: String) {
        let phrases = DialogPhrases(language: language)
        #expect(!phrases.conjunctions.isEmpty && !phrases.sequels.isEmpty)
        #expect(!phrases.samenesses.isEmpty && !phrases.pronouns.isEmpty)
        #expect((phrases.conjunctions + phrases.sequels + phrases.samenesses + phrases.pronouns).allSatisfy { !$0.isEmpty })
    }

    @Test(arguments: DialogPhrases.languages)
    func everyLanguageSaysTheSame(language: String) {
        #expect(DialogPhrases(language: language).texts == DialogPhrases(language: "en").texts)
    }

    @Test(arguments: DialogPhrases.languages)
    func textsSpeakOnlyOfWhatTheyKnow(language: String) {
        let phrases = DialogPhrases(language: language)
        for text in phrases.texts {
            let names = Self.names(for: text).union(["intent", "parameter", "Parameter"])
            for wording in phrases.wordings(of: text) {
                #expect(wording.check(names: names, language: language).isEmpty, "\(text): \(wording.text)")
            }
        }
    }

    @Test(arguments: DialogPhrases.languages)
    func thereAreSeveralWordings(language: String) {
        let phrases = DialogPhrases(language: language)
        for text in phrases.texts where !Self.single.contains(text) {
            let wordings = phrases.wordings(of: text)
            #expect(Set(wordings).count >= (text.hasPrefix("Ask") ? 3 : 2), "\(text)")
            #expect(Set(wordings).count == wordings.count, "\(text) has a wording twice")
        }
    }
}
