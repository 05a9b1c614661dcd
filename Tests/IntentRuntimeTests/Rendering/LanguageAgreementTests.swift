import IntentModel
import PhraseSyntax
import Testing

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
        func lists(_ language: String) -> [String] {
            Self.declarations(language).compactMap { if case .list(let list) = $0 { list.name.value } else { nil } }
                .filter { $0 != LetterVariants.listName && $0 != WordForms.listName }.sorted()
        }
        #expect(lists(language) == lists("en"))
    }

    /// Each act has at least two sentences that are heard as it, and the session knows what to do with each.
    @Test(arguments: DialogPhrases.languages)
    func everyActIsHeard(language: String) {
        let sentences = HeardSentence.all.filter { $0.language == language }
        for act in Self.intents("en").map(\.name.value) {
            #expect(sentences.count { $0.expected.split(separator: " ").first == act[...] } >= 2, "\(language): \(act)")
        }
    }

    /// A sentence without free text belongs to one act.
    @Test(arguments: DialogPhrases.languages)
    func noTwoActsTakeTheSameSentence(language: String) {
        let sentences = DialogSentences(DialogPhrases.read("dialog", of: language).file)
        #expect(sentences.count > 1_000)
        #expect(sentences.shared.prefix(20) == [])
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

/// The sentences without free text that a language's acts take: rules that may be left out (*please*) with one of their words alone.
struct DialogSentences {
    private var acts: [String: Set<String>] = [:]
    private let isSpacingFree: Bool
    private var writer: TemplateWriter

    var count: Int { acts.count }

    /// Those that more than one act takes.
    var shared: [String] {
        acts.filter { $0.value.count > 1 }.map { "\($0.key): \($0.value.sorted().joined(separator: ", "))" }.sorted()
    }

    init(_ file: PhraseFile) {
        isSpacingFree = file.language?.spacingFree ?? false
        writer = TemplateWriter(language: file.language?.tag.value ?? "en", compounds: false)
        for declaration in file.declarations {
            switch declaration {
            case .rule(let rule): writer.rules[rule.name.value] = rule.alternatives
            case .list(let list):
                writer.lists[list.name.value] = list.values.flatMap { value in value.wordings.prefix(3).flatMap(writer.write) }
            case .app, .range, .skip, .intent: break
            }
        }
        for case .intent(let intent) in file.declarations {
            for case .phrase(let phrase) in intent.members {
                for written in writer.write(shortened(phrase.template)) {
                    for text in writer.spacings(of: written.text) {
                        acts[HeardKey(text, isSpacingFree: isSpacingFree).text, default: []].insert(intent.name.value)
                    }
                }
            }
        }
        acts[""] = nil
    }

    private func shortened(_ template: Template) -> Template {
        Template(items: template.items.map(shortened), span: template.span)
    }

    private func shortened(_ item: TemplateItem) -> TemplateItem {
        switch item {
        case .optional(let alternatives, let span): .optional(alternatives.map { shortened(first(of: $0)) }, span: span)
        case .group(let alternatives, let span): .group(alternatives.map(shortened), span: span)
        case .literal, .space, .reference, .permutation: item
        }
    }

    /// Of a rule alone its first wording.
    private func first(of template: Template) -> Template {
        guard template.items.count == 1, case .reference(let reference)? = template.items.first,
            let first = writer.rules[reference.name.value]?.first
        else { return template }
        return first
    }
}

/// A sentence by what is heard of it.
private struct HeardKey {
    let text: String

    init(_ sentence: String, isSpacingFree: Bool) {
        text = sentence.lowercased().replacing("-", with: " ").split(separator: " ").joined(separator: isSpacingFree ? "" : " ")
    }
}
