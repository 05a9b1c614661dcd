import PhraseSyntax

/// A grammar that several kinds of amount share, each with a reader of its own for one type.
struct SharedGrammar: Hashable {
    /// What the intents are read from.
    var files: [String]
    /// The type that each kind has its own reader for.
    var gap: String
    /// The intents that count; `nil`: all.
    var operations: Set<ValueOperation>?

    /// How amounts are bounded: "about 5 km", "between 5 and 6 km".
    static let bounds = SharedGrammar(files: ["bounds"], gap: "amount")
    /// A length of time is one: there is no range of them.
    static let unbounded = SharedGrammar(files: ["bounds"], gap: "amount", operations: [.amount])

    func includes(_ intent: String) -> Bool {
        guard let operations else { return true }
        return ValueOperation(rawValue: intent).map(operations.contains) ?? false
    }
}

extension LanguageReaders {
    /// The grammar of amounts of a measure: numbers of its units.
    func amountCategory(of measure: Measure) -> ValueCategory? {
        let units = measure.unitLists.flatMap { declarations.lists[$0, default: []] }
        guard !units.isEmpty else { return nil }
        // A file that the language has not says nothing.
        let files = measure.grammars.filter { declarations.intents[$0] != nil }
        let list = NumberedTexts(units, folder: data.with { $0.folded.folder })
        return grammar(SharedGrammar(files: files, gap: "unit"), filledWith: .list(list))
    }

    /// The grammar of amounts as they may be bounded.
    func boundedCategory(of measure: Measure) -> ValueCategory? {
        category(of: measure.amountReader).flatMap { grammar(measure == .duration ? .unbounded : .bounds, filledWith: $0) }
    }

    /// The grammar of numbers that are bounded.
    var boundedNumbers: ValueCategory? { category(of: "number").flatMap { grammar(.bounds, filledWith: $0) } }
}
