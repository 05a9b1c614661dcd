/// Cuts a predicate format into tokens.
struct PredicateLexer {
    enum Token: Hashable {
        case word(String)
        case number(Double)
        case text(String)
        /// `%@`, `%d`, …: the next argument, as a value.
        case argument
        /// `%K`
        case keyArgument
        case symbol(String)
        case end
    }

    private let characters: [Character]
    private(set) var position = 0
    private(set) var token = Token.end
    /// Where the token begins.
    private(set) var start = 0

    init(_ format: String) throws(PredicateFormatError) {
        characters = Array(format)
        try advance()
    }

    /// Goes on to the next token.
    mutating func advance() throws(PredicateFormatError) {
        while position < characters.count, characters[position].isWhitespace { position += 1 }
        start = position
        token = try read()
    }

    var description: String {
        token == .end ? "the end" : "'\(String(characters[start..<position]))'"
    }

    private mutating func read() throws(PredicateFormatError) -> Token {
        guard position < characters.count else { return .end }
        let character = characters[position]
        if character == "\"" || character == "'" { return try text(until: character) }
        if character == "%" { return try placeholder() }
        if character.isLetter || character == "_" || character == "@" {
            return .word(take { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" })
        }
        if character.isASCII, character.isNumber || character == "-" { return try number() }
        for symbol in ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"] where starts(with: symbol) {
            position += 2
            return .symbol(symbol)
        }
        position += 1
        return .symbol(String(character))
    }

    private func starts(with symbol: String) -> Bool {
        characters[position...].starts(with: symbol)
    }

    private mutating func take(while belongs: (Character) -> Bool) -> String {
        let begin = position
        while position < characters.count, belongs(characters[position]) { position += 1 }
        return String(characters[begin..<position])
    }

    private mutating func text(until quote: Character) throws(PredicateFormatError) -> Token {
        position += 1
        var text = ""
        while position < characters.count, characters[position] != quote {
            if characters[position] == "\\", position + 1 < characters.count { position += 1 }
            text.append(characters[position])
            position += 1
        }
        guard position < characters.count else { throw .expected("\(quote)", found: "the end", at: position) }
        position += 1
        return .text(text)
    }

    private mutating func placeholder() throws(PredicateFormatError) -> Token {
        position += 1
        let letters = take { $0.isASCII && $0.isLetter || $0 == "@" }
        switch letters {
        case "K": return .keyArgument
        case "@", "d", "i", "u", "f", "g", "ld", "lu", "lld", "llu", "lf": return .argument
        default: throw .expected("a placeholder", found: "'%\(letters)'", at: start)
        }
    }

    private mutating func number() throws(PredicateFormatError) -> Token {
        position += 1
        _ = take { $0.isASCII && ($0.isNumber || $0 == ".") }
        let text = String(characters[start..<position])
        guard let number = Double(text) else { throw .expected("a number", found: "'\(text)'", at: start) }
        return .number(number)
    }
}
