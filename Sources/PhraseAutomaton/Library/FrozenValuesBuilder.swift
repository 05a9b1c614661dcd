import PhraseSyntax

/// Collects values of lists, with the texts and literals that they share with all else.
struct FrozenValuesBuilder {
    var texts = FrozenTextsBuilder()
    var literals = FrozenLiteralsBuilder()
    private(set) var rows: [ValueRow] = []
    private(set) var textLists: [TextRow] = []
    private(set) var facts: [FactRow] = []

    mutating func append(_ values: some Sequence<String>) -> RowRun {
        let first = textLists.count
        for value in values { textLists.append(TextRow(text: texts.number(of: value))) }
        return RowRun(first..<textLists.count)
    }

    mutating func append(_ values: some Sequence<(key: String, value: ValueLiteral)>) -> RowRun {
        let first = facts.count
        for (key, value) in values {
            facts.append(FactRow(key: texts.number(of: key), value: literals.append(value, &texts)))
        }
        return RowRun(first..<facts.count)
    }

    /// Adds the values of a list. O(wordings).
    mutating func append(_ values: [ListValue]) -> RowRun {
        let first = rows.count
        rows.reserveCapacity(first + values.count)
        let wordings = values.map { value in value.wordings.map(\.shortestText) }
        var owners: [String: Int] = [:]
        for texts in wordings { for text in Set(texts) { owners[text, default: 0] += 1 } }
        for (value, spoken) in zip(values, wordings) {
            let title = spoken.first { owners[$0] == 1 } ?? spoken.first ?? ""
            let canonical = value.canonical.map { literals.append($0, &texts) }
            rows.append(
                ValueRow(
                    canonical: OptionalIndex(canonical), text: texts.number(of: value.wordings.first?.plainText ?? ""),
                    title: texts.number(of: title), synonyms: append(spoken.filter { $0 != title }),
                    facts: append(value.facts.map { (key: $0.key.value, value: $0.value) })))
        }
        return RowRun(first..<rows.count)
    }
}

extension Template {
    /// The shortest text that the template stands for: what may be absent is, and of alternatives the first is taken.
    var shortestText: String {
        var text = ""
        for item in items {
            switch item {
            case .literal(let word, _): text += word
            case .space: if !text.hasSuffix(" ") { text += " " }
            case .reference(let reference): text += "<\(reference.name.value)>"
            case .optional: break
            case .group(let options, _): text += options.first?.shortestText ?? ""
            case .permutation(let parts, _): text += parts.map(\.shortestText).joined(separator: " ")
            }
        }
        return text.split(separator: " ").joined(separator: " ")
    }
}
