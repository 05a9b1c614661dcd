package import ValueTypes

/// A value as a transcript has it.
enum WrittenValue: Sendable, Equatable {
    /// A text, or what people call a value.
    case quoted(String)
    /// One word, or what ``SlotValue/transcriptText`` writes for anything but a text.
    case bare(String)
    case array([WrittenValue])

    func stands(for value: SlotValue, title: String? = nil) -> Bool {
        switch (self, value) {
        case (.quoted(let written), .text(let text)): written == text || written == title
        case (.quoted(let written), _): written == title
        case (.bare(let written), .text(let text)): Self.isWord(written) && (written == text || written == title)
        case (.bare(let written), _): written == value.transcriptText || Self.isWord(written) && written == title
        case (.array(let written), .array(let elements)):
            written.count == elements.count && zip(written, elements).allSatisfy { $0.stands(for: $1) }
        case (.array, _): false
        }
    }

    /// Whether it can only be a text: `4`, `true` and `2026-12-01` are other values.
    private static func isWord(_ written: String) -> Bool {
        guard let first = written.unicodeScalars.first, first.properties.isAlphabetic else { return false }
        return written != "true" && written != "false" && !written.unicodeScalars.contains { $0.properties.isWhitespace || $0 == "\\" }
    }
}

extension LineCursor {
    /// A value, up to what cannot be part of it.
    mutating func takeValue() throws(LineFault) -> WrittenValue {
        if let text = try takeQuoted() { return .quoted(text) }
        if next == "[" { return .array(try takeArray()) }
        let start = self
        let first = take(while: Self.isOfBareValue)
        var text = first
        // What is measured stands behind it: `3 kilogram of "flour"`.
        if next == "\"", first.hasSuffix(" of ") {
            text += try takeQuoted().map(QuotedText.quoted) ?? ""
        }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        guard let initial = text.unicodeScalars.first else { throw start.expected("a value") }
        if initial.properties.isAlphabetic, text.unicodeScalars.contains(where: { $0.properties.isWhitespace }), !text.hasPrefix("every ") {
            throw LineFault(offset: start.offset, message: "a text of several words is written in quotes: \(QuotedText.quoted(text))")
        }
        return .bare(text)
    }

    /// Values with commas between them, at least one.
    mutating func takeValues() throws(LineFault) -> [WrittenValue] {
        var values: [WrittenValue] = []
        repeat {
            skipSpace()
            values.append(try takeValue())
            skipSpace()
        } while take(",")
        return values
    }

    /// Arrays lie in arrays no deeper than this.
    private static let deepest = 16

    private mutating func takeArray(depth: Int = 1) throws(LineFault) -> [WrittenValue] {
        guard depth <= Self.deepest else {
            throw LineFault(offset: offset, message: "arrays lie in arrays at most \(Self.deepest) deep")
        }
        _ = take("[")
        skipSpace()
        if take("]") { return [] }
        var values: [WrittenValue] = []
        repeat {
            skipSpace()
            values.append(next == "[" ? .array(try takeArray(depth: depth + 1)) : try takeValue())
            skipSpace()
        } while take(",")
        guard take("]") else { throw expected("',' or ']'") }
        return values
    }

    private static func isOfBareValue(_ scalar: Unicode.Scalar) -> Bool { !",()[]\"".unicodeScalars.contains(scalar) }
}

extension ParameterValue {
    /// Whether a transcript may write the value so; a text of several words needs no quotes here.
    package func isWritten(as text: String) -> Bool {
        if value == .text(text) || title == text { return true }
        var cursor = LineCursor(text)
        guard let written = try? cursor.takeValue(), cursor.next == nil else { return false }
        return written.stands(for: value, title: title)
    }
}
