import ValueTypes

extension MeasuredAmount {
    private static let roles: [(count: Role, unit: Role)] = [
        (.count, .unit), (.count2, .unit2), (.count3, .unit3), (.count4, .unit4),
    ]

    /// What a bare number behind a unit counts: "1 hour fifteen".
    private static let finer = ["hour": "minute", "minute": "second", "metre": "centimetre"]

    /// The numbers of units that a phrase said; `nil` where it said none.
    ///
    /// - Parameter unit: What is counted where no unit was said.
    init?(_ node: ValueNode, unit defaultUnit: String) {
        terms = []
        for (count, unit) in Self.roles {
            guard let number = node.number(count) else { continue }
            let whole = terms.isEmpty ? (number + (node.number(.add) ?? 0)) * (node.number(.sign) ?? 1) : number
            terms.append(Term(count: whole, unit: MeasureUnit(node.word(unit) ?? defaultUnit)))
        }
        guard var last = terms.popLast() else { return nil }
        if let tenths = node.number(.tenths) {
            guard (1...99).contains(tenths) else { return nil }
            last.count += tenths / (tenths < 10 ? 10 : 100)
        }
        terms.append(last)
        if let rest = node.number(.rest) {
            guard let finer = Self.finer[last.unit.name] else { return nil }
            terms.append(Term(count: rest, unit: MeasureUnit(finer)))
        }
    }
}

extension Period {
    /// `nil` where the amount is one of other units than those of time.
    init?(_ amount: MeasuredAmount) {
        let parts = amount.terms.compactMap { term in
            Instant.Grain(rawValue: term.unit.name).map { (count: term.count * term.unit.count, unit: $0) }
        }
        guard parts.count == amount.terms.count else { return nil }
        self.init(parts: parts)
    }

    /// What a phrase said of time, or what the amount said that it holds.
    init?(_ node: ValueNode) {
        let periods = (node.nodes(.amount) ?? []).lazy.compactMap { Period($0) }
        guard let period = periods.first ?? MeasuredAmount(node, unit: "unnamed").flatMap({ Period($0) }) else { return nil }
        self = period
    }
}
