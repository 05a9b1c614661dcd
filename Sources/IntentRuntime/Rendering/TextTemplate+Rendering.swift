package import IntentModel

/// A value as a text shows it.
package struct TextValue: Sendable, Hashable {
    /// Formatted, and safe to show.
    package var text: String
    /// For plural forms; `nil` where it is no number.
    package var number: PluralOperands?

    package init(_ text: String, number: PluralOperands? = nil) {
        self.text = text
        self.number = number
    }
}

extension TextTemplate {
    /// The text with its values. A name without a value is left out, with one of the spaces around it.
    package func rendered(language: String, values: (String) -> TextValue?) -> String {
        let rules = PluralRules(language: language)
        var result = ""
        for segment in segments {
            switch segment {
            case .literal(let literal):
                result += result.last == " " && literal.first == " " ? String(literal.dropFirst()) : literal
            case .value(let name):
                result += values(name)?.text ?? ""
            case .plural(let name, let forms):
                let category = values(name)?.number.map(rules.category) ?? .other
                result += forms[category] ?? forms[.other] ?? ""
            case .particle(let name, let particle, let withWord):
                guard let word = values(name)?.text else { continue }
                result += (withWord ? word : "") + particle.form(after: word)
            }
        }
        return result
    }
}
