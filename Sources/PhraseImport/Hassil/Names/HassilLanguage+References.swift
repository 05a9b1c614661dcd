import PhraseSyntax
import PhraseText

// What the references in templates mean.

extension HassilLanguage {
    /// Finds the references of all templates. Rules come first, so that blocks can be compared with what they reach.
    mutating func readReferences() {
        for rule in rules.indices {
            let owner = rules[rule]
            rules[rule].template.references = references(in: owner.template.span, file: owner.file, scope: owner.scope, reports: true)
        }
        for list in lists.indices { readReferences(ofList: list) }
        for file in files.indices {
            for intent in files[file].content.intents.indices {
                for block in files[file].content.intents[intent].blocks.indices {
                    readReferences(of: BlockIndex(intent: IntentIndex(file: file, intent: intent), block: block))
                }
            }
        }
    }

    private mutating func readReferences(ofList list: Int) {
        guard case .values(var values) = lists[list].declaration.content else { return }
        for index in values.indices where values[index].isTemplate {
            let span = values[index].text.span
            values[index].text.references = references(in: span, file: lists[list].file, scope: 0, reports: true)
        }
        lists[list].declaration.content = .values(values)
    }

    private mutating func readReferences(of index: BlockIndex) {
        let (file, intent, scope) = (index.intent.file, index.intent.intent, scope(of: index))
        let count = files[file].content.intents[intent].blocks[index.block].sentences.count
        for sentence in 0..<count {
            let span = files[file].content.intents[intent].blocks[index.block].sentences[sentence].span
            files[file].content.intents[intent].blocks[index.block].sentences[sentence].references = references(
                in: span, file: file, scope: scope, reports: true)
        }
    }

    /// - Parameter reports: not for a copy of a template that was read before.
    mutating func references(in span: SourceSpan, file: Int, scope: Int, reports: Bool) -> Range<Int> {
        let bytes = files[file].source.bytes
        var scanner = ReferenceScanner(bytes, in: span.range)
        let first = references.count
        while let found = scanner.next() {
            references.append(reference(found, file: file, scope: scope, reports: reports))
        }
        return first..<references.count
    }

    private mutating func reference(_ found: ReferenceScanner.Found, file: Int, scope: Int, reports: Bool) -> TemplateReference {
        let source = files[file].source
        func text(_ range: Range<Int>) -> String { String(decoding: source.bytes[range], as: UTF8.self) }
        var reference = TemplateReference(
            target: .broken, slot: -1, span: SourceSpan(found.whole), name: SourceSpan(found.name), slotName: SourceSpan(found.slot))
        let name = text(found.name)
        switch found.content {
        case .invalid, .invalidRange:
            if reports {
                let isRule = source.bytes[found.whole.lowerBound] == UInt8(ascii: "<")
                let fault =
                    if case .invalid = found.content { HassilFault.invalidReference(isRule: isRule) } else {
                        HassilFault.invalidInlineRange
                    }
                errors.append(fault, at: SourcePlace(source, reference.span))
            }
            return reference
        case .rule:
            reference.target = rule(named: name, in: scope).map { .rule($0) } ?? .unknownRule(scope)
            return reference
        case .range(let lower, let upper, let step):
            reference.slot = slots.number(of: text(found.slot))
            let range = InlineRange(lower: text(lower), upper: text(upper), step: step.map(text), slot: reference.slot)
            guard range.isValid else {
                if reports { errors.append(.invalidInlineRange, at: SourcePlace(source, reference.span)) }
                return reference
            }
            reference.target = .inlineRange(number(of: range))
        case .list:
            reference.slot = slots.number(of: text(found.slot))
            reference.target = target(ofList: name, in: scope)
        }
        if found.isCapture, reports { errors.append(.capture(name: text(found.slot)), at: SourcePlace(source, reference.span)) }
        return reference
    }

