package import PhraseText

/// A decimal number as written: `4.50` keeps its digits.
package struct NumberLiteral: Sendable, Hashable {
    package var text: String
    package var value: Double

    package init(text: String, value: Double) {
        self.text = text
        self.value = value
    }
}

/// A value written in a phrase file: a canonical value, a fixed value, a default, a condition.
package indirect enum ValueLiteral: Sendable {
    /// The name of a list's value, or words that the parameter's recogniser reads (`today`).
    case words(String, span: SourceSpan)
    /// In double quotes, escapes taken away.
    case string(String, span: SourceSpan)
    case number(NumberLiteral, span: SourceSpan)
    case boolean(Bool, span: SourceSpan)
    case array([ValueLiteral], span: SourceSpan)

    package var span: SourceSpan {
        switch self {
        case .words(_, let span), .string(_, let span), .number(_, let span), .boolean(_, let span), .array(_, let span): span
        }
    }
}
