import PhraseSyntax
import PhraseText

// Intents and their blocks.

extension HassilReader {
    mutating func readIntents(_ node: Int) {
        guard expect(node, .object) else { return }
        document.forEachMember(of: node) { key, value in
            guard let written = name(of: key), expect(value, .object) else { return }
            var intent = HassilIntent(name: written)
            var hasData = false
            document.forEachMember(of: value) { key, value in
                let member = document.text(of: key)
                if member == "data" {
                    hasData = true
                    intent.blocks = blocks(value)
                } else {
                    reportUnknown(key, member, among: ["data"])
                    intent.remarks.append(remark(nil, key, value))
                }
            }
            if !hasData { report(.missingMember(["data"]), .node(key)) }
            file.intents.append(intent)
        }
    }

    private mutating func blocks(_ node: Int) -> [HassilBlock] {
        guard expect(node, .array) else { return [] }
        var blocks: [HassilBlock] = []
        document.forEachElement(of: node) { element in
            if let block = block(element) { blocks.append(block) }
        }
        return blocks
    }

    private static let blockMembers = [
        "sentences", "slots", "response", "requires_context", "excludes_context", "metadata", "required_keywords", "expansion_rules",
        "lists", "settings", "inferred_domain", "name_domains",
    ]

    private mutating func block(_ node: Int) -> HassilBlock? {
        guard expect(node, .object) else { return nil }
        var block = HassilBlock()
        var hasSentences = false
        document.forEachMember(of: node) { key, value in
            let name = document.text(of: key)
            // A member that is null is one that is not there, but for the sentences.
            if document.kind(of: value) == .null, name != "sentences", Self.blockMembers.contains(name) { return }
            switch name {
            case "sentences":
                hasSentences = true
                block.sentences = sentences(value)
            case "slots": block.slots = slots(value)
            case "response": block.response = self.name(of: value).map { self.key($0) }
            case "requires_context": block.requirements = conditions(value, remarks: &block.remarks)
            case "excludes_context": block.exclusions = exclusions(value, remarks: &block.remarks)
            case "metadata": block.notes += notes(value, prefix: "", remarks: &block.remarks)
            case "settings": block.notes += notes(value, prefix: "settings.", remarks: &block.remarks)
            case "inferred_domain", "name_domains":
                if let key = self.key(key), let value = literal(value) { block.notes.append(.init(key: key, value: value)) }
            case "required_keywords": block.keywords = words(value)
            case "expansion_rules": block.declarations.rules = rules(value)
            case "lists": block.declarations.lists = lists(value)
            default:
                reportUnknown(key, name, among: Self.blockMembers)
                block.remarks.append(remark(nil, key, value))
            }
        }
        if !hasSentences { report(.missingMember(["sentences"]), .node(node)) }
        block.span = block.sentences.first?.span ?? SourceSpan(0, 0)
        return block
    }

    private mutating func sentences(_ node: Int) -> [HassilTemplate] {
        guard expect(node, .array) else { return [] }
        var sentences: [HassilTemplate] = []
        document.forEachElement(of: node) { element in
            if let sentence = template(element) { sentences.append(sentence) }
        }
        return sentences
    }

    private mutating func slots(_ node: Int) -> [HassilBlock.Slot] {
        guard expect(node, .object) else { return [] }
        var slots: [HassilBlock.Slot] = []
        document.forEachMember(of: node) { key, value in
            guard let name = name(of: key) else { return }
            if let value = literal(value) { slots.append(.init(name: name, value: value)) }
        }
        return slots
    }

    private mutating func notes(_ node: Int, prefix: String, remarks: inout [HassilRemark]) -> [HassilBlock.Note] {
        pairs(node, prefix: prefix, remarks: &remarks).map { HassilBlock.Note(key: $0.key, value: $0.value) }
    }

    // MARK: Conditions

