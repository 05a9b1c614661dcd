/// Reads a range of a text that a grammar accepts once more, and tells what its phrases read: nodes, with nodes below them for nested values.
///
/// A grammar's nodes of a range are made once. A search that led nowhere from a state at a position is not begun there again, so that time
/// is linear in what is read and in the readings found.
struct TreeReader {
    private let text: ValueText
    private let memo: ReaderMemo
    private var known: [Key: [ValueNode]] = [:]

    private struct Key: Hashable {
        var category: Int
        var range: Range<Int>
    }

    private enum Captured {
        case value(NumberedTexts.Value)
        case nested(GrammarReader, Range<Int>)
    }

    private typealias Capture = (slot: Int, captured: Captured)

    /// The search for the ways through a grammar's automaton that end at `end`.
    private struct Search {
        let reader: GrammarReader
        let end: Int
        var captures: [Capture] = []
        var found: [(phrase: Int, captures: [Capture])] = []
        var dead: Set<ReaderKey> = []
    }

    private struct ReaderKey: Hashable {
        var state: Int
        var position: Int
        var endsInDigit: Bool
    }

    /// A range has at most so many nodes, out of at most so many ways to read it.
    private static let maximumNodes = 16
    private static let maximumWays = 256

    init(_ text: ValueText, _ memo: ReaderMemo) {
        self.text = text
        self.memo = memo
    }

    /// What a grammar reads of a range, in the order of its phrases, the latent behind the others; none where it does not accept it.
    mutating func nodes(of reader: GrammarReader, in range: Range<Int>) -> [ValueNode] {
        let key = Key(category: reader.category, range: range)
        if let nodes = known[key] { return nodes }
        var search = Search(reader: reader, end: range.upperBound)
        if !reader.grammar.states.isEmpty, !range.isEmpty { _ = follow(&search, from: range.lowerBound, 0, range.lowerBound, false) }
        // Of one phrase the first way comes first.
        let ways = search.found.enumerated().sorted { ($0.element.phrase, $0.offset) < ($1.element.phrase, $1.offset) }.map(\.element)
        var nodes: [ValueNode] = []
        for way in ways where nodes.count < Self.maximumNodes {
            if let node = node(of: reader.grammar, range, way.phrase, way.captures) { nodes.append(node) }
        }
        nodes = nodes.filter { !$0.isLatent } + nodes.filter(\.isLatent)
        known[key] = nodes
        return nodes
    }

    // MARK: Ways

    /// Whether a way to the end was found.
    private mutating func follow(_ search: inout Search, from start: Int, _ state: Int, _ position: Int, _ endsInDigit: Bool) -> Bool {
        let entry = ReaderKey(state: state, position: position, endsInDigit: endsInDigit)
        guard !search.dead.contains(entry) else { return false }
        let grammar = search.reader.grammar
        var (state, position, endsInDigit) = (state, position, endsInDigit)
        var hasFound = false
        while search.found.count < Self.maximumWays {
            let here = grammar.states[state]
            if position == search.end, here.endCount > 0, text.mayEnd(start..<position, endsInDigit: endsInDigit) {
                for phrase in grammar.ends(of: here) { search.found.append((Int(phrase), search.captures)) }
                hasFound = true
            }
            for edge in grammar.markEdges(of: here) where text.hears(edge.mark, at: position) {
                if follow(&search, from: start, Int(edge.target), position, false) { hasFound = true }
            }
            guard position < search.end else { break }
            for edge in grammar.slotEdges(of: here) where fill(&search, edge, from: start, at: position) { hasFound = true }
            guard let target = grammar.target(of: here, text.folded[position]) else { break }
            state = target
            position += 1
            endsInDigit = false
        }
        if !hasFound { search.dead.insert(entry) }
        return hasFound
    }

    private mutating func fill(_ search: inout Search, _ edge: ValueGrammar.SlotEdge, from start: Int, at position: Int) -> Bool {
        let slot = Int(edge.slot)
        var hasFound = false
        for (end, captured) in values(search.reader.grammar.readers[search.reader.grammar.slots[slot].reader], at: position)
        where end.position <= search.end {
            search.captures.append((slot, captured))
            let target = end.endsInDigit ? edge.targetAfterDigits : edge.target
            if follow(&search, from: start, Int(target), Int(end.position), end.endsInDigit) { hasFound = true }
            search.captures.removeLast()
        }
        return hasFound
    }

    /// What a category reads at a position.
    private func values(_ category: ValueCategory, at position: Int) -> [(end: ReaderMemo.End, captured: Captured)] {
        var values: [(end: ReaderMemo.End, captured: Captured)] = []
        switch category {
        case .list(let list):
            list.read(text.folded, at: position) { values.append((ReaderMemo.End($0), .value(list.values[$0.integer ?? 0]))) }
        case .reader(let reader, _):
            reader.read(text.folded, at: position) { span in
                let value: RoleValue = span.number.isNaN ? .span(position..<span.end) : .number(span.number)
                values.append((ReaderMemo.End(span), .value(NumberedTexts.Value(value: value))))
            }
        case .grammar(let grammar):
            for index in grammar.ends(in: text, at: position, memo) {
                let end = memo[index]
                values.append((end, .nested(grammar, position..<Int(end.position))))
            }
        }
        return values
    }

    // MARK: Nodes

    /// What a slot read stands before what the phrase fixes, and that before what else is known of a list's value.
    private mutating func node(of grammar: ValueGrammar, _ range: Range<Int>, _ phrase: Int, _ captures: [Capture]) -> ValueNode? {
        let declaration = grammar.phrases[phrase]
        var said: [(role: Role, value: RoleValue)] = []
        var facts: [(role: Role, value: RoleValue)] = []
        var hasLatentPart = false
        for (slot, captured) in captures {
            let value: RoleValue
            switch captured {
            case .value(let known):
                value = known.value
                facts += known.facts
            case .nested(let reader, let range):
                let nodes = nodes(of: reader, in: range)
                guard let first = nodes.first else { return nil }
                hasLatentPart = hasLatentPart || first.isLatent
                value = .nodes(nodes)
            }
            if let role = grammar.slots[slot].role { said.append((role, value)) }
        }
        // Of two slots with one name, the last was heard last.
        let inOrder = said.reversed() + declaration.fixed + facts
        let roles = inOrder.reduce(into: [(role: Role, value: RoleValue)]()) { roles, next in
            if !roles.contains(where: { $0.role == next.role }) { roles.append(next) }
        }
        return ValueNode(
            operation: declaration.operation, phrase: phrase, range: range, isLatent: declaration.isLatent ?? hasLatentPart, roles: roles)
    }
}
