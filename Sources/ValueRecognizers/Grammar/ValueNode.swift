import ValueTypes

/// One way in which a phrase of a grammar reads a range of a text: its operation, and what fills the roles.
///
/// "next friday at half past five" → `dateTime(date: weekday(weekday 5, week 1), time: clock(hour 5, minute 30, half either))`
struct ValueNode: Sendable {
    let operation: ValueOperation
    /// The number of the phrase in its grammar.
    let phrase: Int
    /// In the folded text.
    let range: Range<Int>
    /// Holds only where its kind is expected: "5" as an hour.
    let isLatent: Bool
    /// Each role once; few enough to be looked through.
    let roles: [(role: Role, value: RoleValue)]

    /// What fills a role; `nil` where nothing was said.
    subscript(role: Role) -> RoleValue? { roles.first { $0.role == role }?.value }

    func number(_ role: Role) -> Double? {
        if case .number(let number)? = self[role] { number } else { nil }
    }

    /// A whole number, of a size with which one can count.
    func integer(_ role: Role) -> Int? { number(role).flatMap { abs($0) <= 1e15 ? Int(exactly: $0) : nil } }

    func word(_ role: Role) -> String? {
        if case .word(let word)? = self[role] { word } else { nil }
    }

    func span(_ role: Role) -> Range<Int>? {
        if case .span(let range)? = self[role] { range } else { nil }
    }

    /// The readings of a nested value, in the order of its grammar's phrases; `nil` where none was said.
    func nodes(_ role: Role) -> [ValueNode]? {
        if case .nodes(let nodes)? = self[role] { nodes } else { nil }
    }

    func unit(_ role: Role) -> Instant.Grain? { word(role).flatMap(Instant.Grain.init) }
}
