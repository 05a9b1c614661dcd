import PhraseSyntax
import PhraseText

// Lists, ranges and rules.

extension TreeMaker {
    mutating func add(_ list: HassilList, to declarations: inout [Declaration]) {
        switch make(list) {
        case .list(let list): declarations.append(.list(list))
        case .range(let range): declarations.append(.range(range))
        case nil: break
        }
    }

    enum Made {
        case list(ListDeclaration)
        case range(RangeDeclaration)
    }

    /// `nil` for a wildcard list, which is `text`.
    mutating func make(_ list: HassilList) -> Made? {
        let name = Spanned(language.names.lists[list.name.value] ?? list.name.value, list.name.span)
        switch list.content {
        case .wildcard: return nil
        case .range(let range):
            return .range(
                RangeDeclaration(
                    name: name, lower: range.lower, upper: range.upper, step: range.step, times: range.times, fraction: range.fraction,
                    comments: comments(list.remarks), span: list.name.span))
        case .values(let values):
            var made = ListDeclaration(name: name, values: [], comments: comments(list.remarks), span: list.name.span)
            for value in values { add(value, to: &made.values) }
            if made.values.isEmpty {
                // A list without values never matches, nor does a bound one before it gets some.
                report(.emptyList(name: list.name.value), list.name.span)
                made.source = .bound
            }
            return .list(made)
        }
    }

    mutating func make(_ rule: HassilRule, in scope: Int) -> RuleDeclaration? {
        guard let known = language.scopes[scope].rules[rule.name.value] else { return nil }
        let entry = language.rules[known]
        guard entry.file == number, entry.template.span == rule.template.span else { return nil }
        guard !entry.isReplaced else {
            // Written only as copies, which report nothing.
            _ = alternatives(entry.template, fullSlots: [])
            return nil
        }
        return make(entry)
    }

    mutating func make(_ entry: HassilLanguage.Rule) -> RuleDeclaration? {
        let alternatives = alternatives(entry.template, fullSlots: entry.fullSlots, in: entry.file, reports: !entry.isCopy)
        guard !alternatives.isEmpty else { return nil }
        let name = language.names.rules[entry.name.value] ?? entry.name.value
        return RuleDeclaration(
            name: Spanned(name, entry.name.span), alternatives: Template.withoutBrackets(alternatives), span: entry.name.span)
    }

    // MARK: Values

    /// As many wordings as fit a line that people like to read.
    private static let columnsOfValue = 100

    /// Adds a value, to the one before it if both give the same.
    private mutating func add(_ value: HassilValue, to values: inout [ListValue]) {
        for made in make(value) {
            if made.comments.isEmpty, let last = values.last, last.joins(made), last.columns + made.columns <= Self.columnsOfValue {
                values[values.count - 1].wordings += made.wordings
                values[values.count - 1].span = last.span.union(made.span)
            } else {
                values.append(made)
            }
        }
    }

    private mutating func make(_ value: HassilValue) -> [ListValue] {
        let span = value.text.span
        guard value.isTemplate else {
            let text = source.text(of: span)
            let wording = literal(text, at: span)
            return [finish([wording], value, canonical: canonical(of: value, text: text, wordings: [wording]))]
        }
        let alternatives = Template.withoutBrackets(alternatives(value.text, fullSlots: []))
        guard !alternatives.isEmpty else { return [] }
        if case .matchedText = value.output { return matchedTexts(alternatives, value) }
        return [finish(alternatives, value, canonical: canonical(of: value, text: source.text(of: span), wordings: alternatives))]
    }

    private func finish(_ wordings: [Template], _ value: HassilValue, canonical: ValueLiteral?) -> ListValue {
        ListValue(
            canonical: canonical, wordings: wordings, facts: value.facts, comments: comments(value.remarks), span: value.text.span)
    }

    /// What a value gives, `nil` where that is its first wording as it is written.
    private func canonical(of value: HassilValue, text: String, wordings: [Template]) -> ValueLiteral? {
        switch value.output {
        case .value(let literal):
            switch literal {
            case .words(let words, _) where words == wordings[0].plainText: return nil
            case .string(let string, _) where string == wordings[0].plainText: return nil
            default: return literal
            }
        case .wording: return text == wordings[0].plainText ? nil : .string(HassilReader.withoutReturns(text), span: value.text.span)
        case .matchedText: return nil
        }
    }

    /// hassil gives back what was heard: each text that the value stands for is a value of its own.
    private mutating func matchedTexts(_ alternatives: [Template], _ value: HassilValue) -> [ListValue] {
        var expansion = TemplateExpansion(limit: HassilLimits.textsOfValue, bytes: HassilLimits.bytesOfText)
        guard let texts = expansion.texts(of: alternatives) else {
            report(.matchedTextLost(given: expansion.count), value.text.span)
            return [finish(alternatives, value, canonical: nil)]
        }
        return texts.map { finish([literal($0, at: value.text.span)], value, canonical: nil) }
    }

    /// A text as a template of nothing but words.
    private func literal(_ text: String, at span: SourceSpan) -> Template {
        var items: [TemplateItem] = []
        for word in PlainWords.of(text) {
            if !items.isEmpty { items.append(.space(span: span)) }
            items.append(.literal(word, span: span))
        }
        return Template(items: items, span: span)
    }
}

extension ListValue {
    /// Whether a further value only adds wordings to this one.
    fileprivate func joins(_ other: ListValue) -> Bool {
        guard let right = other.canonical, facts.count == other.facts.count, gives(right) else { return false }
        return zip(facts, other.facts).allSatisfy { $0.key.value == $1.key.value && $0.value.isSame(as: $1.value) }
    }

    private func gives(_ value: ValueLiteral) -> Bool {
        if let canonical { return canonical.isSame(as: value) }
        switch value {
        case .words(let text, _), .string(let text, _): return wordings.first?.plainText == text
        default: return false
        }
    }

    /// About how wide its wordings are.
    fileprivate var columns: Int { wordings.reduce(0) { $0 + $1.span.range.count + 3 } }
}
