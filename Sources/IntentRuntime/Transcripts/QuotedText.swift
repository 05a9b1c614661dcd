import PhraseSyntax

/// Texts in quotes, on one line: what transcripts are written and read in, and what the command shows people.
///
///     quoted = '"' { scalar | escape } '"'
///     escape = '\"' | '\\' | '\n' | '\r' | '\t' | '\u{' HEX '}'
package enum QuotedText {
    /// Any text in quotes, so that reading it gives the same text: quotes and backslashes are escaped, and whatever hides or ends a line.
    package static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars { append(scalar, to: &result, escapesQuotes: true) }
        return result + "\""
    }

    /// Appends a scalar, or the escape that stands for it.
    package static func append(_ scalar: Unicode.Scalar, to text: inout String, escapesQuotes: Bool) {
        switch scalar {
        case "\\": text += "\\\\"
        case "\"" where escapesQuotes: text += "\\\""
        case "\n": text += "\\n"
        case _ where VisibleText.isHidden(scalar): text += VisibleText.escaped(String(scalar))
        default: text.unicodeScalars.append(scalar)
        }
    }
}
