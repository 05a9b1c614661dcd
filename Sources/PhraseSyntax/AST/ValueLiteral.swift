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
package enum ValueLiteral: Sendable {
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

extension ValueLiteral {
    /// Equal but for the places; numbers by value.
    package func isSame(as other: ValueLiteral) -> Bool {
        switch (self, other) {
        case (.words(let left, _), .words(let right, _)), (.string(let left, _), .string(let right, _)): left == right
        case (.number(let left, _), .number(let right, _)): left.value == right.value
        case (.boolean(let left, _), .boolean(let right, _)): left == right
        case (.array(let left, _), .array(let right, _)):
            left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
        default: false
        }
    }
}
