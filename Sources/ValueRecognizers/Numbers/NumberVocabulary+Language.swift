import PhraseSyntax
import ValueTypes

extension NumberVocabulary {
    /// The words of a language: those that Foundation spells, and what the language's data adds.
    ///
    /// - Parameters:
    ///   - folder: As the language spells.
    ///   - declarations: `rule joiner`, `article`, `minus`, `point`, `percent`, `ordinalSuffix`, `ordinalEnding`, `ordinalPrefix`,
    ///   `partJoiner`, `over`, `counter`; `list cardinals`, `scales`, `multiples`, `suffixes`, `digits`, `tails`, `parts`, `mixed`, `ordinals`,
    ///   `ordinalTens`, whose values are numbers.
    init(language: ValueTypes.LanguageTag, declarations: GrammarDeclarations, folder: WordFolder) {
        self.init()
        var learned: NumberWordsLearner?
        if let speller = NumberSpeller(language: language, fold: folder.text) {
            var learner = NumberWordsLearner(speller)
            learner.learn()
            self = learner.vocabulary
            learned = learner
        }
        func words(_ text: String) -> [UInt8] { folder.text(text).map { $0 == 0x20 ? .joint : $0 } }
        let pieces: [(rule: String, piece: NumberPiece)] = [
            ("joiner", .joiner), ("article", .article), ("minus", .minus), ("point", .point), ("ordinalSuffix", .ordinalSuffix),
            ("ordinalEnding", .ordinalEnding), ("ordinalPrefix", .ordinalPrefix), ("partJoiner", .partJoiner), ("over", .over),
            ("counter", .counter),
        ]
        for (rule, piece) in pieces {
            for text in declarations.texts(ofRule: rule) { insert(words(text), piece) }
        }
        let lists: [(list: String, piece: (Int) -> NumberPiece)] = [
            ("scales", { .scale($0, standsAlone: true) }),
            ("multiples", { .multiple($0) }), ("suffixes", { .suffix($0) }), ("parts", { .part($0) }),
            ("ordinalTens", { .ordinalTen($0) }),
        ]
        for (list, piece) in lists {
            for (number, text) in declarations.numberedTexts(ofList: list) { insert(words(text), piece(number)) }
        }
        for (number, text) in declarations.texts(ofNumberList: "mixed") {
            guard let denominator = (2...100).first(where: { (number * Double($0)).rounded() == number * Double($0) }) else { continue }
            insert(words(text), .mixed(numerator: Int(number * Double(denominator)), denominator: denominator))
        }
        insertCardinals(declarations.numberedTexts(ofList: "cardinals").map { ($0, words($1)) }, learned)
        insertOrdinals(declarations.numberedTexts(ofList: "ordinals").map { ($0, words($1)) })
        insertDigits(declarations.numberedTexts(ofList: "digits").map { ($0, words($1)) }) { number, text in
            declarations.numberedTexts(ofList: "tails").contains { $0.number == number && words($0.text) == text }
        }
        insertVariants(folder.variants)
    }

    /// Each word once more in the other ways to write it.
    private mutating func insertVariants(_ variants: SpellingVariants) {
        for (words, meanings) in variants.isEmpty ? [] : entries {
            for other in variants.others(of: words) {
                for piece in meanings { insert(other, piece) }
            }
        }
    }

    /// Digits that are said one by one take the place of those that are only added.
    private mutating func insertDigits(_ digits: [(number: Int, words: [UInt8])], isTail: (Int, [UInt8]) -> Bool) {
        for (number, words) in digits where (0...9).contains(number) {
            let isTail = isTail(number, words)
            remove(words, .addend(value: number, room: 0))
            insert(words, .digit(number, isStrict: isTail))
            if isTail { insert(words, .tail(number)) }
        }
    }

    /// Cardinals as given. Of a hundred, and of a ten behind which its units stand, they are put together with a rest as the learned forms
    /// are; where a ten and a unit make one word, the form takes the place of the learned one in it ("ventuno": "ventuna").
    private mutating func insertCardinals(_ cardinals: [(number: Int, words: [UInt8])], _ learned: NumberWordsLearner?) {
        var compounds = units.filter { $0.value > 20 && !$0.value.isMultiple(of: 10) }
        for (number, words) in cardinals {
            insert(words, .addend(value: number, room: Self.room(behind: number, learned)))
            guard !compounds.isEmpty, number < 100, let form = learned?.units[number].first, !form.isEmpty else { continue }
            for (value, whole) in compounds where value % 10 == number || value - value % 10 == number {
                var others: [[UInt8]] = []
                if whole.ends(with: form) { others.append(whole.dropLast(form.count) + words) }
                if whole.starts(with: form) { others.append(words + whole.dropFirst(form.count)) }
                for other in others {
                    insert(other, .addend(value: value, room: 0))
                    compounds.append((value, other))
                }
            }
        }
    }

    /// What can be added to a number: what is less than its zeros leave room for. Units only where the language adds them.
    private static func room(behind number: Int, _ learned: NumberWordsLearner?) -> Int {
        var room = 1
        while number > 0, number.isMultiple(of: room * 10) { room *= 10 }
        return room >= 100 || learned?.composedTens.contains(number) ?? false ? room : 0
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
        entries.flatMap { words, meanings in
            meanings.compactMap { if case .addend(let value, ...10) = $0, value < 100 { (value, words) } else { nil } }
        }
    }
}

extension GrammarDeclarations {
    func texts(ofRule name: String) -> [String] { rules[name, default: []].flatMap(\.texts) }

    /// The wordings of a list whose values are whole numbers.
    func numberedTexts(ofList name: String) -> [(number: Int, text: String)] {
        texts(ofNumberList: name).compactMap { number, text in Int(exactly: number).map { ($0, text) } }
    }

    /// The wordings of a list whose values are numbers.
    func texts(ofNumberList name: String) -> [(number: Double, text: String)] {
        lists[name, default: []].flatMap { value -> [(number: Double, text: String)] in
            guard case .number(let literal, _) = value.canonical else { return [] }
            return value.wordings.flatMap(\.texts).map { (literal.value, $0) }
        }
    }
}
