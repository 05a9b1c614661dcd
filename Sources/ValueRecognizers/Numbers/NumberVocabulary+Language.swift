import PhraseSyntax
import ValueTypes

extension NumberVocabulary {
    /// The words of a language: those that Foundation spells, and what the language's data adds.
    ///
    /// - Parameter declarations: `rule joiner`, `article`, `minus`, `point`, `percent`, `ordinalSuffix`; `list cardinals`, `scales`,
    ///   `multiples`, `suffixes`, `ordinals`, whose values are numbers.
    init(language: ValueTypes.LanguageTag, declarations: GrammarDeclarations, folder: WordFolder) {
        if NumberSpeller.spells(language) {
            let speller = NumberSpeller(language: language, fold: folder.text)
            var learner = NumberWordsLearner(write: speller.words)
            self = learner.learn()
        }
        func words(_ text: String) -> [UInt8] { folder.text(text).map { $0 == 0x20 ? .joint : $0 } }
        let pieces: [(rule: String, piece: NumberPiece)] = [
            ("joiner", .joiner), ("article", .article), ("minus", .minus), ("point", .point), ("ordinalSuffix", .ordinalSuffix),
        ]
        for (rule, piece) in pieces {
            for text in declarations.texts(ofRule: rule) { insert(words(text), piece) }
        }
        let lists: [(list: String, piece: (Int) -> NumberPiece)] = [
            ("cardinals", { .addend(value: $0, room: 0) }), ("scales", { .scale($0, standsAlone: true) }),
            ("multiples", { .multiple($0) }), ("suffixes", { .suffix($0) }),
        ]
        for (list, piece) in lists {
            for (number, text) in declarations.numberedTexts(ofList: list) { insert(words(text), piece(number)) }
        }
        insertOrdinals(declarations.numberedTexts(ofList: "ordinals").map { ($0, words($1)) })
    }

    /// Ordinals as given, and those of composed numbers: the last part of a cardinal replaced by its ordinal ("twenty-" + "first").
    private mutating func insertOrdinals(_ ordinals: [(number: Int, words: [UInt8])]) {
        let cardinals = units
        for (number, words) in ordinals {
            if number >= 100 {
                insert(words, .ordinalScale(number))
                continue
            }
            insert(words, .ordinal(number))
            for cardinal in cardinals where cardinal.value == number {
                let tail = [.joint] + cardinal.words
                for whole in cardinals where whole.value > number && whole.words.suffix(tail.count).elementsEqual(tail) {
                    insert(whole.words.dropLast(cardinal.words.count) + words, .ordinal(whole.value))
                }
            }
        }
    }

    /// The forms of 0…99.
    private var units: [(value: Int, words: [UInt8])] {
        entries.flatMap { words, pieces in
            pieces.compactMap { if case .addend(let value, 0) = $0, value < 100 { (value, words) } else { nil } }
        }
    }
}

extension GrammarDeclarations {
    func texts(ofRule name: String) -> [String] { rules[name, default: []].flatMap(\.texts) }

    /// The wordings of a list whose values are whole numbers.
    func numberedTexts(ofList name: String) -> [(number: Int, text: String)] {
        lists[name, default: []].flatMap { value -> [(number: Int, text: String)] in
            guard case .number(let literal, _) = value.canonical, let number = Int(exactly: literal.value) else { return [] }
            return value.wordings.flatMap(\.texts).map { (number, $0) }
        }
    }
}
