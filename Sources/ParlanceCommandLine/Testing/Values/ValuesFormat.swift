import ValueRecognizers
import ValueTypes

/// Texts with the value that each has, by language and kind.
enum ValuesFormat: TestFormat {
    static let name = "values"
    static let layout = """
        for a language L (en, pt-BR), L.jsonl, an object a line with "lang", "kind" (Time, Numeral,
            AmountOfMoney …, or a type of phrase files), "text" and "value" (an object with a "type" and what belongs to it, or
            null); common.jsonl is what all languages share. Every text is read as if it were said at 4:30 on Tuesday,
            12 February 2013, two hours behind UTC, in weeks that start on Monday.
            A test passes when the first reading of the whole text as its kind equals the value in every key that the value has
            (null: there is no reading). Of a text that stands twice with different values, the first two readings count.
            A suite is a language and a kind. A failure is shown with the hash that --known takes.
        """

    private static let ending = ".jsonl"
    /// The file of what has no language.
    private static let common = "common"

    static func suites(in folder: TestFolder, of subject: TestSubject) -> [any TestSuite] {
        // No phrase file says what a number is.
        guard subject.phrases == nil else { return [] }
        let texts = subject.grammars ?? .builtIn
        return folder.stems(ending: ending).flatMap { stem -> [ValuesSuite] in
            guard let language = stem == common ? .undetermined : LanguageTag(stem) else { return [] }
            let file = ValuesFile(path: folder.path(of: stem + ending))
            return ValuesSuite.suites(of: file, named: stem, language: language, texts: texts)
        }
    }
}
