import PhraseSyntax
import PhraseText

/// Compiles intents of phrase files into a grammar of values.
///
/// Each template becomes part of one graph (rules inlined, lists and types as slots), and the graph is made deterministic, so that
/// a text is read once however many phrases there are.
struct GrammarCompiler {
    /// Lists and rules by name.
    private let declarations: GrammarDeclarations
    private let folded: FoldedDeclarations
    /// The type whose reader is put in later (`ValueGrammar.filled`).
    private let gap: String?
    /// Readers and grammars of the types that a slot can have.
    private let category: (String) -> ValueCategory?
    private let folder: WordFolder

    private var graph = GrammarGraph()
    private var grammar = ValueGrammar()
    private var slots: [SlotKey: Int] = [:]
    /// Rules that are being lowered: one that contains itself is left out, which the checker reports.
    private var openRules: Set<String> = []
    /// What rules were lowered to: many stand before the same.
    private var loweredRules: [RuleUse: UInt32] = [:]

    private struct SlotKey: Hashable {
        var name: String
        var type: String
    }

    private struct RuleUse: Hashable {
        var rule: String
        var joinsBefore: Bool
        var joinsAfter: Bool
        var next: UInt32
    }

    init(_ folded: FoldedDeclarations, gap: String? = nil, category: @escaping (String) -> ValueCategory?) {
        self.folded = folded
        self.gap = gap
        self.category = category
        declarations = folded.declarations
        folder = folded.folder
    }

    mutating func compile(_ intents: [IntentDeclaration]) -> ValueGrammar {
        var starts: [UInt32] = []
        for intent in intents {
            // What the checker reports is left out.
            guard let operation = ValueOperation(rawValue: intent.name.value) else { continue }
            for (phrase, set) in intent.settledPhrases {
                var fixed: [(role: Role, value: RoleValue)] = []
                var isLatent: Bool?
                for assignment in phrase.assignments + set {
                    if assignment.isLatency, isLatent == nil, case .boolean(let value, _) = assignment.value { isLatent = value }
                    guard let role = Role(rawValue: assignment.name.value), !fixed.contains(where: { $0.role == role }) else { continue }
                    fixed.append((role, RoleValue(assignment.value)))
                }
                grammar.phrases.append(ValueGrammar.Phrase(operation: operation, fixed: fixed, isLatent: isLatent))
                starts.append(lower(phrase.template.items, next: graph.end(of: grammar.phrases.count - 1)))
            }
        }
        guard !starts.isEmpty else { return grammar }
        let start = graph.choice(starts)
        var subsets = GrammarSubsets(graph: graph, grammar: grammar)
        return subsets.freeze(start: start)
    }

    // MARK: Lowering, from the end of a template to its beginning

    /// - Parameters:
    ///   - joinsBefore: what stands before the first item touches it.
    ///   - joinsAfter: what stands behind the last item touches it.
    private mutating func lower(_ items: [TemplateItem], next: UInt32, joinsBefore: Bool = false, joinsAfter: Bool = false) -> UInt32 {
        var next = next
        for (index, item) in items.enumerated().reversed() {
            // The spaces beside a mark are a space or none.
            if item.isSpace, items[max(index - 1, 0)...min(index + 1, items.count - 1)].contains(where: isMark) { continue }
            let before = index > 0 ? !items[index - 1].isSpace : joinsBefore
            let after = index + 1 < items.count ? !items[index + 1].isSpace : joinsAfter
            if declarations.isSpacingFree, index + 1 < items.count, !item.isSpace, after { next = graph.looseSpace(next: next) }
            next = lower(item, next: next, before, after)
        }
        return next
    }

    private mutating func lower(_ item: TemplateItem, next: UInt32, _ joinsBefore: Bool, _ joinsAfter: Bool) -> UInt32 {
        func lowered(_ alternatives: [Template]) -> [UInt32] {
            alternatives.map { lower($0.items, next: next, joinsBefore: joinsBefore, joinsAfter: joinsAfter) }
        }
        switch item {
        case .literal(let text, _):
            var ways = folder.literal(text, joinsBefore: joinsBefore, joinsAfter: joinsAfter)
            ways += ways.compactMap { folder.bare($0) }.filter { !folded.isLiteral($0) }
            return ways.isEmpty ? next : graph.choice(ways.map { graph.bytes($0, in: folder.variants, next: next) })
        case .space: return space(next: next)
        case .reference(let reference): return lower(reference, next: next, joinsBefore, joinsAfter)
        case .optional(let alternatives, _): return graph.choice(lowered(alternatives) + [next])
        case .group(let alternatives, _): return graph.choice(lowered(alternatives))
        case .permutation(let parts, _): return lower(permutation: parts, next: next)
        }
    }

