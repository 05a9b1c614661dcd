import Foundation
import ValueTypes

/// Amounts: numbers of units, and what bounds them.
extension WholeTextReading {
    /// What a text says of amounts, before it is a value.
    struct AmountReading {
        /// Both are there and equal where the amount is no range.
        var lower: Double?
        var upper: Double?
        var unit: String?
        var product: String?
        var isRange = true
    }

    func amounts(_ measure: Measure) throws(ValueRefusal) -> [AmountReading] {
        try amounts(measure, nodes(measure.rawValue))
    }

    /// - Parameter measure: `nil` for numbers of nothing.
    private func amounts(_ measure: Measure?, _ nodes: [ValueNode]) throws(ValueRefusal) -> [AmountReading] {
        try collect(nodes) { node throws(ValueRefusal) in
            switch node.operation {
            case .amount:
                return try single(measure, node, .amount).map {
                    .init(lower: $0.value, upper: $0.value, unit: $0.unit, product: $0.product, isRange: false)
                }
            case .above: return try single(measure, node, .lower).map { .init(lower: $0.value, unit: $0.unit, product: $0.product) }
            case .under: return try single(measure, node, .upper).map { .init(upper: $0.value, unit: $0.unit, product: $0.product) }
            case .between: return try between(measure, node)
            default: return []
            }
        }
    }

    private typealias Single = (value: Double, unit: String?, product: String?)

    /// The amounts that a role of a node has.
    private func single(_ measure: Measure?, _ node: ValueNode, _ role: Role) throws(ValueRefusal) -> [Single] {
        if let number = node.number(role) { return [(number, nil, nil)] }
        return try collect(parts(measure, node.nodes(role) ?? [])) { amount throws(ValueRefusal) in
            try value(of: amount, measure).map { [$0] } ?? []
        }
    }

    private func between(_ measure: Measure?, _ node: ValueNode) throws(ValueRefusal) -> [AmountReading] {
        if let from = node.number(.from), let to = node.number(.to) { return from <= to ? [AmountReading(lower: from, upper: to)] : [] }
        // A bare number takes the unit of the other.
        let lowers = parts(measure, node.nodes(.from) ?? [])
        let uppers = parts(measure, node.nodes(.to) ?? [])
        let pairs: [(lower: MeasuredAmount, upper: MeasuredAmount)]
        if let number = node.number(.from) {
            // "Between 20 and 40 cents": cents, too.
            let factor =
                measure == .currency ? (node.nodes(.to)?.first).flatMap { $0.number(.count) == nil ? $0.number(.part) ?? 0.01 : nil } : nil
            pairs = uppers.compactMap { upper in upper.saying(number * (factor ?? 1)).map { ($0, upper) } }
        } else if let number = node.number(.to) {
            pairs = lowers.compactMap { lower in lower.saying(number).map { (lower, $0) } }
        } else {
            pairs = uppers.flatMap { upper in lowers.map { ($0, upper) } }
        }
        var ranges: [AmountReading] = []
        for (lower, upper) in pairs {
            guard let from = try value(of: lower, measure), let to = try value(of: upper, measure),
                let end = converted(to.value, from: to.unit, to: from.unit), from.value <= end
            else { continue }
            ranges.append(AmountReading(lower: from.value, upper: end, unit: from.unit, product: to.product))
        }
        return ranges
    }

    private func converted(_ value: Double, from unit: String?, to other: String?) -> Double? {
        guard let unit, let other else { return unit == other ? value : nil }
        return MeasuredAmount.converted(value, from: unit, to: other)
    }

    private func value(of amount: MeasuredAmount, _ measure: Measure?) throws(ValueRefusal) -> Single? {
        guard let sum = amount.sum(inGrams: measure == .quantity) else { return nil }
        guard sum.value.isFinite else { throw .tooLarge }
        return (sum.value, sum.unit == "unnamed" ? nil : sum.unit, amount.product)
    }

    /// The amounts without bounds that nodes say.
    private func parts(_ measure: Measure?, _ nodes: [ValueNode]) -> [MeasuredAmount] {
        nodes.compactMap { measure == .currency ? money($0) : amount($0, measure) }
    }

    private func amount(_ node: ValueNode, _ measure: Measure?) -> MeasuredAmount? {
        guard var amount = MeasuredAmount(node, unit: measure == .temperature ? "degree" : "unnamed") else { return nil }
        amount.product = node.span(.product).map { String(decoding: text.folded.bytes(in: $0), as: UTF8.self) }
        return amount
    }

    private func money(_ node: ValueNode) -> MeasuredAmount? {
        let part = node.number(.part) ?? 0.01
        let parts = ((node.number(.parts) ?? 0) + (node.number(.fine) ?? 0) / 10) * part
        let value = (node.number(.count) ?? 0) + (node.number(.add) ?? 0) + parts
        return MeasuredAmount(terms: [.init(count: (value * 1e6).rounded() / 1e6, unit: MeasureUnit(node.word(.unit) ?? "local"))])
    }

    // MARK: Durations

    func durations() -> [SlotValue] {
        nodes(Measure.duration.rawValue).flatMap { parts(.duration, $0.nodes(.amount) ?? []) }.compactMap {
            Period($0).map(SlotValue.duration)
        }
    }

    // MARK: Values

    /// - Parameter locale: Whose money is meant where the text leaves it open.
    func values(of measure: Measure, locale: () -> Locale) throws(ValueRefusal) -> [SlotValue] {
        // A minus that stands apart is not heard: "- 2 degrees", "-$5".
        let sign: Double = (measure == .temperature || measure == .currency) && text.hears(.dash, at: 0) ? -1 : 1
        var readings = try amounts(measure)
        // A number answers a question for an amount.
        if readings.isEmpty, measure == .quantity || measure == .currency { readings = try numbersOfNothing() }
        return readings.map { reading in
            var unit = reading.unit
            if measure == .currency, let said = unit { unit = LocalCurrency.code(of: said, in: locale()) }
            guard reading.isRange else {
                return .amount(Amount(value: (reading.lower ?? 0) * sign, unit: unit, product: reading.product))
            }
            return .amountRange(AmountRange(lower: reading.lower, upper: reading.upper, unit: unit, product: reading.product))
        }
    }

    private func numbersOfNothing() throws(ValueRefusal) -> [AmountReading] {
        try amounts(nil, nodes(ValueKind.numberrange.rawValue)).filter { $0.lower?.isFinite ?? true && $0.upper?.isFinite ?? true }
    }

    /// Numbers between bounds: "3 to 5", "at least ten".
    func numberRanges() throws(ValueRefusal) -> [SlotValue] {
        try numbersOfNothing().filter(\.isRange).map { .numberRange(NumberRange(lower: $0.lower, upper: $0.upper)) }
    }
}
