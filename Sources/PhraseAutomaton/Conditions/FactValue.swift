package import PhraseSyntax

/// What a key of the context, or a list's value, is told to be: a form in which facts and conditions can be compared.
package enum FactValue: Hashable, Sendable {
    case text(String)
    case number(Double)
    case boolean(Bool)
    case array([FactValue])

    /// A value as a phrase file writes it; a name and a string are the same.
    package init(_ literal: ValueLiteral) {
        switch literal {
        case .words(let text, _), .string(let text, _): self = .text(text)
        case .number(let number, _): self = .number(number.value)
        case .boolean(let flag, _): self = .boolean(flag)
        case .array(let elements, _): self = .array(elements.map(FactValue.init))
        }
    }

    /// Whether a fact satisfies a condition that names some values: it is one of them, or has one of them among its elements.
    ///
    /// With no values named, any fact does.
    func satisfies(_ values: [FactValue]) -> Bool {
        if values.isEmpty || values.contains(self) { return true }
        guard case .array(let elements) = self else { return false }
        return elements.contains { values.contains($0) }
    }
}
