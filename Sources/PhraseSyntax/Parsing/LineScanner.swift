import PhraseText

/// Cuts a file into lines and checks what concerns bytes: NUL, UTF-8, tabs before the content, the length of a line.
///
/// Empty lines in a row become one. O(bytes).
struct LineScanner {
    /// A tab before the content counts as this many columns, as in its fix-it.
    static let columnsOfTab = 2

    private let source: SourceFile
    private let bytes: [UInt8]
    private(set) var lines: [Line] = []
    private(set) var errors: [SyntaxError] = []

    init(_ source: SourceFile) {
        self.source = source
        bytes = source.bytes
        lines.reserveCapacity(source.lineStarts.count)
    }

    mutating func scan() {
        let starts = source.lineStarts
        for (index, start) in starts.enumerated() {
            var end = index + 1 < starts.count ? starts[index + 1] : bytes.count
            while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
            if end - start > SyntaxLimits.bytesOfLine {
                errors.append(SyntaxError(.lineTooLong(given: end - start), SourceSpan(start, start + 1)))
            }
            let hasMark = index == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
            scanLine(from: hasMark ? start + 3 : start, to: end)
        }
    }

    private mutating func scanLine(from start: Int, to lineEnd: Int) {
        var position = start
        var indentation: Int32 = 0
        var foreign: Range<Int>?
        while position < lineEnd {
            if bytes[position] == 0x20 {
                indentation += 1
                position += 1
                continue
            }
            let length = SyntaxCharacters.lengthOfWhiteSpace(in: bytes, at: position, end: lineEnd)
            guard length > 0 else { break }
            indentation += Int32(bytes[position] == 0x09 ? Self.columnsOfTab : length == 3 ? 2 : 1)
            foreign = (foreign?.lowerBound ?? position)..<(position + length)
            position += length
        }
        var end = lineEnd
        while end > position, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        if position == end {
            if let last = lines.last, last.kind == .empty { return }
            lines.append(Line(kind: .empty, indentation: 0, start: UInt32(start), end: UInt32(start)))
            return
        }
        if end - start > SyntaxLimits.bytesOfLine {
            lines.append(Line(kind: .unreadable, indentation: indentation, start: UInt32(position), end: UInt32(end)))
            return
        }
        if let foreign {
            let fault = SyntaxFault.indentationCharacter(
                isTab: bytes[foreign.lowerBound] == 0x09, width: Int(indentation), whole: SourceSpan(start, position))
            errors.append(SyntaxError(fault, SourceSpan(foreign)))
        }
        let kind: Line.Kind = bytes[position] == UInt8(ascii: "#") ? .comment : .content
        check(position..<end)
        lines.append(Line(kind: kind, indentation: indentation, start: UInt32(position), end: UInt32(end)))
    }

    /// Reports the first NUL and the first byte that is not UTF-8 of a line.
    private mutating func check(_ range: Range<Int>) {
        var position = range.lowerBound
        var sawNul = false
        while position < range.upperBound {
            let byte = bytes[position]
            if byte < 0x80 {
                if byte == 0, !sawNul {
                    sawNul = true
                    errors.append(SyntaxError(.nul, SourceSpan(position, position + 1)))
                }
                position += 1
                continue
            }
            let (scalar, length) = SyntaxCharacters.scalar(in: bytes, at: position, end: range.upperBound)
            if scalar == "\u{FFFD}", length == 1 {
                errors.append(SyntaxError(.invalidUTF8(byte: byte), SourceSpan(position, position + 1)))
                return
            }
            position += length
        }
    }
}
