import PhraseSyntax
package import ValueTypes

/// A value of a list as the runtime hands it out.
package struct ListEntry: Sendable, Hashable {
    /// The canonical value; where none is written, the first wording as it is written, brackets included.
    package var value: SlotValue
    /// What people call it: the first wording that no other value of the list has, without what may be absent.
    package var title: String
    /// The other wordings.
    package var synonyms: [String]
    /// What choosing it tells.
    var facts: [String: SlotValue] = [:]

    /// The values of a list, in order. O(wordings).
    static func entries(of list: ResolvedList) -> [ListEntry] {
        let wordings = list.values.map { value in value.wordings.map(\.shortestText) }
        var owners: [String: Int] = [:]
        for texts in wordings { for text in Set(texts) { owners[text, default: 0] += 1 } }
        return zip(list.values, wordings).map { value, texts in
            let first = texts.first ?? ""
            let canonical = value.canonical?.slotValue ?? .text(value.wordings.first?.plainText ?? "")
            let title = texts.first { owners[$0] == 1 } ?? first
            let facts = Dictionary(value.facts.map { ($0.key.value, $0.value.slotValue) }) { first, _ in first }
            return ListEntry(value: canonical, title: title, synonyms: texts.filter { $0 != title }, facts: facts)
        }
    }
}

extension Template {
    /// The shortest text that the template stands for: what may be absent is, and of alternatives the first is taken.
    var shortestText: String {
        var text = ""
        for part in parts {
            switch part.kind {
            case .literal: text += part.text
            case .space: if !text.hasSuffix(" ") { text += " " }
            case .reference: text += "<\(part.reference.name.value)>"
            case .optional: break
            case .group:
                var options = part.alternatives
                text += options.next()?.shortestText ?? ""
            case .permutation: text += part.alternatives.map(\.shortestText).joined(separator: " ")
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
        case .number(let number, _): Int(number.text).map(SlotValue.integer) ?? .number(number.value)
        case .boolean(let truth, _): .boolean(truth)
        case .array(let values, _): .array(values.map(\.slotValue))
        }
    }
}
