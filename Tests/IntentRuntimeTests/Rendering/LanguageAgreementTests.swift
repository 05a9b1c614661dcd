import IntentModel
import PhraseSyntax
import Testing
import ValueTypes

@testable import IntentRuntime

/// What English has, the other languages have: a language is added by a folder, and this says what is missing in it.
@Suite("The languages of the dialog agree")
struct LanguageAgreementTests {
    // MARK: What people say

    private static func declarations(_ language: String) -> [Declaration] { DialogPhrases.read("dialog", of: language).file.declarations }

    private static func intents(_ language: String) -> [IntentDeclaration] {
        declarations(language).compactMap { if case .intent(let intent) = $0 { intent } else { nil } }
    }

    /// The parameters of each act: those that are declared, and lists that its phrases use.
    private static func parameters(_ language: String) -> [String: [String]] {
        let library = Resolver(registeredTypes: []).resolve([DialogPhrases(language: language).heard]).library
        return Dictionary(uniqueKeysWithValues: library.intents.map { ($0.name, $0.parameters.map(\.name).sorted()) })
    }

    @Test(arguments: DialogPhrases.languages)
    func actsHaveTheParametersOfEnglish(language: String) {
        #expect(Self.parameters(language) == Self.parameters("en"))
    }

    @Test(arguments: DialogPhrases.languages)
    func listsAreThoseOfEnglish(language: String) {
        let own = [LetterVariants.listName, WordForms.listName, DialogPhrases.encliticsName, DialogPhrases.jointsName]
        func lists(_ language: String) -> [String] {
            Self.declarations(language).compactMap { if case .list(let list) = $0 { list.name.value } else { nil } }
                .filter { !own.contains($0) }.sorted()
        }
        #expect(lists(language) == lists("en"))
    }

    /// What stands around an answer is said in phrases with a `value`, whatever else a language has.
    @Test(arguments: DialogPhrases.languages)
    func answersHaveAValue(language: String) {
        let (file, diagnostics) = DialogPhrases.read("answers", of: language)
        #expect(diagnostics.map(\.message) == [])
        for intent in Resolver(registeredTypes: []).resolve([file]).library.intents {
            #expect(["Answer", "Count"].contains(intent.name))
            #expect(intent.parameters.map(\.name) == ["value"])
        }
    }

    @Test(arguments: [
        ("ja", "四人です", "四"), ("ja", "明日でお願いします", "明日"), ("ko", "네 명이요", "네"), ("ko", "내일로 할게요", "내일"),
        ("zh", "我们四个人", "四"), ("zh", "那就明天吧", "明天"), ("ru", "нас будет четверо", "четверо"), ("ru", "давайте на завтра", "завтра"),
        ("en", "in the kitchen, please", "kitchen"), ("en", "well, there are three of us", "three"),
        ("de", "in der Küche bitte", "Küche"), ("de", "wir sind drei", "drei"), ("fr", "dans la cuisine, merci", "cuisine"),
        ("fr", "on est trois", "trois"), ("es", "en la cocina, por favor", "cocina"), ("es", "pues somos tres", "tres"),
    ])
    func anAnswerIsReadWithoutWhatStandsAroundItsValue(language: String, answer: String, value: String) {
        #expect(DialogWords.of(LanguageTag(language)).bareAnswers(in: answer).map(\.words).contains(value))
    }

    /// Each act has at least two sentences that are heard as it, and the session knows what to do with each.
    @Test(arguments: DialogPhrases.languages)
    func everyActIsHeard(language: String) {
        let sentences = HeardSentence.all.filter { $0.language == language }
        for act in Self.intents("en").map(\.name.value) {
            #expect(sentences.count { $0.expected.split(separator: " ").first == act[...] } >= 2, "\(language): \(act)")
        }
    }

    /// Acts that hold no text of a person's own are told apart by their words.
    @Test(arguments: DialogPhrases.languages)
    func noTwoActsTakeTheSameSentence(language: String) throws {
        let library = try #require(PhraseLibrary.load(files: [DialogPhrases(language: language).heard]).library)
        let open = Self.parameters("en").filter { !$0.value.isEmpty && $0.key != "Choose" }.keys
        let clashes = library.clashes().map { "\($0)" }.filter { clash in !open.contains { clash.contains("'\($0)'") } }
        #expect(clashes == [])
    }

    // MARK: What the dialog says

    private static let samples = [
        "intent": "A1", "parameter": "B2", "Parameter": "B2", "value": "C3", "question": "D4?", "reason": "E5.", "low": "6", "high": "7",
        "shown": "8", "limit": "9", "commands": "F10", "nearest": "G11", "program": "H12", "status": "13",
        "phrase": "I14", "examples": "J15",
    ]

    /// The names that the wordings of a text speak of, however they begin.
    private static func names(_ wordings: [TextTemplate]) -> Set<String> {
        Set(wordings.flatMap(\.names).map { $0 == "Parameter" ? "parameter" : $0 })
    }

    @Test(arguments: DialogPhrases.languages)
    func textsSpeakOfTheSameThings(language: String) {
        let english = DialogPhrases(language: "en")
        let phrases = DialogPhrases(language: language)
        for text in english.texts.union(phrases.texts).sorted() {
            // A particle or plural form may speak of the command once more.
            let names = Self.names(phrases.wordings(of: text))
            #expect(names == Self.names(english.wordings(of: text)), "\(language): \(text)")
        }
    }

    @Test(arguments: DialogPhrases.languages)
    func everyWordingRenders(language: String) {
        let phrases = DialogPhrases(language: language)
        for text in phrases.texts.sorted() {
            for wording in phrases.wordings(of: text) {
                for number in [1, 2, 5, 21] {
                    let rendered = wording.rendered(language: language) { name in
                        Self.samples[name].map { TextValue($0, number: PluralOperands(number)) }
                    }
                    #expect(!rendered.isEmpty && rendered.allSatisfy { !"<>|".contains($0) }, "\(language) \(text): \(rendered)")
                    #expect(!rendered.contains("  "), "\(language) \(text): \(rendered)")
                    for name in wording.names {
                        guard let sample = Self.samples[name] else {
                            Issue.record("\(language) \(text): <\(name)> is not known")
                            continue
                        }
                        let isForm = wording.text.contains("<\(name)|") && !wording.text.contains("<\(name)>")
                        #expect(rendered.contains(sample) || isForm, "\(language) \(text): \(rendered)")
                    }
                }
            }
        }
    }
}
