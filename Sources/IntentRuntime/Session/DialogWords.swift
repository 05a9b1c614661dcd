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

    /// The language spoken, as a BCP 47 tag; the phrases are those of the nearest that there are words for.
    let language: String
    /// Words between the values of an answer.
    var conjunctions: [String] { phrases.conjunctions }
    /// Words between two commands of one sentence.
    var sequels: [String] { phrases.sequels }
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
            if let spoken = Self.read(text, &interpreter) {
                guard !isChoosing, case .choose = spoken else { return spoken }
                if choiceless == nil { choiceless = words.libraryWithoutChoices.map { Interpreter($0) } }
                return Self.read(text, &choiceless)
            }
            // A no that a comma keeps apart from what follows, where the words of a correction would run together: 不，25欧元.
            guard let comma = text.firstIndex(where: SpokenWords.isComma), Self.read(String(text[..<comma]), &interpreter) == .deny else {
                return nil
            }
            let rest = text[comma...].dropFirst().trimmingCharacters(in: .whitespaces)
            return rest.isEmpty ? nil : .correction(.value(rest))
        }

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
}
