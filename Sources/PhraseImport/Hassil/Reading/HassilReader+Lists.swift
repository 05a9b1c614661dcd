import PhraseSyntax
import PhraseText

// Lists and rules, of the file or of a block.

extension HassilReader {
    mutating func rules(_ node: Int) -> [HassilRule] {
        guard expect(node, .object) else { return [] }
        var rules: [HassilRule] = []
        document.forEachMember(of: node) { key, value in
            guard let name = name(of: key), let template = template(value) else { return }
            rules.append(HassilRule(name: name, template: template, node: value))
        }
        return rules
    }

    mutating func lists(_ node: Int) -> [HassilList] {
        guard expect(node, .object) else { return [] }
        var lists: [HassilList] = []
        document.forEachMember(of: node) { key, value in
            if let list = list(key, value) { lists.append(list) }
        }
        return lists
    }

    private static let kinds = ["values", "range", "wildcard"]

    /// As hassil does, `values` counts before `range`, and that before `wildcard`.
    private mutating func list(_ key: Int, _ node: Int) -> HassilList? {
        guard let name = name(of: key), expect(node, .object) else { return nil }
        var members: [String: Int] = [:]
        var remarks: [HassilRemark] = []
        document.forEachMember(of: node) { key, value in
            let member = document.text(of: key)
            if Self.kinds.contains(member) {
                members[member] = value
            } else {
                reportUnknown(key, member, among: Self.kinds)
                remarks.append(remark(nil, key, value))
            }
        }
        var list = HassilList(name: name, content: .wildcard, node: node, remarks: remarks)
        if let node = members["values"] {
            list.content = .values(values(node, of: name))
        } else if let node = members["range"] {
            guard let range = range(node, remarks: &list.remarks) else { return nil }
            list.content = .range(range)
        } else if members["wildcard"].flatMap({ boolean($0) }) != true {
            report(.missingMember(Self.kinds), .node(key))
            return nil
        }
        return list
    }

    // MARK: Values

    private mutating func values(_ node: Int, of list: Spanned<String>) -> [HassilValue] {
        guard expect(node, .array) else { return [] }
        var values: [HassilValue] = []
        document.forEachElement(of: node) { element in
            if let value = value(element) { values.append(value) }
        }
        if values.count > SyntaxLimits.valuesOfList { report(.tooManyValues(given: values.count), .node(node)) }
        return values
    }

    private mutating func value(_ node: Int) -> HassilValue? {
        if document.isString(node) { return template(node).flatMap { value($0, output: .wording) } }
        guard document.kind(of: node) == .object else {
            reportType(of: node, expected: "a string or an object")
            return nil
        }
        var template: HassilTemplate?
        var hasText = false
        var output = HassilValue.Output.matchedText
        var facts: [ListValue.Fact] = []
        var remarks: [HassilRemark] = []
        document.forEachMember(of: node) { key, member in
            switch document.text(of: key) {
            case "in":
                hasText = true
                template = self.template(member)
            case "out":
                if document.kind(of: member) != .null, let value = literal(member) { output = .value(value) }
            case "context": if document.kind(of: member) != .null { facts += context(member, remarks: &remarks) }
            case "metadata":
                if document.kind(of: member) != .null {
                    facts += pairs(member, prefix: "metadata.", remarks: &remarks).map { .init(key: $0.key, value: $0.value) }
                }
            case let other:
                reportUnknown(key, other, among: ["in", "out", "context", "metadata"])
                remarks.append(remark(nil, key, member))
            }
        }
        guard hasText else {
            report(.missingMember(["in"]), .node(node))
            return nil
        }
        guard let template, var value = value(template, output: output) else { return nil }
        value.facts = facts
        value.remarks = remarks
        return value
    }

    private mutating func value(_ text: HassilTemplate, output: HassilValue.Output) -> HassilValue? {
        let bytes = texts.bytes[text.span.range]
        guard !PlainWords.of(texts.text(in: text.span)).isEmpty else {
            // Nothing is never heard.
            report(.emptyValue, .text(text.span))
            return nil
        }
        return HassilValue(text: text, isTemplate: bytes.contains(where: Self.isBracket), output: output)
    }

