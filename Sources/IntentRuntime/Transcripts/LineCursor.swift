import PhraseSyntax

/// Why a line of a transcript cannot be read, and where.
struct LineFault: Error {
    /// From 0, in scalars of the line.
    var offset: Int
    var message: String
}

/// A place in a line, which is read from left to right, scalar by scalar: a mark that combines with a quote is not part of the quote.
struct LineCursor {
    let scalars: [Unicode.Scalar]
    private(set) var offset = 0

    init(_ line: some StringProtocol) { scalars = Array(line.unicodeScalars) }

    var next: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

    mutating func skipSpace() {
        while let scalar = next, scalar == " " || scalar == "\t" { offset += 1 }
    }

    /// Whether the scalar stood here; it is behind the cursor then.
    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        offset += 1
        return true
    }

    /// What is to come, for as long as it is that.
    mutating func take(while isWanted: (Unicode.Scalar) -> Bool) -> String {
        var text = String.UnicodeScalarView()
        while let scalar = next, isWanted(scalar) {
            text.append(scalar)
            offset += 1
        }
        return String(text)
    }

    /// What is left.
    mutating func takeRest() -> String { take { _ in true } }

    func expected(_ what: String) -> LineFault {
        guard next != nil else { return LineFault(offset: offset, message: "expected \(what), found the end of the line") }
        var rest = self
        var found = rest.take { !$0.properties.isWhitespace }
        if found.isEmpty { found = rest.takeRest() }
        return LineFault(offset: offset, message: "expected \(what), found '\(VisibleText.escaped(found))'")
    }

    /// A text in quotes; `nil` where no quote stands here.
    mutating func takeQuoted() throws(LineFault) -> String? {
        let start = offset
        guard take("\"") else { return nil }
        var text = String.UnicodeScalarView()
        while let scalar = next {
            if take("\"") { return String(text) }
            if scalar == "\\" {
                text.append(try takeEscape())
            } else {
                text.append(scalar)
                offset += 1
            }
        }
        throw LineFault(offset: start, message: "expected '\"' at the end of the text that begins here, found the end of the line")
    }

    /// What is left, with its escapes read.
    mutating func takeUnquoted() throws(LineFault) -> String {
        var text = String.UnicodeScalarView()
        while let scalar = next {
            if scalar == "\\" {
                text.append(try takeEscape())
            } else {
                text.append(scalar)
                offset += 1
            }
        }
        return String(text)
    }

    /// A name: letters, digits, `_`, `-`, and escapes for anything else; `nil` where none stands here.
    mutating func takeName() throws(LineFault) -> String? {
        var name = String.UnicodeScalarView()
        while let scalar = next {
            if scalar == "\\" {
                name.append(try takeEscape())
            } else if Self.isOfName(scalar) {
                name.append(scalar)
                offset += 1
            } else {
                break
            }
        }
        return name.isEmpty ? nil : String(name)
    }

    static func isOfName(_ scalar: Unicode.Scalar) -> Bool { scalar == "-" || scalar.properties.isXIDContinue }

    private mutating func takeEscape() throws(LineFault) -> Unicode.Scalar {
        let start = offset
        guard take("\\"), let letter = next else { throw LineFault(offset: start, message: Self.escapes) }
        offset += 1
        switch letter {
        case "\\", "\"": return letter
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u":
            guard take("{") else { break }
            let digits = take { $0.properties.isASCIIHexDigit }
            guard take("}"), digits.utf8.count <= 8, let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { break }
            return scalar
        default: break
        }
        throw LineFault(offset: start, message: Self.escapes)
    }

    private static let escapes = #"expected '\\', '\"', '\n', '\r', '\t' or '\u{…}' with a scalar's number; a backslash is written '\\'"#
}
