package import PhraseSyntax
import PhraseText
import ValueTypes

/// The dialog's own words in one language: what people say to it, and what it says where an app has no words of its own.
///
/// They are phrase files in the language's folder; a language is added by adding a folder. `dialog.phrases` has an intent for each act of
/// a person, `wordings.phrases` one for each text, with its wordings as `say`. What people put around an answer is in `answers.phrases`,
/// which a language may do without.
package struct DialogPhrases: Sendable {
    /// BCP 47.
    package let language: String
    /// What people say: to be compiled on its own and matched before the library.
    package let heard: PhraseFile
    /// What people say around the value of an answer ("make that 4, please"): to be compiled on its own.
    let answers: PhraseFile
    /// Words that stand between the values of one answer ("and").
    package let conjunctions: [String]
    /// Words that stand between two commands of one sentence ("and then").
    package let sequels: [String]
    /// Words that stand before the first of several commands ("first").
    let openers: [String]
    /// Endings that join one word to the next like a conjunction (*우유하고 빵*).
    let enclitics: [String]
    /// How a verb ends that another command follows, with what it ends in where none does (*추가하고*: *추가해 줘*), the longest first.
    let joints: [(joined: String, closed: String)]
    /// Words that stand for a value spoken of before, also where any text is an answer ("the same").
    let samenesses: [String]
    /// Words that stand for a value spoken of before where they could not be a text ("it").
    let pronouns: [String]
    /// The language is written without spaces between words.
    package let isSpacingFree: Bool
    /// What counts as the same word.
    let forms: WordForms
    private let wordings: [String: [TextTemplate]]

    /// The words of a language, or of the nearest that its tag falls back to; English where there is none.
    package init(language: String) {
        let tags = (LanguageTag(language)?.fallbacks ?? []) + ["en"]
        self.init(folder: tags.first(where: Self.languages.contains) ?? "en")
    }

    private init(folder: String) {
        language = folder
        let file = Self.read("dialog", of: folder).file
        heard = LetterVariants(of: file).spelled(file)
        answers = LetterVariants(of: file).spelled(Self.read("answers", of: folder).file)
        conjunctions = Self.list("conjunction", in: file)
        sequels = Self.list("sequel", in: file)
        openers = Self.list("opener", in: file)
        enclitics = Self.list(Self.encliticsName, in: file)
        joints = Self.pairs(Self.jointsName, in: file).sorted { $0.joined.count > $1.joined.count }
        samenesses = Self.list("same", in: file)
        pronouns = Self.list("pronoun", in: file)
        isSpacingFree = file.language?.spacingFree ?? false
        forms = WordForms(of: file)
        wordings = Self.texts(of: Self.read("wordings", of: folder).file)
    }

    /// The lists that only languages with such endings have.
    static let (encliticsName, jointsName) = ("enclitic", "joint")

    /// The languages that there are words for.
    package static let languages: [String] = EmbeddedTexts.files.compactMap { file in
        let parts = file.path.split(separator: "/")
        return parts.count == 3 && parts[2] == "dialog.phrases" ? String(parts[1]) : nil
    }.sorted()

    /// The wordings of a text, by its name in the data; empty for a text that the language does not have.
    package func wordings(of text: String) -> [TextTemplate] { wordings[text] ?? [] }

    /// The first of the texts that the language has, the most special first.
    func wordings(ofFirst texts: [String]) -> [TextTemplate] {
        texts.lazy.map(wordings(of:)).first { !$0.isEmpty } ?? []
    }

    /// The names of all texts.
    package var texts: Set<String> { Set(wordings.keys) }

    // MARK: Reading the data

    /// One of the language's files, and what is wrong with it.
    static func read(_ name: String, of language: String) -> (file: PhraseFile, diagnostics: [Diagnostic]) {
        let path = "Languages/\(language)/\(name).phrases"
        let text = EmbeddedTexts.files.first { $0.path == path }.map { "\($0.text)" } ?? ""
        return PhraseParser(source: SourceFile(path: path, bytes: Array(text.utf8))).parse()
    }

    private static func texts(of file: PhraseFile) -> [String: [TextTemplate]] {
        var texts: [String: [TextTemplate]] = [:]
        for case .intent(let intent) in file.declarations {
            for case .texts(let declaration) in intent.members where declaration.kind == .say {
                texts[intent.name.value, default: []] += declaration.texts.map { TextTemplate($0.value) }
            }
        }
        return texts
    }

    /// The wordings of a list, each with the value that it stands for.
    private static func pairs(_ name: String, in file: PhraseFile) -> [(joined: String, closed: String)] {
        for case .list(let list) in file.declarations where list.name.value == name {
            return list.values.flatMap { value -> [(joined: String, closed: String)] in
                switch value.canonical {
                case .words(let closed, _)?, .string(let closed, _)?: value.wordings.map { ($0.literalText, closed) }
                default: []
                }
            }
        }
        return []
    }

    private static func list(_ name: String, in file: PhraseFile) -> [String] {
        for case .list(let list) in file.declarations where list.name.value == name {
            // Of words that begin alike the longest is tried first: "and also" before "and".
            return list.values.flatMap(\.wordings).map(\.literalText).sorted { $0.count > $1.count }
        }
        return []
    }
}
