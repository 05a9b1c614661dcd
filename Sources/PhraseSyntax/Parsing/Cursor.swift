import PhraseText

/// Reads the words of one line from its bytes. Every `take…` leaves the position alone when it finds something else.
struct Cursor {
    let bytes: [UInt8]
    var position: Int
    var end: Int

    var isAtEnd: Bool { position >= end }
    var peek: UInt8? { position < end ? bytes[position] : nil }

    mutating func skipSpaces() {
        while position < end {
            let length = SyntaxCharacters.lengthOfWhiteSpace(in: bytes, at: position, end: end)
            guard length > 0 else { return }
            position += length
        }
    }

    mutating func take(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        position += 1
        return true
    }

    mutating func take(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard end - position >= count else { return false }
        for offset in 0..<count where bytes[position + offset] != text.utf8Start[offset] { return false }
        position += count
        return true
    }

    /// The text where it stands as a word of its own.
    mutating func takeKeyword(_ text: StaticString) -> Bool {
        let start = position
        guard take(text) else { return false }
        if let next = peek, next >= 0x80 || SyntaxCharacters.continuesName(next) || next == UInt8(ascii: ".") {
            position = start
            return false
        }
        return true
    }

    /// NAME: a letter or `_`, then letters, digits, `_`, `-` of any script.
    mutating func takeName() -> Spanned<String>? { takeName(withDots: false) }

    /// Where a name stands.
    mutating func takeRangeOfName() -> Range<Int>? { takeRangeOfName(withDots: false) }

    /// KEY: a name with dots inside.
    mutating func takeKey() -> Spanned<String>? { takeName(withDots: true) }

    private mutating func takeName(withDots: Bool) -> Spanned<String>? {
        takeRangeOfName(withDots: withDots).map { Spanned(text($0), SourceSpan($0)) }
    }

    private mutating func takeRangeOfName(withDots: Bool) -> Range<Int>? {
        guard position < end, SyntaxCharacters.beginsName(scalar(at: position).scalar) else { return nil }
        let start = position
        while position < end {
            let byte = bytes[position]
            if byte < 0x80 {
                let isDot = withDots && byte == UInt8(ascii: ".")
                guard isDot || SyntaxCharacters.continuesName(byte) else { break }
                position += 1
            } else {
                let (scalar, length) = scalar(at: position)
                guard SyntaxCharacters.continuesName(scalar) else { break }
                position += length
            }
        }
        while bytes[position - 1] == UInt8(ascii: ".") { position -= 1 }
        return start..<position
    }

    /// NUMBER: signed, decimal. What follows directly (`5kg`) makes it none.
    mutating func takeNumber() -> Spanned<NumberLiteral>? {
        let start = position
        var at = position
        if at < end, bytes[at] == UInt8(ascii: "-") || bytes[at] == UInt8(ascii: "+") { at += 1 }
        let digits = at
        while at < end, SyntaxCharacters.isDigit(bytes[at]) { at += 1 }
        guard at > digits else { return nil }
        if at + 1 < end, bytes[at] == UInt8(ascii: "."), SyntaxCharacters.isDigit(bytes[at + 1]) {
            at += 1
            while at < end, SyntaxCharacters.isDigit(bytes[at]) { at += 1 }
        }
        if at < end, bytes[at] >= 0x80 || SyntaxCharacters.continuesName(bytes[at]) { return nil }
        position = at
        let text = text(start..<at)
        return Spanned(NumberLiteral(text: text, value: Double(text) ?? .infinity), SourceSpan(start, at))
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func scalar(at position: Int) -> (scalar: Unicode.Scalar, length: Int) {
        SyntaxCharacters.scalar(in: bytes, at: position, end: end)
    }
}
