import PhraseText

// The form for programs: one JSON object a diagnostic.

extension DiagnosticRenderer {
    /// `{"path", "line", "column", "range", "severity", "id", "message", "notes", "fixIts"}` on one line, without its end.
    ///
    /// `line` and `column` count from 1, the column in characters; `range` is half-open in UTF-8 offsets of the file. A place in a text that
    /// has a name inside of the file has a member `inside` with that name, and `line`, `column` and `range` are those in the text.
    package static func json(_ diagnostic: Diagnostic) -> String {
        let notes = diagnostic.notes.map { note in
            "{" + (note.place.map { placeFields($0) + "," } ?? "") + field("message", note.message) + "}"
        }
        let fixIts = diagnostic.fixIts.map { fixIt in
            "{\"range\":\(range(fixIt.span, in: diagnostic.place.file)),\(field("replacement", fixIt.replacement)),\(field("message", fixIt.message))}"
        }
        return "{" + placeFields(diagnostic.place) + "," + field("severity", diagnostic.severity.rawValue) + ","
            + field("id", diagnostic.id) + "," + field("message", diagnostic.message)
            + ",\"notes\":[" + notes.joined(separator: ",") + "],\"fixIts\":[" + fixIts.joined(separator: ",") + "]}"
    }

    private static func placeFields(_ place: SourcePlace) -> String {
        let position = place.position
        let name = place.file.name(ofLine: position.line)
        return field("path", place.file.path) + "," + (name.map { field("inside", $0) + "," } ?? "")
            + "\"line\":\(name == nil ? position.line : 1),\"column\":\(position.column),\"range\":\(range(place.span, in: place.file))"
    }

    private static func range(_ span: SourceSpan, in file: SourceFile) -> String {
        let line = file.position(at: Int(span.lower)).line
        let start = file.name(ofLine: line) == nil ? 0 : file.lineStarts[line - 1]
        return "[\(Int(span.lower) - start),\(Int(span.upper) - start)]"
    }

    private static func field(_ name: String, _ value: String) -> String { "\"\(name)\":\(jsonString(value))" }

    /// A JSON string; controls and characters that turn the direction of text are written as `\u…`.
    package static func jsonString(_ text: String) -> String {
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