    /// A fact is a value, or `{"value": …}` with something about it that is kept as a comment.
    private mutating func context(_ node: Int, remarks: inout [HassilRemark]) -> [ListValue.Fact] {
        guard expect(node, .object) else { return [] }
        var facts: [ListValue.Fact] = []
        document.forEachMember(of: node) { name, value in
            guard let key = key(name) else { return }
            var fact: Int? = value
            if document.kind(of: value) == .object {
                fact = nil
                document.forEachMember(of: value) { detail, value in
                    if document.text(of: detail) == "value" {
                        fact = value
                    } else {
                        remarks.append(remark("context.\(key.value)", detail, value))
                    }
                }
            }
            guard let fact, document.kind(of: fact) != .null else { return }
            if let value = literal(fact) { facts.append(.init(key: key, value: value)) }
        }
        return facts
    }

    // MARK: Ranges

    private static let rangeMembers = [
        "from", "to", "step", "type", "multiplier", "fractions", "digits", "words", "words_language",
    ]

    private mutating func range(_ node: Int, remarks: inout [HassilRemark]) -> HassilRange? {
        guard expect(node, .object) else { return nil }
        var lower: Spanned<NumberLiteral>?
        var upper: Spanned<NumberLiteral>?
        var step: Spanned<NumberLiteral>?
        var times: Spanned<NumberLiteral>?
        var fraction: Spanned<RangeDeclaration.Fraction>?
        var given: Set<String> = []
        document.forEachMember(of: node) { key, value in
            let name = document.text(of: key)
            given.insert(name)
            switch name {
            case "from": lower = number(value, whole: true)
            case "to": upper = number(value, whole: true)
            case "step": step = number(value, whole: true)
            case "multiplier": if document.kind(of: value) != .null { times = number(value, whole: false) }
            case "fractions": if document.kind(of: value) != .null { fraction = self.fraction(value) }
            case "digits": if boolean(value) == false { keep(.digitsOff, key, value, &remarks) }
            case "words": if boolean(value) == false { keep(.numberWordsOff, key, value, &remarks) }
            case "words_language": if document.kind(of: value) != .null { keep(.wordsLanguage, key, value, &remarks) }
            case "type": remarks.append(remark(nil, key, value))
            default:
                reportUnknown(key, name, among: Self.rangeMembers)
                remarks.append(remark(nil, key, value))
            }
        }
        for bound in ["from", "to"] where !given.contains(bound) {
            report(.missingMember([bound]), .node(node))
        }
        guard let lower, let upper else { return nil }
        if lower.value.value > upper.value.value { report(.reversedRange, .text(lower.span)) }
        if let step, step.value.value <= 0 {
            report(.wrongValue(expected: "a step greater than 0"), .text(step.span))
        }
        if let times, times.value.value == 0 {
            report(.wrongValue(expected: "a multiplier other than 0"), .text(times.span))
        }
        if let only = step, only.value.value == 1 { step = nil }
        return HassilRange(lower: lower, upper: upper, step: step, times: times, fraction: fraction)
    }

    /// Something that changes what is matched and that a phrase file cannot say: a comment and a warning.
    private mutating func keep(_ fault: HassilFault, _ key: Int, _ value: Int, _ remarks: inout [HassilRemark]) {
        report(fault, .node(key))
        remarks.append(remark(nil, key, value))
    }

    private mutating func fraction(_ node: Int) -> Spanned<RangeDeclaration.Fraction>? {
        guard let word = name(of: node) else { return nil }
        guard let fraction = RangeDeclaration.Fraction(rawValue: word.value) else {
            report(.wrongValue(expected: "'halves' or 'tenths'"), .text(word.span))
            return nil
        }
        return Spanned(fraction, word.span)
    }
}
