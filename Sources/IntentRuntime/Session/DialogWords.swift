import Dialog
import Foundation
import PhraseSyntax
import Synchronization
import ValueTypes

/// The dialog's own words in one language: what people say to it, compiled, and what it says.
final class DialogWords: Sendable {
    let phrases: DialogPhrases
    /// `nil` only where the language's data has an error, which the tests rule out.
    private let heard: PhraseLibrary?
    /// The same without choices by their place, made when first wanted.
    private let heardWithoutChoices = Mutex<PhraseLibrary?>(nil)
    /// `nil` for a language without them too.
    private let answers: PhraseLibrary?

    /// The language spoken, as a BCP 47 tag; the phrases are those of the nearest that there are words for.
    let language: String
    /// Words between the values of an answer.
    var conjunctions: [String] { phrases.conjunctions }
    /// Words between two commands of one sentence.
    var sequels: [String] { phrases.sequels }
    /// Words before the first of several commands.
    var openers: [String] { phrases.openers }
    /// Endings that join the values of an answer.
    var enclitics: [String] { phrases.enclitics }
    /// How the verb of a command ends that another follows.
    var joints: [(joined: String, closed: String)] { phrases.joints }
    /// The language is written without spaces between words.
    var isSpacingFree: Bool { phrases.isSpacingFree }
    /// What counts as the same word.
    var forms: WordForms { phrases.forms }

    /// Words for a value spoken of before, the longest first.
    let references: [String]
    /// Those of them that hold where any text is an answer ("the same"), and all.
    let heardReferences: (certain: Set<HeardText>, all: Set<HeardText>)

    private init(language: String) {
        self.language = language
        phrases = DialogPhrases(language: language)
        heard = PhraseLibrary.load(files: [phrases.heard]).library
        answers = phrases.answers.declarations.isEmpty ? nil : PhraseLibrary.load(files: [phrases.answers]).library
        heardReferences = (Set(phrases.samenesses.map(HeardText.init)), Set((phrases.samenesses + phrases.pronouns).map(HeardText.init)))
        references = (phrases.samenesses + phrases.pronouns).sorted { $0.utf8.count > $1.utf8.count }
    }

    private static let known = Mutex<[String: DialogWords]>([:])

    /// The words of a language, or of the nearest that there are words for; compiled once a process.
    static func of(_ tag: LanguageTag?) -> DialogWords {
        let language = tag?.description ?? "en"
        return known.withLock { known in
            if let words = known[language] { return words }
            let words = DialogWords(language: language)
            known[language] = words
            return words
        }
    }

    /// What a sentence says to the dialog itself; `nil` where it is none of its phrases.
    func hear(_ text: String) -> SpokenWords? {
        var ear = Ear(self)
        return ear.hear(text)
    }

    /// Hears one sentence after another.
    struct Ear: ~Copyable {
        private let words: DialogWords
        private var interpreter: Interpreter?
        /// Made for the first sentence that needs it.
        private var choiceless: Interpreter?

        init(_ words: DialogWords) {
            self.words = words
            interpreter = words.heard.map { Interpreter($0) }
        }

        /// What a sentence says to the dialog itself; `nil` where it is none of its phrases.
        ///
        /// - Parameter isChoosing: There is something to choose from; where there is not, "make it 4" corrects.
        mutating func hear(_ text: String, isChoosing: Bool = true) -> SpokenWords? {
            guard text.utf8.count <= SpokenWords.longestCorrection else { return nil }
            if let spoken = Self.read(text, &interpreter) {
                guard !isChoosing, case .choose = spoken else { return spoken }
                if choiceless == nil { choiceless = words.libraryWithoutChoices.map { Interpreter($0) } }
                return Self.read(text, &choiceless)
            }
            if let repeated = heardRepeatedly(text) { return repeated }
            if let named = SpokenWords.named(in: text) { return named }
            // A no that a comma keeps apart from what follows, where the words of a correction would run together: 不，25欧元.
            guard let comma = text.firstIndex(where: SpokenWords.isComma), Self.read(String(text[..<comma]), &interpreter) == .deny else {
                return nil
            }
            let rest = text[comma...].dropFirst().trimmingCharacters(in: .whitespaces)
            return rest.isEmpty ? nil : .correction(.value(rest))
        }

        /// What each part between commas says alike: *no, better not*.
        private mutating func heardRepeatedly(_ text: String) -> SpokenWords? {
            let parts = text.split(whereSeparator: SpokenWords.isComma)
            guard parts.count > 1, parts.count <= Self.repetitionLimit, let first = Self.read(String(parts[0]), &interpreter) else {
                return nil
            }
            switch first {
            case .affirm, .deny, .command: break
            case .more, .choose, .correction, .ellipsis: return nil
            }
            for part in parts.dropFirst() where Self.read(String(part), &interpreter) != first { return nil }
            return first
        }

        /// Nobody says the same in more ways than these at once.
        private static let repetitionLimit = 4

        private static func read(_ text: String, _ interpreter: inout Interpreter?) -> SpokenWords? {
            (try? interpreter?.interpret(text))?.best.flatMap(SpokenWords.init)
        }
    }

    private var libraryWithoutChoices: PhraseLibrary? {
        heardWithoutChoices.withLock { made in
            if made == nil { made = PhraseLibrary.load(files: [SpokenWords.withoutChoices(phrases.heard)]).library }
            return made
        }
    }

    /// An answer without what is polite or usual around its value: *四人です*, *내일이요*; none where nothing is around it.
    func bareAnswers(in text: String) -> [BareAnswer] {
        var interpreter = answers.map { Interpreter($0) }
        return bareAnswers(in: text, with: &interpreter)
    }

    /// The same for one answer after another.
    ///
    /// - Parameter interpreter: `nil` before the first; one that is kept has to be that of these words.
    func bareAnswers(in text: String, with interpreter: inout Interpreter?) -> [BareAnswer] {
        if interpreter == nil, let answers { interpreter = Interpreter(answers) }
        guard let heard = try? interpreter?.interpret(text) else { return [] }
        return ([heard.best].compactMap(\.self) + heard.ambiguous).compactMap(BareAnswer.init)
    }

    /// Whether words say nothing but what stands around a value ("please"), or, where `counts`, behind a number (つ, 잔이요).
    func standAroundValues(_ words: String, counts: Bool) -> Bool {
        guard answers != nil, words.count <= Self.aroundLimit else { return false }
        let value = "9"
        return [value + words, "\(value) \(words)", words + value, "\(words) \(value)"].contains { answer in
            bareAnswers(in: answer).contains { $0.words == value && (counts || !$0.isCount) }
        }
    }

    /// What stands around values is no longer than this.
    private static let aroundLimit = 40
}
