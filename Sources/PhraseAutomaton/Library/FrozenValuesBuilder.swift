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

    /// Adds a value that is bound; its texts are not likely to come again.
    mutating func append(
        canonical: ValueLiteral?, text: String, wordings: [String], facts: [(key: String, value: ValueLiteral)]
    ) {
        let number = texts.append(text.utf8)
        let first = textLists.count
        var title: TextID?
        for (index, wording) in wordings.enumerated() {
            let wordingNumber = wording == text ? number : texts.append(wording.utf8)
            if index == 0 { title = wordingNumber } else { textLists.append(TextRow(text: wordingNumber)) }
        }
        let literal = canonical.map { literals.append($0, &texts) }
        rows.append(
            ValueRow(
                canonical: OptionalIndex(literal), text: number, title: title ?? texts.number(of: ""),
                synonyms: RowRun(first..<textLists.count), facts: facts.isEmpty ? .none : append(facts)))
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
        for part in parts {
            switch part.kind {
            case .literal: text += self.text(of: part)
            case .space: if !text.hasSuffix(" ") { text += " " }
            case .reference: text += "<\(reference(of: part).name.value)>"
            case .optional: break
            case .group:
                var options = alternatives(of: part)
                text += options.next()?.shortestText ?? ""
            case .permutation: text += alternatives(of: part).map(\.shortestText).joined(separator: " ")
            }
        }
        return text.split(separator: " ").joined(separator: " ")
    }
}
