import PhraseSyntax
import PhraseText

/// Compiles intents of phrase files into a grammar of values.
///
/// Each template becomes part of one graph (rules inlined, lists and types as slots), and the graph is made deterministic, so that
/// a text is read once however many phrases there are.
struct GrammarCompiler {
    /// Lists and rules by name.
    private let declarations: GrammarDeclarations
    /// Readers of the types that a slot can have.
    private let reader: (String) -> (any SpanReader)?
    private let folder: WordFolder

    private var graph = GrammarGraph()
    private var grammar = ValueGrammar()
    private var slots: [SlotKey: Int] = [:]
    private var lists: [String: NumberedTexts] = [:]
    /// Names in templates that nothing declares.
    private(set) var unknownNames: Set<String> = []

    private struct SlotKey: Hashable {
        var name: String
        var type: String
    }

    init(
        declarations: GrammarDeclarations, folder: WordFolder, reader: @escaping (String) -> (any SpanReader)?
    ) {
        self.declarations = declarations
        self.folder = folder
        self.reader = reader
    }

    mutating func compile(_ intents: [IntentDeclaration]) -> ValueGrammar {
        var starts: [Int] = []
        for intent in intents {
            for case .phrase(let phrase) in intent.members {
                let fixed = phrase.assignments.map { ($0.name.value, GrammarValue($0.value)) }
                grammar.phrases.append(ValueGrammar.Phrase(form: intent.name.value, fixed: fixed))
                starts.append(lower(phrase.template.items, next: graph.node(.end(grammar.phrases.count - 1))))
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
    private mutating func lower(_ items: [TemplateItem], next: Int, joinsBefore: Bool = false, joinsAfter: Bool = false) -> Int {
        var next = next
        for (index, item) in items.enumerated().reversed() {
            let before = index > 0 ? !items[index - 1].isSpace : joinsBefore
            let after = index + 1 < items.count ? !items[index + 1].isSpace : joinsAfter
            next = lower(item, next: next, before, after)
        }
        return next
    }

    private mutating func lower(_ item: TemplateItem, next: Int, _ joinsBefore: Bool, _ joinsAfter: Bool) -> Int {
        func lowered(_ alternatives: [Template]) -> [Int] {
            alternatives.map { lower($0.items, next: next, joinsBefore: joinsBefore, joinsAfter: joinsAfter) }
        }
        switch item {
        case .literal(let text, _):
            let ways = folder.literal(text, joinsBefore: joinsBefore, joinsAfter: joinsAfter)
            return ways.isEmpty ? next : graph.choice(ways.map { graph.bytes($0, next: next) })
        case .space: return graph.node(.space(next: next))
        case .reference(let reference): return lower(reference, next: next)
        case .optional(let alternatives, _): return graph.choice(lowered(alternatives) + [next])
        case .group(let alternatives, _): return graph.choice(lowered(alternatives))
        case .permutation(let parts, _): return lower(permutation: parts, next: next)
        }
    }

    private mutating func lower(permutation parts: [Template], next: Int) -> Int {
        guard !parts.isEmpty else { return next }
        return graph.choice(
            parts.indices.map { first in
                var rest = parts
                rest.remove(at: first)
                let tail = lower(permutation: rest, next: next)
                return lower(parts[first].items, next: rest.isEmpty ? tail : graph.node(.space(next: tail)))
            })
    }

    private mutating func lower(_ reference: Reference, next: Int) -> Int {
        let name = reference.name.value
        let type = reference.type?.value ?? name
        if let rule = declarations.rules[type] {
            return graph.choice(rule.map { lower($0.items, next: next) })
        }
        guard let slot = slot(name: name, type: type) else {
            unknownNames.insert(type)
            return next
        }
        return graph.node(.slot(slot, next: next))
    }

    private mutating func slot(name: String, type: String) -> Int? {
        let key = SlotKey(name: name, type: type)
        if let slot = slots[key] { return slot }
        guard let source = source(type) else { return nil }
        let reader = source.reader
        let number = grammar.readers.firstIndex { $0 === reader } ?? grammar.readers.count
        if number == grammar.readers.count { grammar.readers.append(reader) }
        grammar.slots.append(ValueGrammar.Slot(name: name, source: source, reader: number))
        slots[key] = grammar.slots.count - 1
        return grammar.slots.count - 1
    }

    private mutating func source(_ type: String) -> ValueGrammar.SlotSource? {
        guard let values = declarations.lists[type] else { return reader(type).map { .reader($0) } }
        if let list = lists[type] { return .list(list) }
        let list = NumberedTexts(values, folder: folder)
        lists[type] = list
        return .list(list)
    }
}

extension TemplateItem {
    fileprivate var isSpace: Bool { if case .space = self { true } else { false } }
}

extension GrammarValue {
    init(_ literal: ValueLiteral) {
        switch literal {
        case .words(let text, _), .string(let text, _): self = .word(text)
        case .number(let number, _): self = .number(number.value)
        case .boolean(let value, _): self = .number(value ? 1 : 0)
        case .array(let values, _): self = values.first.map { GrammarValue($0) } ?? .word("")
        }
    }
}
