/// When a number takes a plural form, as CLDR writes it.
///
///     condition    = and { "or" and }
///     and          = relation { "and" relation }
///     relation     = operand [ "%" NUMBER ] ( "=" | "!=" ) range { "," range }
///     range        = NUMBER [ ".." NUMBER ]
///     operand      = "n" | "i" | "v" | "w" | "f" | "t" | "e"
struct PluralCondition: Sendable {
    struct Relation: Sendable {
        var operand: Character
        var modulus: Double?
        var isNegated: Bool
        var ranges: [ClosedRange<Double>]
    }

    /// One of these must hold, each with all its relations.
    let alternatives: [[Relation]]

    /// `nil` for a text that is no condition.
    init?(_ text: Substring) {
        var alternatives: [[Relation]] = []
        for alternative in text.split(separator: " or ") {
            var relations: [Relation] = []
            for relation in alternative.split(separator: " and ") {
                guard let read = Self.relation(relation.split(separator: " ").map(String.init)) else { return nil }
                relations.append(read)
            }
            alternatives.append(relations)
        }
        guard !alternatives.isEmpty else { return nil }
        self.alternatives = alternatives
    }

    private static func relation(_ words: [String]) -> Relation? {
        var words = words[...]
        guard let operand = words.popFirst(), operand.count == 1, "nivwfte".contains(operand), let letter = operand.first else {
            return nil
        }
        var modulus: Double?
        if words.first == "%" {
            guard let number = words.dropFirst().first.flatMap(Double.init), number > 0 else { return nil }
            modulus = number
            words = words.dropFirst(2)
        }
        guard let sign = words.popFirst(), sign == "=" || sign == "!=", words.count == 1, let list = words.first else { return nil }
        var ranges: [ClosedRange<Double>] = []
        for part in list.split(separator: ",") {
            let texts: [Substring] = part.split(separator: "..")
            let bounds = texts.map { Double($0) }
            guard let lower = bounds.first ?? nil, let upper = bounds.last ?? nil, lower <= upper, bounds.count <= 2 else { return nil }
            ranges.append(lower...upper)
        }
        return ranges.isEmpty ? nil : Relation(operand: letter, modulus: modulus, isNegated: sign == "!=", ranges: ranges)
    }

    func holds(for operands: PluralOperands) -> Bool {
        alternatives.contains { $0.allSatisfy { $0.holds(for: operands) } }
    }
}

extension PluralCondition.Relation {
    func holds(for operands: PluralOperands) -> Bool {
        var value: Double =
            switch operand {
            case "n": operands.n
            case "i": operands.i
            case "v": Double(operands.v)
            case "w": Double(operands.w)
            case "f": operands.f
            case "t": operands.t
            // No number is shown with an exponent.
            default: 0
            }
        if let modulus { value = value.truncatingRemainder(dividingBy: modulus) }
        // A range holds whole numbers only.
        let isInside = value == value.rounded() && ranges.contains { $0.contains(value) }
        return isInside != isNegated
    }
}
