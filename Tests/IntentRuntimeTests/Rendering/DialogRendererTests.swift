import IntentModel
import Testing
import ValueTypes

@testable import Dialog
@testable import IntentRuntime

@Suite("The words of a dialog's effects")
struct DialogRendererTests {
    static let add = IntentKey(app: "Purse", name: "Add")
    static let delete = IntentKey(app: "Purse", name: "Delete")

    static let definitions: [IntentKey: IntentDefinition] = [
        add: IntentDefinition(
            app: "Purse", name: "Add", title: "Add an expense",
            parameters: [
                ParameterDefinition(
                    name: "title", title: "Title", type: .kind(.text),
                    texts: ["en": ParameterTexts(ask: ["What was it for?", "What should I call it?"])]),
                ParameterDefinition(
                    name: "price", title: "Price", type: .kind(.number), bounds: 0...1_000_000,
                    texts: [
                        "en": ParameterTexts(
                            ask: ["How much was it?"], unrecognised: ["I need an amount."], invalid: ["At most a million."],
                            giveUp: ["No price, no expense."], confirm: ["Really <price>?"])
                    ]),
                ParameterDefinition(name: "url", title: "URL", type: .kind(.url)),
                ParameterDefinition(name: "shelf", title: "Shelf", type: .choice(of: "shelf")),
                ParameterDefinition(name: "items", title: "Items", type: .array(.kind(.text))),
            ], confirmations: ["en": ["Add <title> for <price>?"]],
            says: ["en": ["Added <title>.", "Added <title> on <date>."], "de": ["Fertig."]]),
        delete: IntentDefinition(
            app: "Purse", name: "Delete", title: "", parameters: [ParameterDefinition(name: "count", title: "", type: .kind(.integer))],
            says: ["en": ["<count> <count|one: expense is|other: expenses are> gone."]]),
    ]

    /// Read once: it takes longer than all that is rendered.
    private static let phrases = Dictionary(
        DialogPhrases.languages.map { ($0, DialogPhrases(language: $0)) }, uniquingKeysWith: { first, _ in first })

    private func renderer(_ language: String = "en") -> DialogRenderer {
        let formatted = { (value: ParameterValue) -> String in
            switch value.value {
            case .text(let text): text
            case .integer(let number): "\(number)"
            case .number(let number): "\(number)"
            default: "\(value.value)"
            }
        }
        let phrases = Self.phrases[language] ?? DialogPhrases(language: language)
        return DialogRenderer(phrases: phrases, definition: { Self.definitions[$0] }, formatted: formatted)
    }

    private func ask(
        _ parameter: String, attempt: Int = 1, wording: Int = 0, isFirst: Bool = true, isReturn: Bool = false, wantsMore: Bool = false,
        prompt: String? = nil
    ) -> DialogAsk {
        let type = Self.definitions[Self.add]?.parameters.first { $0.name == parameter }?.type ?? .kind(.text)
        return DialogAsk(
            intent: Self.add, parameter: parameter, type: type, attempt: attempt, wording: wording, isFirst: isFirst, choices: nil,
            wantsMore: wantsMore, isReturn: isReturn, prompt: prompt, values: [:])
    }

    private func number(_ value: Double) -> ParameterValue { ParameterValue(value: .number(value), type: .kind(.number)) }
    private func text(_ value: String) -> ParameterValue { ParameterValue(value: .text(value), type: .kind(.text)) }

    // MARK: Questions

    @Test func severalWordingsOfAnAppTakeTurns() {
        #expect(renderer().text(of: ask("title", wording: 0)) == "What was it for?")
        #expect(renderer().text(of: ask("title", wording: 1, isFirst: false)) == "What should I call it?")
        #expect(renderer().text(of: ask("title", wording: 2, isFirst: false)) == "What was it for?")
    }

    @Test func aSingleWordingOfAnAppComesFirstAndTheSharedOnesFollow() {
        #expect(renderer().text(of: ask("price", wording: 5)) == "How much was it?")
        #expect(renderer().text(of: ask("price", wording: 6, isFirst: false)) == "What is the price?")
        #expect(renderer().text(of: ask("price", wording: 7, isFirst: false)) == "Which price should I take?")
    }

    @Test func aTitleIsWrittenSmallInsideASentence() {
        #expect(renderer().text(of: ask("shelf")) == "Which shelf?")
        #expect(renderer().text(of: ask("url")) == "What is the URL?")
        #expect(renderer("fr").text(of: ask("price")) == "Price ?")
        #expect(renderer("fr").text(of: ask("price", wording: 1)) == "Quelle valeur pour « price » ?")
    }

