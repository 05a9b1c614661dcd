/// Finds what is certainly wrong with a regular expression: brackets that do not pair, a repetition of nothing, a `\` at the end.
///
/// What passes may still use what the engine that runs it does not know; the engine then says so. O(bytes).
enum PatternCheck {
    static func fault(in pattern: String) -> PatternFault? {
        let bytes = Array(pattern.utf8)
        guard !bytes.isEmpty else { return .empty }
        var scan = Scan(bytes: bytes)
        return scan.run()
    }

    private struct Scan {
        let bytes: [UInt8]
        var position = 0
        var openGroups = 0
        /// Something stands before that a quantifier can repeat.
        var canRepeat = false

        mutating func run() -> PatternFault? {
            while position < bytes.count {
                if let fault = step() { return fault }
            }
            return openGroups > 0 ? .unclosedGroup : nil
        }

        private mutating func step() -> PatternFault? {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\\"):
                guard position < bytes.count else { return .danglingEscape }
                position += 1
                canRepeat = true
            case UInt8(ascii: "["):
                guard skipClass() else { return .unclosedClass }
                canRepeat = true
            case UInt8(ascii: "("):
                openGroups += 1
                canRepeat = false
                if position < bytes.count, bytes[position] == UInt8(ascii: "?") { return groupFault() }
            case UInt8(ascii: ")"):
                guard openGroups > 0 else { return .unopenedGroup }
                openGroups -= 1
                canRepeat = true
            case UInt8(ascii: "|"), UInt8(ascii: "^"):
                canRepeat = false
            case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"):
                return repeatFault()
            case UInt8(ascii: "{"):
                return bracesFault()
            default:
                canRepeat = true
            }
            return nil
        }

        private mutating func repeatFault() -> PatternFault? {
            guard canRepeat else { return .nothingToRepeat }
            // A quantifier may be lazy or possessive.
            if position < bytes.count, bytes[position] == UInt8(ascii: "?") || bytes[position] == UInt8(ascii: "+") { position += 1 }
            canRepeat = false
            return nil
        }

        /// `{2}`, `{2,}`, `{2,3}`, `{,3}`.
        private mutating func bracesFault() -> PatternFault? {
            guard canRepeat else { return .nothingToRepeat }
            let least = number()
            var most = least
            if position < bytes.count, bytes[position] == UInt8(ascii: ",") {
                position += 1
                most = number() ?? .max
                if least == nil, most == .max { return .invalidRepetition }
            }
            guard position < bytes.count, bytes[position] == UInt8(ascii: "}"), let most, (least ?? 0) <= most else {
                return .invalidRepetition
            }
            position += 1
            return repeatFault()
        }

        private mutating func number() -> Int? {
            var value: Int?
            while position < bytes.count, SyntaxCharacters.isDigit(bytes[position]) {
                value = min((value ?? 0) * 10 + Int(bytes[position] - UInt8(ascii: "0")), 1_000_000_000)
                position += 1
            }
            return value
        }

        /// `(?:`, `(?=`, `(?!`, `(?<name>`, `(?<=`, `(?i)` and the like.
        private mutating func groupFault() -> PatternFault? {
            position += 1
            guard position < bytes.count else { return .unclosedGroup }
            let known = Array(":=!<>|#imsxnwPUJ-^".utf8)
            guard known.contains(bytes[position]) else { return .unknownGroup }
            while position < bytes.count, bytes[position] != UInt8(ascii: ")"), bytes[position] != UInt8(ascii: ":"),
                bytes[position] != UInt8(ascii: ">"), bytes[position] != UInt8(ascii: "="), bytes[position] != UInt8(ascii: "!"),
                bytes[position] != UInt8(ascii: "|")
            {
                position += 1
            }
            if position < bytes.count, bytes[position] != UInt8(ascii: ")") { position += 1 }
            return nil
        }

        private mutating func skipClass() -> Bool {
            if position < bytes.count, bytes[position] == UInt8(ascii: "^") { position += 1 }
            // A `]` that comes first stands for itself.
            if position < bytes.count, bytes[position] == UInt8(ascii: "]") { position += 1 }
            var depth = 1
            while position < bytes.count {
                switch bytes[position] {
                case UInt8(ascii: "\\"): position += 1
                case UInt8(ascii: "["): depth += 1
                case UInt8(ascii: "]"):
                    depth -= 1
                    if depth == 0 {
                        position += 1
                        return true
                    }
                default: break
                }
                position += 1
            }
            return false
        }
    }
}
