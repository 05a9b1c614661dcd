import PhraseSyntax

/// The words of a command line, sorted into options and operands.
///
///     words    = { option | operand } [ "--" { operand } ]
///     option   = "--" NAME [ "=" VALUE ] | "--" NAME VALUE | "-h" | "-V" | "-o" VALUE
///     operand  = a word that does not begin with "-", or "-" itself: standard input
struct ParsedArguments: Sendable {
    private(set) var operands: [String] = []
    private var given: [String: [String]] = [:]

    /// - Throws: for an option that the command does not have (with the nearest one that it has), one without its argument or with an
    ///   argument that it does not take, and one given twice that may stand only once.
    init(_ words: some Sequence<String>, options: [OptionSpecification]) throws(UsageError) {
        var words = words.makeIterator()
        while let word = words.next() {
            if word == "--" {
                while let operand = words.next() { operands.append(operand) }
            } else if word == "-" || !word.hasPrefix("-") {
                operands.append(word)
            } else {
                try read(option: word, next: { words.next() }, among: options)
            }
        }
    }

    private mutating func read(option word: String, next: () -> String?, among options: [OptionSpecification]) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let written = String(parts[0])
        guard let option = options.first(where: { "--" + $0.name == Self.unabbreviated(written) }) else {
            let nearest = NearestName.of(written, among: options.map { "--" + $0.name })
            throw UsageError("unknown option '\(written)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
        }
        guard given[option.name] == nil || option.isRepeatable else { throw UsageError("'--\(option.name)' is given twice") }
        let inline = parts.count == 2 ? String(parts[1]) : nil
        if let placeholder = option.placeholder {
            guard let argument = inline ?? next() else { throw UsageError("'--\(option.name)' needs an argument: \(placeholder)") }
            given[option.name, default: []].append(argument)
        } else {
            guard inline == nil else { throw UsageError("'--\(option.name)' takes no argument") }
            given[option.name] = []
        }
    }

    private static func unabbreviated(_ word: String) -> String {
        switch word {
        case "-h": "--help"
        case "-V": "--version"
        case "-o": "--output"
        default: word
        }
    }

    func contains(_ flag: Flag) -> Bool {
        given[flag.specification.name] != nil
    }

    func value<Value>(of option: ValueOption<Value>) throws(UsageError) -> Value? {
        try values(of: option).first
    }

    /// In the order given.
    func values<Value>(of option: ValueOption<Value>) throws(UsageError) -> [Value] {
        var values: [Value] = []
        for text in given[option.specification.name] ?? [] {
            do {
                values.append(try option.read(text))
            } catch {
                throw UsageError("'--\(option.specification.name) \(text)': \(error.message)")
            }
        }
        return values
    }

    func refuseOperands() throws(UsageError) {
        if let first = operands.first { throw UsageError("unexpected argument '\(first)'") }
    }
}
