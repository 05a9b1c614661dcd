import PhraseSyntax

/// Collects values of lists, with the texts and literals that they share with all else.
struct FrozenValuesBuilder {
    var texts = FrozenTextsBuilder()
    var literals = FrozenLiteralsBuilder()
    private(set) var rows: [ValueRow] = []
    private(set) var textLists: [TextRow] = []
    private(set) var facts: [FactRow] = []
    /// By text, who is called so in the list that is added.
    private var calls: [Call] = []
    private var listCount: UInt32 = 0
    /// The bytes of the wording that is looked at; kept for its memory.
    private var words: [UInt8] = []

    /// A text as what values of one list are called.
    private struct Call {
        var list: UInt32 = 0
        var value: UInt32 = 0
        var isShared = false
    }

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
        listCount += 1
        var spoken: [TextID] = []
        spoken.reserveCapacity(values.count)
        for (index, value) in values.enumerated() {
            for wording in value.wordings {
                let text = numberOfShortest(wording)
                spoken.append(text)
                note(text, calls: UInt32(index))
            }
        }
        var start = 0
        for value in values {
            let own = spoken[start..<start + value.wordings.count]
            start += value.wordings.count
            let title = own.first { !calls[$0.index].isShared } ?? own.first ?? texts.number(of: "")
            let firstSynonym = textLists.count
            for text in own where text != title { textLists.append(TextRow(text: text)) }
            let canonical = value.canonical.map { literals.append($0, &texts) }
            rows.append(
                ValueRow(
                    canonical: OptionalIndex(canonical), text: value.wordings.first.map { numberOfPlain($0) } ?? texts.number(of: ""),
                    title: title, synonyms: RowRun(firstSynonym..<textLists.count),
                    facts: append(value.facts.map { (key: $0.key.value, value: $0.value) })))
        }
        return RowRun(first..<rows.count)
    }

    /// Notes that a value of the list that is added is called so.
    private mutating func note(_ text: TextID, calls value: UInt32) {
        if text.index >= calls.count { calls.append(contentsOf: repeatElement(Call(), count: text.index + 1 - calls.count)) }
        let known = calls[text.index]
        if known.list != listCount {
            calls[text.index] = Call(list: listCount, value: value)
        } else if known.value != value {
            calls[text.index].isShared = true
        }
    }

    // Most wordings are words with a space between two: their bytes are taken as they are.

    private mutating func numberOfShortest(_ wording: Template) -> TextID {
        words.removeAll(keepingCapacity: true)
        return wording.appendWords(to: &words) && hasSingleSpaces ? texts.number(of: words) : texts.number(of: wording.shortestText)
    }

    private mutating func numberOfPlain(_ wording: Template) -> TextID {
        words.removeAll(keepingCapacity: true)
        return wording.appendWords(to: &words) ? texts.number(of: words) : texts.number(of: wording.plainText)
    }

    private var hasSingleSpaces: Bool {
        var afterSpace = true
        for byte in words {
            if byte == 0x20, afterSpace { return false }
            afterSpace = byte == 0x20
        }
        return !afterSpace
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