    private mutating func conditions(_ node: Int, remarks: inout [HassilRemark]) -> [HassilBlock.Condition] {
        guard expect(node, .object) else { return [] }
        var conditions: [HassilBlock.Condition] = []
        document.forEachMember(of: node) { name, value in
            guard let key = key(name) else { return }
            var condition = HassilBlock.Condition(key: key, values: [], span: key.span)
            if isEmptyArray(value) {
                report(.wrongValue(expected: "at least one value"), .node(value))
            } else if document.kind(of: value) == .object {
                readDetails(value, of: name, "requires_context", into: &condition, remarks: &remarks)
            } else {
                condition.values = conditionValues(value)
            }
            conditions.append(condition)
        }
        return conditions
    }

    /// What excludes nothing that a context can hold (`null`, an empty array) is a comment.
    private mutating func exclusions(_ node: Int, remarks: inout [HassilRemark]) -> [HassilBlock.Condition] {
        guard expect(node, .object) else { return [] }
        var conditions: [HassilBlock.Condition] = []
        document.forEachMember(of: node) { name, value in
            guard let key = key(name) else { return }
            var condition = HassilBlock.Condition(key: key, values: [], span: key.span)
            if document.kind(of: value) == .object {
                readDetails(value, of: name, "excludes_context", into: &condition, remarks: &remarks)
                condition.slot = nil
            } else if !isEmptyArray(value) {
                condition.values = conditionValues(value)
            }
            if condition.values.isEmpty { remarks.append(remark("excludes_context", name, value)) } else { conditions.append(condition) }
        }
        return conditions
    }

    private func isEmptyArray(_ node: Int) -> Bool {
        document.kind(of: node) == .array && Int(document.nodes[node].next) == node + 1
    }

    /// `{"value": …, "slot": true | "name"}`
    private mutating func readDetails(
        _ node: Int, of name: Int, _ group: String, into condition: inout HassilBlock.Condition, remarks: inout [HassilRemark]
    ) {
        document.forEachMember(of: node) { key, value in
            switch document.text(of: key) {
            case "value": condition.values = conditionValues(value)
            case "slot":
                switch document.kind(of: value) {
                case .true: condition.slot = self.name(of: name)
                case .false, .null: break
                case .plainString, .escapedString: condition.slot = self.name(of: value)
                default: reportType(of: value, expected: "true, false or the name of a slot")
                }
            case let other:
                reportUnknown(key, other, among: ["value", "slot"])
                remarks.append(remark("\(group).\(condition.key.value)", key, value))
            }
        }
    }

    /// Nothing for `null`, which is any value.
    private mutating func conditionValues(_ node: Int) -> [ValueLiteral] {
        switch document.kind(of: node) {
        case .null: return []
        case .array:
            guard case .array(let values, _)? = literal(node) else { return [] }
            return values
        default: return literal(node).map { [$0] } ?? []
        }
    }

    // MARK: Responses

    /// What is said afterwards is written in Jinja: comments, those of an intent above it.
    mutating func readResponses(_ node: Int) {
        guard expect(node, .object) else { return }
        document.forEachMember(of: node) { key, value in
            guard document.text(of: key) == "intents", document.kind(of: value) == .object else {
                file.closingRemarks += responses("responses." + document.text(of: key), value)
                return
            }
            let indices = Dictionary(file.intents.enumerated().map { ($1.name.value, $0) }) { first, _ in first }
            document.forEachMember(of: value) { intent, value in
                let name = document.text(of: intent)
                if let index = indices[name] {
                    file.intents[index].remarks += responses("responses", value)
                } else {
                    file.closingRemarks += responses("responses." + name, value)
                }
            }
        }
    }

    private mutating func responses(_ title: String, _ node: Int) -> [HassilRemark] {
        let span = texts.line(of: nil)
        guard document.kind(of: node) == .object else {
            return [HassilRemark(text: "\(title): \(document.text(of: node))", span: span)]
        }
        var remarks = [HassilRemark(text: title + ":", span: span)]
        document.forEachMember(of: node) { key, value in
            let lines = TextLines.lines(of: document.text(of: value)).filter { !$0.isEmpty }
            let name = document.text(of: key)
            remarks.append(HassilRemark(text: "  \(name): \(lines.count == 1 ? lines[0] : "")", span: span))
            if lines.count > 1 { remarks += lines.map { HassilRemark(text: "    " + $0, span: span) } }
        }
        return remarks
    }
}
