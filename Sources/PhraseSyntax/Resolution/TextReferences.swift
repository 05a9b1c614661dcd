package import PhraseText

/// The `<name>` in a text that is said: `<title>`, `<n|one: expense|other: expenses>`.
package enum TextReferences {
    /// The names that a string of a phrase file uses, each with its place in the source, or that of the string where it is not found there.
    package static func names(in text: Spanned<String>, source: SourceFile) -> [Spanned<String>] {
        guard text.value.utf8.contains(UInt8(ascii: "<")) else { return [] }
        let bytes = Array(text.value.utf8)
        let written = text.span.range.clamped(to: 0..<source.bytes.count)
        var searchFrom = written.lowerBound
        var names: [Spanned<String>] = []
        var cursor = Cursor(bytes: bytes, position: 0, end: bytes.count)
        while !cursor.isAtEnd {
            guard cursor.take(UInt8(ascii: "<")) else {
                cursor.position += 1
                continue
            }
            guard let name = cursor.takeName(), cursor.peek == UInt8(ascii: ">") || cursor.peek == UInt8(ascii: "|") else { continue }
            let pattern = Array("<\(name.value)".utf8)
            if let found = offset(of: pattern, in: source.bytes, from: searchFrom, to: written.upperBound) {
                searchFrom = found + pattern.count
                names.append(Spanned(name.value, SourceSpan(found + 1, searchFrom)))
            } else {
                names.append(Spanned(name.value, text.span))
            }
        }
        return names
    }

    private static func offset(of pattern: [UInt8], in bytes: [UInt8], from start: Int, to end: Int) -> Int? {
        var at = start
        while at + pattern.count <= end {
            if bytes[at] == pattern[0], bytes[at..<(at + pattern.count)].elementsEqual(pattern) { return at }
            at += 1
        }
        return nil
    }
}
