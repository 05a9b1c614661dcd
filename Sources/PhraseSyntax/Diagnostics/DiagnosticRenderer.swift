import PhraseText

/// Writes a diagnostic for people: where and what, the line with the place marked below it, then notes and fix-its.
///
///     greenhouse.phrases:8:12: error: '<plnt>' is not a parameter of WaterPlant; did you mean <plant>?
///      8 |   - Water <plnt> in <app>
///        |            ^~~~
///        = fix: write 'plant'
///
/// In a source whose lines have names, the place is a name and a column: `en.json: lists.color.values[3], column 5: error: …`.
///
/// A long line is shown as an excerpt around the place; what would upset a terminal is escaped.
package struct DiagnosticRenderer {
    /// The most columns that are shown of a source line.
    private static let columns = 100
    /// The fewest columns that are shown before a place in the middle of a long line.
    private static let columnsBefore = 40

    private let usesColours: Bool

    package init(usesColours: Bool = false) {
        self.usesColours = usesColours
    }

    package func render(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map(render).joined()
    }

    /// The lines of one diagnostic, each ended.
    package func render(_ diagnostic: Diagnostic) -> String {
        let severity = coloured(diagnostic.severity.rawValue + ":", diagnostic.severity == .error ? .red : .magenta)
        var text = header(diagnostic.place) + severity + " " + coloured(diagnostic.message, .bold) + "\n"
        let (excerpt, gutter) = excerpt(of: diagnostic.place)
        text += excerpt
        for fixIt in diagnostic.fixIts.prefix(8) { text += "\(gutter) = fix: \(fixIt.message)\n" }
        for note in diagnostic.notes {
            let label = coloured("note:", .cyan) + " " + note.message + "\n"
            guard let place = note.place else {
                text += "\(gutter) = \(label)"
                continue
            }
            text += header(place) + label + self.excerpt(of: place).lines
        }
        return text
    }

    private func header(_ place: SourcePlace) -> String {
        let position = place.position
        let path = VisibleText.escaped(place.file.path)
        guard let name = place.file.name(ofLine: position.line) else {
            return coloured("\(path):\(position.line):\(position.column):", .bold) + " "
        }
        return coloured("\(path): \(VisibleText.escaped(name)), column \(position.column):", .bold) + " "
    }

    // MARK: The source line

    /// The line that a place is in, with a line of marks below it, and the empty gutter that stands before the marks.
    private func excerpt(of place: SourcePlace) -> (lines: String, gutter: String) {
        let file = place.file
        let line = place.position.line
        let isNamed = file.name(ofLine: line) != nil
        let number = isNamed ? " " : " \(line)"
        let gutter = String(repeating: " ", count: number.count)
        let hasMark = line == 1 && !isNamed && file.bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let start = hasMark ? 3 : file.lineStarts[line - 1]
        var end = line < file.lineStarts.count ? file.lineStarts[line] : file.bytes.count
        while end > start, file.bytes[end - 1] == 0x0A || file.bytes[end - 1] == 0x0D { end -= 1 }
        guard end > start else { return ("", gutter) }

        let lower = min(max(Int(place.span.lower), start), end)
        let upper = min(max(Int(place.span.upper), lower), end)
        let shown = Excerpt(
            columns: Self.columns, columnsBefore: Self.columnsBefore, before: file.bytes[start..<lower],
            marked: file.bytes[lower..<upper], after: file.bytes[upper..<end])
        let marks = coloured("^" + String(repeating: "~", count: max(0, shown.markedColumns - 1)), .green)
        return (
            "\(number) | \(shown.text)\n\(gutter) | \(String(repeating: " ", count: shown.columnOfMark))\(marks)\n", gutter
        )
    }

    // MARK: Colours

    private enum Colour: String {
        case bold = "1"
        case red = "1;31"
        case green = "1;32"
        case magenta = "1;35"
        case cyan = "1;36"
    }

    private func coloured(_ text: String, _ colour: Colour) -> String {
        usesColours ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
    }
}
