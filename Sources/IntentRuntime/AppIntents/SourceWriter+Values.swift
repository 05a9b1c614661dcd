import PhraseSyntax
import PhraseText
import ValueTypes

extension SourceWriter {
    /// A value as a phrase file has it; `nil`, and nothing written, for one that it cannot have.
    mutating func value(_ value: SlotValue) -> ValueLiteral? {
        switch value {
        case .text(let text):
            return isName(text) ? .words(text, span: write(text)) : string(text).literal
        case .integer(let integer):
            let text = String(integer)
            return .number(NumberLiteral(text: text, value: Double(integer)), span: write(text))
        case .number(let number):
            return self.number(number).map { .number($0.value, span: $0.span) }
        case .boolean(let boolean):
            return .boolean(boolean, span: write(boolean ? "true" : "false"))
        case .instant(let instant):
            return .words(instant.iso8601, span: write(instant.iso8601))
        case .array(let values):
            return array(values)
        case .duration(let period):
            return amount(period.value, of: period.unit.rawValue)
        case .amount(let amount):
            return amount.unit.flatMap { self.amount(amount.value, of: $0) }
        case .interval, .recurrence, .amountRange, .numberRange:
            return nil
        }
    }

    /// A number in plain decimal digits; `nil`, and nothing written, for one that has none (the grammar has no exponents).
    mutating func number(_ value: Double) -> Spanned<NumberLiteral>? {
        let text = Int(exactly: value).map { String($0) } ?? String(value)
        guard text.allSatisfy({ $0.isNumber || $0 == "-" || $0 == "." }) else { return nil }
        return Spanned(NumberLiteral(text: text, value: value), write(text))
    }

    /// `90 second`, `4.5 EUR`: the words that `WrittenAmount` reads in every language.
    private mutating func amount(_ value: Double, of unit: String) -> ValueLiteral? {
        let before = self
        let start = bytes.count
        guard let number = number(value) else { return nil }
        write(" ")
        write(unit)
        let words = "\(number.value.text) \(unit)"
        guard WrittenAmount.value(of: words, as: nil) != nil else {
            self = before
            return nil
        }
        return .words(words, span: SourceSpan(start, bytes.count))
    }

    private mutating func array(_ values: [SlotValue]) -> ValueLiteral? {
        let before = self
        var literals: [ValueLiteral] = []
        let start = write("[").lower
        for (index, value) in values.enumerated() {
            if index > 0 { write(", ") }
            guard let literal = self.value(value) else {
                self = before
                return nil
            }
            literals.append(literal)
        }
        return .array(literals, span: SourceSpan(Int(start), Int(write("]").upper)))
    }

    /// Whether a text can stand without quotes and mean itself.
    private func isName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, text != "true", text != "false" else { return false }
        return (first.isASCIILetter || first == "_")
            && text.unicodeScalars.allSatisfy { $0.isASCIILetter || ("0"..."9").contains($0) || $0 == "_" || $0 == "-" }
    }
}

extension Spanned<String> {
    fileprivate var literal: ValueLiteral { .string(value, span: span) }
}

extension Unicode.Scalar {
    fileprivate var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}
