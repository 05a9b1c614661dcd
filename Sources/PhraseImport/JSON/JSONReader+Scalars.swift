import PhraseText

// Strings, numbers and words.

extension JSONReader {
    /// Reads the string that begins here; `false` if it does not end on its line.
    mutating func readString() -> Bool {
        let start = position
        var isPlain = true
        position += 1
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                nodes.append(
                    JSONNode(
                        kind: isPlain ? .plainString : .escapedString, lower: UInt32(start), upper: UInt32(position),
                        next: UInt32(nodes.count + 1)))
                return true
            case UInt8(ascii: "\\"):
                isPlain = false
                readEscape()
            case 0x0A, 0x0D:
                report(.unterminatedString, start, position)
                return false
            case 0x00..<0x20:
                report(.controlCharacter(byte), position, position + 1)
                position += 1
            case 0x20..<0x80: position += 1
            default:
                let length = lengthOfScalar()
                if length == 0 { report(.invalidUTF8(byte), position, position + 1) }
                position += max(1, length)
            }
        }
        report(.unterminatedString, start, bytes.count)
        return false
    }

    private mutating func readEscape() {
        let start = position
        guard position + 1 < bytes.count else {
            position += 1
            return
        }
        if JSONEscapes.character(for: bytes[position + 1]) != nil {
            position += 2
            return
        }
        guard bytes[position + 1] == UInt8(ascii: "u") else {
            // What ends the string or the line is not taken away.
            let isEnd = bytes[position + 1] < 0x20
            report(.invalidEscape, start, start + (isEnd ? 1 : 2))
            position += isEnd || bytes[position + 1] >= 0x80 ? 1 : 2
            return
        }
        guard let unit = JSONEscapes.unit(in: bytes, at: position + 2, end: bytes.count) else {
            report(.invalidUnicodeEscape, start, start + 2)
            position += 2
            return
        }
        position += 6
        if (0xDC00..<0xE000).contains(unit) {
            report(.loneSurrogate, start, position)
        } else if (0xD800..<0xDC00).contains(unit) {
            if position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u"),
                let low = JSONEscapes.unit(in: bytes, at: position + 2, end: bytes.count), (0xDC00..<0xE000).contains(low)
            {
                position += 6
            } else {
                report(.loneSurrogate, start, position)
            }
        }
    }

    /// The length of the scalar that begins here in UTF-8, 0 if none does.
    private func lengthOfScalar() -> Int {
        let first = bytes[position]
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, first <= 0xF4, position + length <= bytes.count else { return 0 }
        for offset in 1..<length where bytes[position + offset] & 0xC0 != 0x80 { return 0 }
        switch (first, bytes[position + 1]) {
        // Longer than need be, surrogates, beyond the last plane.
        case (0xE0, ..<0xA0), (0xED, 0xA0...), (0xF0, ..<0x90), (0xF4, 0x90...): return 0
        default: return length
        }
    }

    /// Reads a number, `true`, `false` or `null`; what is neither is reported, and stands there as a broken value.
    mutating func readWord() {
        let start = position
        while position < bytes.count, Self.continuesWord(bytes[position]) { position += 1 }
        let kind: JSONNode.Kind
        switch bytes[start] {
        case UInt8(ascii: "t") where isWord(start, "true"): kind = .true
        case UInt8(ascii: "f") where isWord(start, "false"): kind = .false
        case UInt8(ascii: "n") where isWord(start, "null"): kind = .null
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
            let isNumber = isNumber(start..<position)
            if !isNumber { report(.invalidNumber, start, position) }
            kind = isNumber ? .number : .broken
        default:
            report(.expected(.value), start, position)
            kind = .broken
        }
        nodes.append(JSONNode(kind: kind, lower: UInt32(start), upper: UInt32(position), next: UInt32(nodes.count + 1)))
    }

    private func isWord(_ start: Int, _ word: StaticString) -> Bool {
        guard position - start == word.utf8CodeUnitCount else { return false }
        for offset in 0..<word.utf8CodeUnitCount where bytes[start + offset] != word.utf8Start[offset] { return false }
        return true
    }

    /// `["-"] ("0" | digit1-9 {digit}) ["." digit {digit}] [("e"|"E") ["+"|"-"] digit {digit}]`
    private func isNumber(_ range: Range<Int>) -> Bool {
        var at = range.lowerBound
        func takeDigits() -> Bool {
            let start = at
            while at < range.upperBound, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[at]) { at += 1 }
            return at > start
        }
        if bytes[at] == UInt8(ascii: "-") { at += 1 }
        let whole = at
        guard takeDigits(), at - whole == 1 || bytes[whole] != UInt8(ascii: "0") else { return false }
        if at < range.upperBound, bytes[at] == UInt8(ascii: ".") {
            at += 1
            guard takeDigits() else { return false }
        }
        if at < range.upperBound, bytes[at] | 0x20 == UInt8(ascii: "e") {
            at += 1
            if at < range.upperBound, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") { at += 1 }
            guard takeDigits() else { return false }
        }
        return at == range.upperBound
    }
}
