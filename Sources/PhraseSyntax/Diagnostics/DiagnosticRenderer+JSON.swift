import PhraseText

// The form for programs: one JSON object a diagnostic.

extension DiagnosticRenderer {
    /// `{"path", "line", "column", "range", "severity", "id", "message", "notes", "fixIts"}` on one line, without its end.
    ///
    /// `line` and `column` count from 1, the column in characters; `range` is half-open in UTF-8 offsets of the file.
    package static func json(_ diagnostic: Diagnostic) -> String {
        let notes = diagnostic.notes.map { note in
            "{" + (note.place.map { placeFields($0) + "," } ?? "") + field("message", note.message) + "}"
        }
        let fixIts = diagnostic.fixIts.map { fixIt in
            "{\"range\":\(range(fixIt.span)),\(field("replacement", fixIt.replacement)),\(field("message", fixIt.message))}"
        }
        return "{" + placeFields(diagnostic.place) + "," + field("severity", diagnostic.severity.rawValue) + ","
            + field("id", diagnostic.id) + "," + field("message", diagnostic.message)
            + ",\"notes\":[" + notes.joined(separator: ",") + "],\"fixIts\":[" + fixIts.joined(separator: ",") + "]}"
    }

    private static func placeFields(_ place: SourcePlace) -> String {
        let position = place.position
        return field("path", place.file.path) + ",\"line\":\(position.line),\"column\":\(position.column),\"range\":\(range(place.span))"
    }

    private static func range(_ span: SourceSpan) -> String { "[\(span.lower),\(span.upper)]" }

    private static func field(_ name: String, _ value: String) -> String { "\"\(name)\":\(string(value))" }

    /// A JSON string; controls and characters that turn the direction of text are written as `\u…`.
    static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _ where VisibleText.isHidden(scalar):
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
