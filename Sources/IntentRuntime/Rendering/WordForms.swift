import PhraseSyntax

/// Whether two words are one word of a language in other letters or with another ending: *цену* is *цена*, *счетчик* is *счётчик*.
///
/// Endings are a `list endings` in the language's phrases: the ending of a name as it is given, and those that it takes in sentences.
///
///     list endings
///       а = у | ы | е | ой
struct WordForms {
    static let listName = "endings"

    /// What is left of a shorter word says too little of what it is.
    private static let shortestStem = 2

    private let letters: LetterVariants
    private var endings: [(name: String, others: [String])] = []

    init(of file: PhraseFile) {
        letters = LetterVariants(of: file)
        for case .list(let list) in file.declarations where list.name.value == Self.listName {
            endings += list.values.compactMap { value in
                let others = value.wordings.map(\.literalText)
                switch value.canonical {
                case .words(let ending, _)?, .string(let ending, _)?: return (letters.plain(ending), others.map(letters.plain))
                default: return nil
                }
            }
        }
    }

    /// Whether `said` is the name, word for word.
    func isForm(_ said: String, of name: String) -> Bool {
        if HeardText(said) == HeardText(name) { return true }
        let saidWords = words(said)
        let nameWords = words(name)
        return !saidWords.isEmpty && saidWords.count == nameWords.count && zip(saidWords, nameWords).allSatisfy(isWordForm)
    }

    private func isWordForm(_ said: String, of name: String) -> Bool {
        if said == name { return true }
        return endings.contains { ending in
            guard name.hasSuffix(ending.name) else { return false }
            let stem = name.dropLast(ending.name.count)
            guard stem.count >= Self.shortestStem, said.hasPrefix(stem) else { return false }
            return ending.others.contains { $0 == said.dropFirst(stem.count) }
        }
    }

    private func words(_ text: String) -> [String] {
        letters.plain(text.lowercased()).split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
