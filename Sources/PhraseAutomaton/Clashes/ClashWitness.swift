import PhraseSyntax
import PhraseText

/// Reads sentences that two phrases seem to accept alike, as a matcher does.
struct ClashWitness: ~Copyable {
    /// What is read as the values of each list: those of the automaton, those bound, and for each other list that is bound later one value.
    let lists: [ListSource]
    /// Words that no phrase and no value has, for free text.
    let fillers: [[UInt8]]
    private var matcher: Matcher
    private var options: MatchOptions
    private let tables: FrozenTables
    private let conditions: ConditionTable
    /// So many values of a fact are tried.
    private static let statedValues = 8
    /// What stands for a list that is bound later, and how it is written.
    private var standIns: [(text: String, written: String)] = []

    init(_ automaton: FrozenAutomaton, bindings: ListBindings) {
        let tables = automaton.tables
        self.tables = tables
        conditions = automaton.conditions
        let words = Set((1..<max(tables.vocabulary.words.count, 1)).map { tables.vocabulary.text(of: UInt32($0)) })
        let lists = (0..<tables.values.tables.count).map { ListSource(tables.values, $0) }
        func isFree(_ word: String) -> Bool {
            let bytes = Array(word.utf8)
            let hash = WordKey(bytes).hash
            return !words.contains(word) && !lists.contains { $0.mayBegin(hash) }
        }
        let free = "xyzqwvkjbnm".map(String.init) + (0..<1_000).map { "x\($0 / 100)y\($0 / 10 % 10)z\($0 % 10)q" }
        var bindings = bindings
        var bound: [Int: BoundList] = [:]
        var used = 11
        for list in automaton.library.lists where automaton.library.list(list).isBound != 0 && bindings[list] == nil {
            while used < free.count - 1, !isFree(free[used]) { used += 1 }
            let name = free[used] + "\(list.rawValue)"
            used = min(used + 1, free.count - 1)
            standIns.append((name, "<\(automaton.library.text(automaton.library.list(list).name))>"))
            bindings.bind(BoundList([BoundList.Value(canonical: name, texts: [name])], of: list, in: automaton))
        }
        for list in bindings.lists { bound[list.list.index] = list }
        self.lists = lists.indices.map { number in bound[number].map { ListSource($0.tables, 0) } ?? lists[number] }
        fillers = free.prefix(11).filter(isFree).prefix(3).map { Array($0.utf8) } + [Array("xyzq".utf8)]
        matcher = Matcher(automaton)
        matcher.bind(bindings)
        options = MatchOptions()
    }

    /// The phrases that a sentence reaches at equal rank, as the language and the conditions of two of them want it; empty where it reaches
    /// one alone. There may be other phrases than the two.
    mutating func readers(of sentence: [UInt8], _ first: PhraseID, _ second: PhraseID) -> [[PhraseID]] {
        let (one, other) = (tables.phrases[first.rawValue], tables.phrases[second.rawValue])
        options.languageOrder = [LanguageID(rawValue: one.language)]
        for context in contexts(of: one, other) {
            options.context = context
            guard let match = try? matcher.match(String(decoding: sentence, as: UTF8.self), options: options), let best = match.best else {
                continue
            }
            let others = match.ambiguous.filter { $0.intent != best.intent }
            if !others.isEmpty { return [[best.phrase] + others.map(\.phrase)] }
        }
        return []
    }

    /// What a caller may state so that the conditions of two phrases hold; empty where they never do at once.
    private func contexts(of first: FrozenPhrase, _ second: FrozenPhrase) -> [CallerContext] {
        guard first.requirement != 0 || second.requirement != 0 else { return [.none] }
        var facts: [String: [FactValue]] = [:]
        for phrase in [first, second] {
            let start = Int(phrase.requirement) * 2 * tables.contextWidth
            for condition in conditions.conditions(heldIn: (0..<tables.contextWidth).map { tables.requirementRows[start + $0] }) {
                let known = facts[condition.key] ?? []
                // A condition without values holds whatever a fact says.
                facts[condition.key] =
                    known.isEmpty ? condition.values : condition.values.isEmpty ? known : known.filter(condition.values.contains)
                if facts[condition.key]?.isEmpty ?? true {
                    guard known.isEmpty || condition.values.isEmpty else { return [] }
                    facts[condition.key] = [.text("x")]
                }
            }
        }
        let count = min(facts.values.map(\.count).max() ?? 0, Self.statedValues)
        let stated = (0..<count).map { index in
            CallerContext(row: conditions.row(of: facts.map { (key: $0.key, value: $0.value[index % $0.value.count]) }))
        }
        return [.none] + stated
    }

    /// A sentence for people.
    func written(_ sentence: [UInt8]) -> String {
        var text = String(decoding: sentence, as: UTF8.self)
        for standIn in standIns {
            text = text.split(separator: standIn.text, omittingEmptySubsequences: false).joined(separator: standIn.written)
        }
        return text
    }
}
