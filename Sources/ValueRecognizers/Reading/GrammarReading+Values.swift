import ValueTypes

/// What phrases and slots gave, by name.
extension GrammarReader.Reading {
    func number(_ name: String) -> Double? {
        if case .number(let number)? = values[name] { number } else { nil }
    }

    /// A whole number, of a size with which one can count.
    func integer(_ name: String) -> Int? { number(name).flatMap { abs($0) <= 1e15 ? Int(exactly: $0) : nil } }

    func word(_ name: String) -> String? {
        if case .word(let word)? = values[name] { word } else { nil }
    }

    func span(_ name: String) -> Range<Int>? {
        if case .span(let range)? = values[name] { range } else { nil }
    }

    func unit(_ name: String) -> Instant.Grain? { word(name).flatMap(Instant.Grain.init) }
}
