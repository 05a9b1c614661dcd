/// Facts that the caller of a match states, made ready for one automaton: `when` and `unless` of groups test them.
package struct CallerContext: Sendable {
    /// The bits of the facts; empty for no facts.
    let row: [UInt64]

    /// No facts.
    package static let none = CallerContext(row: [])
}

extension FrozenAutomaton {
    /// Makes facts ready to be matched against, for as many sentences as wanted.
    package func context(of facts: [String: FactValue]) -> CallerContext {
        CallerContext(row: facts.isEmpty ? [] : conditions.row(of: facts.lazy.map { (key: $0.key, value: $0.value) }))
    }
}
