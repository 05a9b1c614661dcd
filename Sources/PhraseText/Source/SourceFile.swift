/// The bytes of one source, with the table of its lines.
///
/// A source is a phrase file, or text made by a program (an app's shortcuts declared in code, an imported grammar), whose
/// `path` then says where it came from.
package final class SourceFile: Sendable {
    package let path: String
    package let bytes: [UInt8]
    /// The offset of the first byte of each line; line 1 is at index 0. `\n`, `\r\n` and a lone `\r` end a line.
    package let lineStarts: [Int]
    /// What a line (counted from 1) is called in a source whose lines are texts out of something else; `nil` where lines have numbers.
    private let lineName: (@Sendable (Int) -> String)?

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        lineName = nil
        var starts = [0]
        for (index, byte) in bytes.enumerated() {
            let loneReturn = byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
            if byte == 0x0A || loneReturn { starts.append(index + 1) }
        }
        lineStarts = starts
    }

    package convenience init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// A source that a program made of texts, one a line, of which each has a name: where it came from inside of what is at `path`.
    ///
    /// - Parameters:
    ///   - lineStarts: the offset of the first byte of each line, from 0; no text holds the end of a line.
    ///   - lineName: the name of a line, counted from 1; asked for only when one is shown.
    package init(path: String, bytes: [UInt8], lineStarts: [Int], lineName: @escaping @Sendable (Int) -> String) {
        self.path = path
        self.bytes = bytes
        self.lineStarts = lineStarts.isEmpty ? [0] : lineStarts
        self.lineName = lineName
    }

    /// As above, with the names given: line i is `lineNames[i - 1]`.
    package convenience init(path: String, text: String, lineNames: [String]) {
        let lines = SourceFile(path: path, text: text)
        self.init(path: path, bytes: lines.bytes, lineStarts: lines.lineStarts) { line in
            lineNames.indices.contains(line - 1) ? lineNames[line - 1] : ""
        }
    }

    /// What a line (counted from 1) is called; `nil` where lines have only numbers.
    package func name(ofLine line: Int) -> String? { lineName?(line) }

    /// Where an offset is, for people. O(log lines + length of the line).
    package func position(at offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        // A byte-order mark is no character of the first line of a file.
        let start = low == 0 && lineName == nil && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : lineStarts[low]
        let before = bytes[start..<max(start, offset)]
        // Inside a line, each character of ASCII is one by itself.
        let isASCII = before.allSatisfy { $0 < 0x80 }
        return SourcePosition(line: low + 1, column: (isASCII ? before.count : String(decoding: before, as: UTF8.self).count) + 1)
    }

    /// The text of a line (counted from 1), without its end.
    package func text(ofLine line: Int) -> String {
        guard line >= 1, line <= lineStarts.count else { return "" }
        let start = lineStarts[line - 1]
        var end = line < lineStarts.count ? lineStarts[line] : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    package func text(of span: SourceSpan) -> String {
        String(decoding: bytes[span.range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
}
