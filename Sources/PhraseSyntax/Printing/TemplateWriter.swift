import PhraseText

/// Writes one template, with a `\` before each character that would be read as syntax where it stands.
struct TemplateWriter {
    enum Place { case phrase, veto, rule, firstWording, wording }

    let place: Place
    /// The source that spans point into; a full-width sign that was escaped there stays escaped.
    let source: SourceFile?
    private let indentation: Int
    private var continuations: ArraySlice<Continuation>
    private var leaves = 0
    /// The next character stands first on a further line.
    private var isAtLineStart = false
    private(set) var bytes: [UInt8] = []

    init(place: Place, continuations: [Continuation], indentation: Int, source: SourceFile?) {
        self.place = place
        self.source = source
        self.indentation = indentation
        self.continuations = continuations[...]
    }

    mutating func write(_ template: Template) {
        for item in template.items { write(item) }
    }

    /// ` => NAME = value, …`
    mutating func write(_ assignments: [Assignment]) {
        for (index, assignment) in assignments.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            writeGap(or: " ")
            if index == 0 { bytes += Array("=> ".utf8) }
            bytes += Array("\(assignment.name.value) = ".utf8)
            bytes += ValueWriter.bytes(of: assignment.value, in: .assignment)
            isAtLineStart = false
            leaves += 1
        }
    }

    private mutating func write(_ item: TemplateItem) {
        switch item {
        case .literal(let text, let span): write(text, span)
        case .space: return writeGap(or: " ")
        case .reference(let reference):
            bytes += Array("<\(reference.name.value)\(reference.type.map { ":\($0.value)" } ?? "")>".utf8)
            leaves += 1
        case .optional(let parts, _): write(parts, "[", "|", "]")
        case .group(let parts, _): write(parts, "(", "|", ")")
        case .permutation(let parts, _):
            // White space at the edges of a part is layout, so that a line may break there.
            bytes.append(UInt8(ascii: "("))
            for (index, part) in parts.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ";")) }
                writeGap(or: index > 0 ? " " : "")
                write(part)
            }
            writeGap(or: "")
            bytes.append(UInt8(ascii: ")"))
        }
        isAtLineStart = false
    }

    private mutating func write(_ parts: [Template], _ opening: Unicode.Scalar, _ separator: Unicode.Scalar, _ closing: Unicode.Scalar) {
        bytes.append(UInt8(ascii: opening))
        isAtLineStart = false
        for (index, part) in parts.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: separator)) }
            write(part)
        }
        bytes.append(UInt8(ascii: closing))
    }

    /// A line break with its comments where one stood here, else the text.
    private mutating func writeGap(or text: String) {
        guard let next = continuations.first, next.leavesBefore <= leaves else {
            bytes += Array(text.utf8)
            return
        }
        continuations.removeFirst()
        let indent = [UInt8](repeating: 0x20, count: indentation)
        bytes.append(0x0A)
        for comment in next.comments {
            guard let text = comment.text else { continue }
            bytes += indent + Array("#\(Printout.withoutLineEnds(text))\n".utf8)
        }
        bytes += indent
        isAtLineStart = true
    }

    private mutating func write(_ text: String, _ span: SourceSpan) {
        defer { leaves += 1 }
        let utf8 = Array(Printout.withoutLineEnds(text).utf8)
        if needsEscape(first: utf8) { bytes.append(UInt8(ascii: "\\")) }
        let isList = place == .firstWording || place == .wording
        for (index, byte) in utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"),
                UInt8(ascii: "|"), UInt8(ascii: ";"), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
            case UInt8(ascii: "=") where isList: bytes.append(UInt8(ascii: "\\"))
            case 0xEF where wasEscaped(utf8, at: index, span): bytes.append(UInt8(ascii: "\\"))
            default: break
            }
            bytes.append(byte)
        }
    }

    /// Whether the first character would begin a comment, a phrase or a veto.
    private func needsEscape(first utf8: [UInt8]) -> Bool {
        let isFirst = bytes.isEmpty
        switch utf8.first {
        case UInt8(ascii: "#"), UInt8(ascii: "-"): return isAtLineStart || (isFirst && place == .firstWording)
        case UInt8(ascii: "n"): return isFirst && place == .phrase && utf8.starts(with: Array("not:".utf8))
        default: return false
        }
    }

    private func wasEscaped(_ utf8: [UInt8], at index: Int, _ span: SourceSpan) -> Bool {
        guard let source, SyntaxCharacters.fullWidthSyntax(in: utf8, at: index, end: utf8.count) != nil else { return false }
        let sign = Array("\\".utf8) + utf8[index..<(index + 3)]
        let written = source.bytes[span.range.clamped(to: 0..<source.bytes.count)]
        return written.indices.contains { written[$0...].starts(with: sign) }
    }
}