    private mutating func lower(permutation parts: [Template], next: UInt32) -> UInt32 {
        guard !parts.isEmpty else { return next }
        return graph.choice(
            parts.indices.map { first in
                var rest = parts
                rest.remove(at: first)
                let tail = lower(permutation: rest, next: next)
                return lower(parts[first].items, next: rest.isEmpty ? tail : space(next: tail))
            })
    }

    private mutating func space(next: UInt32) -> UInt32 {
        declarations.isSpacingFree ? graph.looseSpace(next: next) : graph.space(next: next)
    }

    private mutating func lower(_ reference: Reference, next: UInt32, _ joinsBefore: Bool, _ joinsAfter: Bool) -> UInt32 {
        let name = reference.name.value
        let type = reference.type?.value ?? name
        if let mark = Mark(rawValue: type) { return lower(mark, next: next) }
        if let rule = declarations.rules[type] {
            guard openRules.insert(type).inserted else { return next }
            defer { openRules.remove(type) }
            let use = RuleUse(rule: type, joinsBefore: joinsBefore, joinsAfter: joinsAfter, next: next)
            if let lowered = loweredRules[use] { return lowered }
            let lowered = graph.choice(
                rule.map { lower($0.items, next: next, joinsBefore: joinsBefore, joinsAfter: joinsAfter) })
            loweredRules[use] = lowered
            return lowered
        }
        return slot(name: name, type: type).map { graph.slot($0, next: next) } ?? next
    }

    private func isMark(_ item: TemplateItem) -> Bool {
        if case .reference(let reference) = item { Mark(rawValue: (reference.type ?? reference.name).value) != nil } else { false }
    }

    /// A mark as folding hears it, or where it is not heard.
    private mutating func lower(_ mark: Mark, next: UInt32) -> UInt32 {
        let behind = graph.looseSpace(next: next)
        let heard = mark.heardForms.map { graph.bytes(Array($0.utf8), next: behind) }
        return graph.looseSpace(next: graph.choice(heard + [graph.mark(mark, next: behind)]))
    }

    private mutating func slot(name: String, type: String) -> Int? {
        let key = SlotKey(name: name, type: type)
        if let slot = slots[key] { return slot }
        guard let source = source(type) else { return nil }
        let number = grammar.readers.firstIndex { $0.isSame(as: source) } ?? grammar.readers.count
        if number == grammar.readers.count { grammar.readers.append(source) }
        grammar.slots.append(ValueGrammar.Slot(role: Role(rawValue: name), reader: number))
        slots[key] = grammar.slots.count - 1
        return grammar.slots.count - 1
    }

    private func source(_ type: String) -> ValueCategory? {
        if type == gap { return ValueGrammar.gap }
        return folded.list(type).map(ValueCategory.list) ?? category(type)
    }
}

extension TemplateItem {
    fileprivate var isSpace: Bool { if case .space = self { true } else { false } }
}

extension Assignment {
    /// `latent = true`: the phrase holds only where its kind is expected ("5" as an hour).
    var isLatency: Bool { name.value == "latent" }
}

extension IntentDeclaration {
    /// The phrases in the order written, each with what its group sets.
    var settledPhrases: [(phrase: PhraseDeclaration, set: [Assignment])] {
        members.flatMap { member -> [(phrase: PhraseDeclaration, set: [Assignment])] in
            switch member {
            case .phrase(let phrase): return [(phrase, [])]
            case .group(let group):
                let set = group.members.compactMap { member -> Assignment? in
                    if case .clause(let clause) = member, case .set(let name, let value) = clause.content {
                        Assignment(name: name, value: value)
                    } else {
                        nil
                    }
                }
                return group.members.compactMap { if case .phrase(let phrase) = $0 { (phrase, set) } else { nil } }
            case .not, .parameter, .texts, .run: return []
            }
        }
    }
}

extension RoleValue {
    init(_ literal: ValueLiteral) {
        switch literal {
        case .words(let text, _), .string(let text, _): self = .word(text)
        case .number(let number, _): self = .number(number.value)
        case .boolean(let value, _): self = .number(value ? 1 : 0)
        case .array(let values, _): self = values.first.map { RoleValue($0) } ?? .word("")
        }
    }
}