    private mutating func target(ofList name: String, in scope: Int) -> TemplateReference.Target {
        if let list = list(named: name, in: scope) {
            if case .wildcard = lists[list].declaration.content { return .text }
            return .list(list)
        }
        return boundNames.contains(name) ? .bound(boundLists.number(of: name)) : .unknownList(scope)
    }

    private mutating func number(of range: InlineRange) -> Int {
        if let known = inlineRangeNumbers[range] { return known }
        inlineRangeNumbers[range] = inlineRanges.count
        inlineRanges.append(range)
        return inlineRanges.count - 1
    }

    // MARK: Unknown names

    /// Reports every name that means nothing, also in rules that no sentence reaches.
    mutating func checkReferences() {
        for rule in rules where !rule.isReplaced { check(rule.template, file: rule.file) }
        let withSlots = rulesReaching { $0.slot >= 0 }
        for list in lists {
            guard case .values(let values) = list.declaration.content else { continue }
            for value in values { checkValue(value, file: list.file, withSlots) }
        }
        for (number, file) in files.enumerated() {
            for intent in file.content.intents {
                for block in intent.blocks {
                    for sentence in block.sentences { check(sentence, file: number) }
                }
            }
        }
    }

    private mutating func check(_ template: HassilTemplate, file: Int) {
        for index in template.references {
            let reference = references[index]
            let place = SourcePlace(files[file].source, reference.name)
            switch reference.target {
            case .unknownList(let scope):
                let name = files[file].source.text(of: reference.name)
                errors.append(.unknownList(name: name, nearest: nearest(name, scope, isRule: false)), at: place)
            case .unknownRule(let scope):
                let name = files[file].source.text(of: reference.name)
                errors.append(.unknownRule(name: name, nearest: nearest(name, scope, isRule: true)), at: place)
            default: break
            }
        }
    }

    private mutating func checkValue(_ value: HassilValue, file: Int, _ withSlots: Set<Int>) {
        check(value.text, file: file)
        for index in value.text.references {
            var isSlot = references[index].slot >= 0
            if case .rule(let rule) = references[index].target { isSlot = withSlots.contains(rule) }
            if isSlot { errors.append(.slotInValue, at: SourcePlace(files[file].source, references[index].span)) }
        }
    }

    /// Of the first errors only: comparing with every name costs their number each time.
    private mutating func nearest(_ name: String, _ scope: Int, isRule: Bool) -> String? {
        guard errors.hasRoom(for: .error) else { return nil }
        func sorted(_ scope: Scope) -> [String] { (isRule ? scope.rules : scope.lists).keys.sorted() }
        let common = sortedNames[isRule] ?? sorted(scopes[0]) + (isRule ? [] : boundNames.sorted())
        sortedNames[isRule] = common
        return NearestName.of(name, among: (scope == 0 ? [] : sorted(scopes[scope])) + common)
    }

    /// The rules that hold a reference of some kind, themselves or through others. O(references).
    func rulesReaching(_ isWanted: (TemplateReference) -> Bool) -> Set<Int> {
        var users: [Int: [Int]] = [:]
        var found: Set<Int> = []
        for (rule, content) in rules.enumerated() {
            for reference in references[content.template.references] {
                if isWanted(reference) { found.insert(rule) }
                if case .rule(let used) = reference.target { users[used, default: []].append(rule) }
            }
        }
        var unseen = Array(found)
        while let next = unseen.popLast() {
            for user in users[next] ?? [] where found.insert(user).inserted { unseen.append(user) }
        }
        return found
    }
}

extension HassilLanguage.InlineRange {
    /// Not reversed, no step of 0, no more digits than a number has.
    var isValid: Bool {
        guard lower.utf8.count <= 15, upper.utf8.count <= 15, let low = Int(lower), let high = Int(upper), low <= high else { return false }
        guard let step else { return true }
        guard step.utf8.count <= 15, let size = Int(step) else { return false }
        return size > 0
    }
}
