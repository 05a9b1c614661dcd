import PhraseSyntax

extension LanguageReaders {
    /// The grammar of amounts of a measure: numbers of its units.
    func amountCategory(of measure: Measure) -> ValueCategory? {
        let units = measure.unitLists.flatMap { declarations.lists[$0, default: []] }
        guard !units.isEmpty else { return nil }
        return sharedGrammar(measure.grammars.flatMap { declarations.intents[$0, default: []] }, units: units)
    }

    /// The grammar of amounts as they may be bounded: "about 5 km", "between 5 and 6 km".
    func boundedCategory(of measure: Measure) -> ValueCategory? {
        guard let amounts = category(of: measure.amountReader) else { return nil }
        // A length of time is one: there is no range of them.
        let operations = measure == .duration ? [ValueOperation.amount] : [.between, .above, .under, .amount]
        let intents = declarations.intents["bounds", default: []]
        return sharedGrammar(intents.filter { intent in operations.contains { $0.rawValue == intent.name.value } }, amounts: amounts)
    }

    /// The grammar of numbers that are bounded.
    var boundedNumbers: ValueCategory? { sharedGrammar(declarations.intents["bounds", default: []], amounts: category(of: "number")) }
}
