import PhraseSyntax
package import ValueTypes

/// A value of a list as the runtime hands it out.
package struct ListEntry: Sendable, Hashable {
    /// The canonical value; where none is written, the first wording.
    package var value: SlotValue
    /// What people call it: the first wording without what may be absent.
    package var title: String

    init(_ value: ListValue) {
        let title = value.wordings.first.map(\.plainText) ?? ""
        self.title = title
        self.value = value.canonical.map(\.slotValue) ?? .text(title)
    }
}

extension Template {
    /// The shortest text that the template stands for: what may be absent is, and of alternatives the first is taken.
    var plainText: String {
        var text = ""
        for item in items {
            switch item {
            case .literal(let word, _): text += word
            case .space: if !text.hasSuffix(" ") { text += " " }
            case .reference(let reference): text += "<\(reference.name.value)>"
            case .optional: break
            case .group(let options, _): text += options.first?.plainText ?? ""
            case .permutation(let parts, _): text += parts.map(\.plainText).joined(separator: " ")
            }
        }
        return text.split(separator: " ").joined(separator: " ")
    }
}

extension ValueLiteral {
    /// The literal as a value by itself, without a parameter that would read its words.
    var slotValue: SlotValue {
        switch self {
        case .words(let text, _), .string(let text, _): .text(text)
        case .number(let number, _):
            Int(number.text).map(SlotValue.integer) ?? .number(number.value)
        case .boolean(let truth, _): .boolean(truth)
        case .array(let values, _): .array(values.map(\.slotValue))
        }
    }
}
