/// Which rules and slots of rules were looked at, so that each is once for each intent.
struct NameUse {
    let rules: RuleGraph
    var isReached: [Bool]
    var isReported: [Bool]
    private var lastUserOfRule: [Int]
    private var lastUserOfSlot: [Int]

    init(rules: RuleGraph = RuleGraph(ResolvedLibrary())) {
        self.rules = rules
        isReached = Array(repeating: false, count: rules.uses.count)
        isReported = isReached
        lastUserOfRule = Array(repeating: -1, count: rules.slots.count)
        lastUserOfSlot = Array(repeating: -1, count: rules.uses.count)
    }

    mutating func isFirst(_ rule: RuleID, for user: LibraryBuilder.User) -> Bool {
        let key = Self.key(user)
        defer { lastUserOfRule[rule.index] = key }
        return lastUserOfRule[rule.index] != key
    }

    mutating func isFirst(useAt index: Int32, for user: LibraryBuilder.User) -> Bool {
        let key = Self.key(user)
        defer { lastUserOfSlot[Int(index)] = key }
        return lastUserOfSlot[Int(index)] != key
    }

    private static func key(_ user: LibraryBuilder.User) -> Int { user.intent.index * 2 + (user.declares ? 1 : 0) }
}
