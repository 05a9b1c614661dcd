import ValueTypes

/// What phrases and slots gave, by name.
extension GrammarReader.Reading {
    func number(_ name: String) -> Double? {
        if case .number(let number)? = values[name] { number } else { nil }
    }

    func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0) } }

    func word(_ name: String) -> String? {
        if case .word(let word)? = values[name] { word } else { nil }
    }

    func span(_ name: String) -> Range<Int>? {
        if case .span(let range)? = values[name] { range } else { nil }
    }

    func unit(_ name: String) -> Instant.Grain? { word(name).flatMap(Instant.Grain.init) }
}
