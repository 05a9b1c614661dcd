import Foundation
import PhraseSyntax

/// Writes out all texts of a template.
struct TemplateWriter {
    struct Written: Hashable {
        var text = ""
        var values: [String: String] = [:]
        var facts: [String: String] = [:]

        func followed(by other: Written) -> Written {
            Written(
                text: text + other.text, values: values.merging(other.values) { first, _ in first },
                facts: facts.merging(other.facts) { first, _ in first })
        }
    }

    /// Stands in a text where a space may be or not, whether the template has one there or not.
    private static let soft: Character = "\u{1}"

    let language: String
    let compounds: Bool
    var rules: [String: [Template]] = [:]
    var lists: [String: [Written]] = [:]
    var ranges: [String: ClosedRange<Int>] = [:]

    init(language: String, compounds: Bool) {
        self.language = language
        self.compounds = compounds
    }

    func write(_ template: Template) -> [Written] {
        template.items.reduce([Written()]) { written, item in
            let next = write(item)
            return written.flatMap { before in next.map(before.followed) }
        }
    }

    private func write(_ item: TemplateItem) -> [Written] {
        switch item {
        case .literal(let text, _): [Written(text: text)]
        case .space: [Written(text: " ")]
        case .optional(let alternatives, _): [Written()] + alternatives.flatMap(write)
        case .group(let alternatives, _): alternatives.flatMap(write)
        case .permutation(let items, _): orders(of: items).flatMap(ordered)
        case .reference(let reference): write(named: reference.name.value)
        }
    }

    private func write(named name: String) -> [Written] {
        if let rule = rules[name] { return rule.flatMap(write) }
        if let range = ranges[name] { return range.flatMap { numbers($0, name) } }
        // Behind an apostrophe inside a value a space may stand.
        let values = (lists[name] ?? []).flatMap { value in
            value.text.contains("'")
                ? [value, Written(text: value.text.replacing("'", with: " "), values: value.values, facts: value.facts)] : [value]
        }
        return compounds ? values.map { $0.followed(by: Written(text: String(Self.soft))) } : values
    }

    /// A number in digits, which may touch what stands beside it, and in words.
    private func numbers(_ number: Int, _ name: String) -> [Written] {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: language)
        formatter.numberStyle = .spellOut
        let words = formatter.string(from: number as NSNumber) ?? ""
        return ["\(Self.soft)\(number)\(Self.soft)", words].map { Written(text: $0, values: [name: String(number)]) }
    }

    private func ordered(_ items: [Template]) -> [Written] {
        items.reduce([Written(text: " ")]) { written, item in
            let next = write(item)
            return written.flatMap { before in next.map { before.followed(by: $0).followed(by: Written(text: " ")) } }
        }
    }

    private func orders(of items: [Template]) -> [[Template]] {
        guard !items.isEmpty else { return [[]] }
        return items.indices.flatMap { index in
            var rest = items
            let first = rest.remove(at: index)
            return orders(of: rest).map { [first] + $0 }
        }
    }

    /// A written text with each of its soft boundaries as a space and as none; the space beside something absent is gone.
    func spacings(of text: String) -> [String] {
        var texts = [""]
        var gap = ""
        for character in text {
            if character == " " || character == Self.soft {
                gap.append(character)
                continue
            }
            let isFirst = texts == [""]
            let separators = gap.isEmpty || isFirst ? [""] : gap.contains(Self.soft) ? ["", " "] : [" "]
            texts = texts.flatMap { before in separators.map { before + $0 + String(character) } }
            gap = ""
        }
        return texts
    }
}