    @Test(arguments: [
        ("fr", "Quelle valeur pour « titre » ?"), ("fr-CA", "Quelle valeur pour « titre » ?"), ("en", "Which label should I take?"),
    ])
    func aTitleIsThatOfTheLanguage(language: String, expected: String) {
        var definition = IntentDefinition(
            app: "", name: "Name", title: "Name",
            parameters: [ParameterDefinition(name: "label", title: "Label", type: .kind(.text))])
        definition.titles = ["fr": "Nommer"]
        definition.parameters[0].titles = ["fr": "Titre"]
        let named = definition
        let renderer = DialogRenderer(phrases: DialogPhrases(language: language), definition: { _ in named }, formatted: { _ in "" })
        let ask = DialogAsk(
            intent: IntentKey(name: "Name"), parameter: "label", type: .kind(.text), attempt: 1, wording: 1, isFirst: true, choices: nil,
            wantsMore: false, isReturn: false, prompt: nil, values: [:])
        #expect(renderer.text(of: ask) == expected)
        #expect(renderer.title(of: IntentKey(name: "Name")) == (language == "en" ? "Name" : "Nommer"))
    }

    @Test func aQuestionThatComesBackSaysWhatItBelongsTo() {
        #expect(renderer().text(of: ask("price", isReturn: true)) == "Back to “Add an expense”. How much was it?")
    }

    @Test func anArrayAsksForMore() {
        #expect(renderer().text(of: ask("items", wantsMore: true)) == "Anything else?")
    }

    @Test func theWordsOfARequestServeOnce() {
        #expect(renderer().text(of: ask("price", prompt: "And the price?")) == "And the price?")
        #expect(renderer().text(of: ask("price", attempt: 2, isFirst: false, prompt: "And the price?")) == "What is the price?")
    }

    @Test func twoAttemptsInARowNeverSoundTheSame() {
        for language in DialogPhrases.languages {
            for parameter in ["title", "price", "url", "shelf", "items"] {
                let texts = (0..<8).map { renderer(language).text(of: ask(parameter, wording: $0, isFirst: $0 == 0)) }
                #expect(zip(texts, texts.dropFirst()).allSatisfy { $0 != $1 }, "\(language) \(parameter)")
                #expect(texts.allSatisfy { !$0.isEmpty && !$0.contains("<") })
            }
        }
    }

    @Test func aConfirmationSpeaksOfTheValues() {
        let confirm = DialogConfirm(
            intent: Self.add, parameter: nil, attempt: 1, wording: 0, isFirst: true, isReturn: false, prompt: nil, actions: [],
            values: ["title": text("tea"), "price": number(4.5)])
        #expect(renderer().text(of: confirm) == "Add tea for 4.5?")
        var again = confirm
        (again.isFirst, again.wording) = (false, 1)
        #expect(renderer().text(of: again) == "Please say yes or no. Add tea for 4.5?")
        var parameter = confirm
        parameter.parameter = "price"
        #expect(renderer().text(of: parameter) == "Really 4.5?")
        (parameter.isFirst, parameter.wording) = (false, 0)
        #expect(renderer().text(of: parameter) == "Yes or no: Really 4.5?")
        parameter.parameter = "url"
        parameter.values["url"] = text("a.b")
        #expect(renderer().text(of: parameter) == "Is the URL a.b?")
        var whole = confirm
        (whole.intent, whole.isFirst, whole.wording) = (Self.delete, true, 1)
        #expect(renderer().text(of: whole) == "“Delete”: yes or no?")
    }

    @Test func aChoiceIsNamed() {
        let renderer = renderer()
        #expect(renderer.title(of: DialogChoice(.intent(Self.add)), of: Self.add) == "Add an expense")
        #expect(renderer.title(of: DialogChoice(.intent(Self.delete)), of: Self.add) == "Delete")
        #expect(renderer.title(of: DialogChoice(.value(text("a")), title: "The A"), of: Self.add) == "The A")
        #expect(renderer.title(of: DialogChoice(.value(text("a"))), of: Self.add) == "a")
        let reading = DialogChoice(.reading(["price": number(2.5), "title": text("tea")]))
        #expect(renderer.title(of: reading, of: Self.add) == "Title: tea, Price: 2.5")
    }

    // MARK: Remarks

    private func say(_ kind: DialogRemark.Kind, wording: Int = 0, language: String = "en") -> String {
        renderer(language).text(of: DialogRemark(kind, intent: Self.add, wording: wording))
    }

