import PhraseSyntax

/// A slot as the automaton's alphabet knows it: what reads it, and what it fills. Slots alike in both are one letter.
struct Symbol: Hashable, Sendable {
    /// What reads the values.
    enum Reading: Hashable, Sendable {
        /// Any text, of a language.
        case freeText(LanguageID)
        case list(ListID)
        /// The names of an app in a language.
        case app(AppID, LanguageID)
        /// The recogniser of a type in a language.
        case type(String, LanguageID)
        /// Numbers of a range, read by a language's recogniser of numbers.
        case range(RangeID, LanguageID)
    }

    /// The registered type whose recogniser reads the numbers of ranges.
    static let typeOfRanges = "number"

    var reading: Reading
    /// The parameter that it fills; `app` for the app's name.
    var parameter: String

    /// `nil` for the app's name.
    var source: SlotSource? {
        switch reading {
        case .freeText: .text
        case .list(let list): .list(list)
        case .app: nil
        case .type(let name, _): .type(name)
        case .range(let range, _): .range(range)
        }
    }
}

/// All symbols of an automaton, numbered as they are met.
struct SymbolTable {
    private(set) var symbols: [Symbol] = []
    private var numbers: [Symbol: UInt32] = [:]

    mutating func number(of symbol: Symbol) throws(CompileLimit) -> UInt32 {
        if let number = numbers[symbol] { return number }
        guard symbols.count < CompileLimit.symbols else {
            throw CompileLimit(subject: .symbols, given: symbols.count + 1, allowed: CompileLimit.symbols)
        }
        let number = UInt32(symbols.count)
        symbols.append(symbol)
        numbers[symbol] = number
        return number
    }
}
