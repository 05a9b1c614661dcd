/// Reads a predicate format with its arguments.
package struct PredicateParser {
    private static let allowedDepth = 64

    private var lexer: PredicateLexer
    private var arguments: ArraySlice<Any>
    private var depth = 0

    /// - Throws: `PredicateFormatError` for a format outside the language, and for arguments that do not fit it.
    package static func parse(_ format: String, _ arguments: [Any]) throws(PredicateFormatError) -> PredicateFormat {
        var parser = PredicateParser(lexer: try PredicateLexer(format), arguments: arguments[...])
        let predicate = try parser.disjunction()
        guard parser.lexer.token == .end else { throw parser.expected("AND, OR or the end") }
        guard parser.arguments.isEmpty else { throw .tooManyArguments(unused: parser.arguments.count) }
        return predicate
    }

    private init(lexer: PredicateLexer, arguments: ArraySlice<Any>) {
        self.lexer = lexer
        self.arguments = arguments
    }

    private func expected(_ what: String) -> PredicateFormatError {
        .expected(what, found: lexer.description, at: lexer.start)
    }

    /// Takes a word or a symbol if it comes next.
    private mutating func accept(_ spellings: String...) throws(PredicateFormatError) -> Bool {
        switch lexer.token {
        case .word(let word) where spellings.contains(word.uppercased()): break
        case .symbol(let symbol) where spellings.contains(symbol): break
        default: return false
        }
        try lexer.advance()
        return true
    }

    private mutating func disjunction() throws(PredicateFormatError) -> PredicateFormat {
        var parts = [try conjunction()]
        while try accept("OR", "||") { parts.append(try conjunction()) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func conjunction() throws(PredicateFormatError) -> PredicateFormat {
        var parts = [try negation()]
        while try accept("AND", "&&") { parts.append(try negation()) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func negation() throws(PredicateFormatError) -> PredicateFormat {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.allowedDepth else { throw .tooDeep(allowed: Self.allowedDepth) }
        if try accept("NOT", "!") { return .not(try negation()) }
        if try accept("TRUEPREDICATE") { return .constant(true) }
        if try accept("FALSEPREDICATE") { return .constant(false) }
        if try accept("(") {
            let inside = try disjunction()
            guard try accept(")") else { throw expected("')'") }
            return inside
        }
        let left = try operand()
        let comparison = try comparisonOperator()
        return .comparison(left, comparison, try operand())
    }

    private static let operators: [String: PredicateOperator.Kind] = [
        "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual, "=<": .lessOrEqual, ">": .greater,
        ">=": .greaterOrEqual, "=>": .greaterOrEqual, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "CONTAINS": .contains,
        "LIKE": .like, "IN": .isIn, "BETWEEN": .between,
    ]

    private mutating func comparisonOperator() throws(PredicateFormatError) -> PredicateOperator {
        let spelling: String? =
            switch lexer.token {
            case .word(let word): word.uppercased()
            case .symbol(let symbol): symbol
            default: nil
            }
        guard let spelling, let kind = Self.operators[spelling] else { throw expected("a comparison") }
        try lexer.advance()
        var comparison = PredicateOperator(kind: kind)
        guard try accept("[") else { return comparison }
        guard case .word(let flags) = lexer.token, flags.lowercased().allSatisfy({ "cd".contains($0) }) else { throw expected("c or d") }
        comparison.ignoresCase = flags.lowercased().contains("c")
        comparison.ignoresDiacritics = flags.lowercased().contains("d")
        try lexer.advance()
        guard try accept("]") else { throw expected("']'") }
        return comparison
    }

    private mutating func operand() throws(PredicateFormatError) -> PredicateOperand {
        switch lexer.token {
        case .number(let number):
            try lexer.advance()
            return .value(.number(number))
        case .text(let text):
            try lexer.advance()
            return .value(.text(text))
        case .argument:
            try lexer.advance()
            guard let argument = arguments.popFirst() else { throw .tooFewArguments }
            guard let value = PredicateValue(argument) else { throw .unsupportedValue(String(describing: type(of: argument))) }
            return .value(value)
        case .keyArgument, .word:
            return try wordOperand()
        case .symbol("{"):
            return try list()
        case .symbol, .end:
            throw expected("a key or a value")
        }
    }

    private mutating func list() throws(PredicateFormatError) -> PredicateOperand {
        try lexer.advance()
        var operands: [PredicateOperand] = []
        while try !accept("}") {
            if !operands.isEmpty, try !accept(",") { throw expected("',' or '}'") }
            depth += 1
            defer { depth -= 1 }
            guard depth <= Self.allowedDepth else { throw .tooDeep(allowed: Self.allowedDepth) }
            operands.append(try operand())
        }
        return .list(operands)
    }

    private mutating func wordOperand() throws(PredicateFormatError) -> PredicateOperand {
        if try accept("TRUE", "YES") { return .value(.number(1)) }
        if try accept("FALSE", "NO") { return .value(.number(0)) }
        if try accept("NIL", "NULL") { return .value(.none) }
        var keys: [String] = []
        repeat { keys += try key() } while try accept(".")
        return .path(keys.first?.uppercased() == "SELF" ? Array(keys.dropFirst()) : keys)
    }

    private mutating func key() throws(PredicateFormatError) -> [String] {
        switch lexer.token {
        case .word(let word):
            try lexer.advance()
            return [word]
        case .keyArgument:
            try lexer.advance()
            guard let argument = arguments.popFirst() else { throw .tooFewArguments }
            guard let path = argument as? String else { throw .unsupportedValue(String(describing: type(of: argument))) }
            return path.split(separator: ".").map(String.init)
        default:
            throw expected("a key")
        }
    }
}