    @Test func aRefusalGivesItsReason() {
        #expect(say(.refused(parameter: "price", .outOfRange(0...1_000_000))) == "At most a million.")
        #expect(
            say(.refused(parameter: "price", .outOfRange(0...1_000_000)), wording: 1) == "It must be between 0 and 1000000.")
        #expect(say(.refused(parameter: "url", .outOfRange(0.5...2))) == "It must be between 0.5 and 2.")
        #expect(say(.refused(parameter: "price", .impossible(.noSuchDay(year: nil, month: 2, day: 31)))) == "There is no such day.")
        #expect(say(.refused(parameter: "price", .rejected("Not on Sundays."))) == "Not on Sundays.")
        #expect(say(.correctionRefused(parameter: "url", .notMatching)) == "The URL does not have the right form. The URL stays as it was.")
    }

    @Test func aSingleWordingOfAnAppTakesTurnsWithTheSharedOnes() {
        let kind = DialogRemark.Kind.unrecognised(parameter: "price", .kind(.number))
        #expect(
            (0..<4).map { say(kind, wording: $0) } == [
                "I need an amount.", "That is not a number.", "I need an amount.", "I need a number.",
            ])
        #expect(say(.gaveUp(parameter: "price")) == "No price, no expense.")
        #expect(say(.gaveUp(parameter: nil)) == "I am leaving it, as I did not understand.")
    }

    @Test func numbersInRemarksHaveTheirPlural() {
        #expect(say(.noSuchPosition(shown: 1)) == "I showed only 1 choice.")
        #expect(say(.noSuchPosition(shown: 3)) == "I showed only 3 choices.")
        #expect(say(.tooDeep(limit: 8)).contains("8"))
    }

    @Test func commandsAreListed() {
        #expect(say(.notRun([Self.add, Self.delete])) == "So I have not done this: Add an expense and Delete.")
        #expect(say(.notRun([Self.add, Self.delete, Self.add]), language: "fr").contains("Add an expense, Delete et Add an expense"))
    }

    @Test func whatWasTypedIsShownSafely() {
        #expect(say(.noted(parameter: "title", text("a\u{202E}b\u{07}"))).contains(#"a\u{202E}b\u{7}"#))
    }

    /// Every remark, with every wording, in every language.
    @Test(arguments: DialogPhrases.languages)
    func everyRemarkHasWords(language: String) {
        let reasons: [RefusalReason] = [
            .outOfRange(0...5), .notMatching, .impossible(.noSuchDay(year: nil, month: 2, day: 31)),
            .impossible(.noSuchTime(hour: 25, minute: 0, second: 0)), .impossible(.notWhole(1.5)), .impossible(.tooLarge),
            .impossible(.notANumber), .impossible(.yearOutOfRange(0)), .rejected("no"),
        ]
        let topics: [DialogRemark.HelpTopic] = [.commands, .value(parameter: "url"), .confirmation, .choice]
        let kinds: [DialogRemark.Kind] =
            reasons.flatMap { [.refused(parameter: "url", $0), .correctionRefused(parameter: "url", $0)] }
            + ValueKind.allCases.map { .unrecognised(parameter: "url", .kind($0)) }
            + topics.map { .help($0) }
            + [
                .unrecognised(parameter: "shelf", .choice(of: "shelf")), .noted(parameter: "title", text("x")),
                .corrected(parameter: "title", text("x")), .nothingToCorrect, .neitherYesNorNo, .notAmongChoices,
                .noSuchPosition(shown: 2), .noMoreChoices, .gaveUp(parameter: "url"), .gaveUp(parameter: nil),
                .defaultTaken(parameter: "url", text("x")), .cannotSkip(parameter: "url"), .cannotSkip(parameter: nil),
                .tooDeep(limit: 8), .notRun([Self.add]), .wasAsked(parameter: "url"), .wasAsked(parameter: nil), .startedOver, .undone,
                .cannotUndo(nil), .cannotUndo("no"), .spoken("x"), .nothingAsked, .nothingToCancel, .nothingToRepeat, .nothingToDoAgain,
                .nothingToUndo, .busy,
            ]
        for kind in kinds {
            for wording in 0..<3 {
                let text = say(kind, wording: wording, language: language)
                #expect(!text.isEmpty && !text.contains("<") && !text.contains("  "), "\(language) \(kind): \(text)")
            }
        }
        for failure in [DialogFailure.threw(""), .timedOut, .tooManyAbandoned, .interrupted, .unknownIntent] {
            #expect(!renderer(language).text(of: failure, of: Self.add).isEmpty)
        }
        #expect(!renderer(language).textOfUnmatched(nearest: nil).isEmpty)
        #expect(renderer(language).textOfUnmatched(nearest: "Show my total").contains("Show my total"))
    }

    // MARK: After performing

    @Test func anIntentSaysWhatItKnows() {
        let values = ["title": text("tea")]
        #expect(renderer().say(after: Self.add, values: values, wording: 0) == "Added tea.")
        #expect(renderer().say(after: Self.add, values: values, wording: 1) == "Added tea.", "no date is known")
        #expect(
            renderer().say(after: Self.add, values: ["title": text("tea"), "date": text("today")], wording: 1) == "Added tea on today.")
        let count = ParameterValue(value: .integer(1), type: .kind(.integer))
        #expect(renderer().say(after: Self.delete, values: ["count": count], wording: 0) == "1 expense is gone.")
    }

    @Test func anIntentThatSaysNothingInTheLanguageSaysItInAnother() {
        #expect(renderer("fr").say(after: Self.add, values: [:], wording: 0) == "Fertig.")
        #expect(renderer("fr").say(after: IntentKey(name: "Unknown"), values: [:], wording: 0) == "C'est fait.")
    }

    @Test func whatPerformThrewIsSaidAsItIs() {
        #expect(renderer().text(of: .threw("No network."), of: Self.add) == "No network.")
    }
}
