/// The generated Swift file.
struct EmbeddedSource {
    var texts: [TextFolder.Text]

    var text: String {
        var source = "// Generated from text files; edit those.\n\nenum EmbeddedTexts {\n"
        source += "    static let files: [(path: String, text: StaticString)] = ["
        for text in texts {
            source += "\n        (\n            path: \(Self.quoted(text.path)),\n            text: \"\"\"\n"
            source += Self.escaped(text.text) + "\n\"\"\"\n        ),"
        }
        return source + (texts.isEmpty ? "]\n}\n" : "\n    ]\n}\n")
    }

    private static func quoted(_ text: String) -> String {
        "\"" + escaped(text).replacing("\n", with: "\\n") + "\""
    }

    /// The content of a string literal of several lines: line feeds stay, everything that the compiler would read otherwise (quotes,
    /// backslashes, carriage returns, NUL) or that a reader could not see is escaped.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": escaped.unicodeScalars.append(scalar)
            case "\\", "\"":
                escaped += "\\"
                escaped.unicodeScalars.append(scalar)
            default:
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
                    escaped += "\\u{\(String(scalar.value, radix: 16))}"
                default: escaped.unicodeScalars.append(scalar)
                }
            }
        }
        return escaped
    }
}
