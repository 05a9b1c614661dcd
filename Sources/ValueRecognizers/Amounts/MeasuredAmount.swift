/// Numbers of units that were said together: "7 feet 10 inches".
struct MeasuredAmount {
    struct Term: Equatable {
        var count: Double
        var unit: MeasureUnit
    }

    var terms: [Term]
    /// What is measured.
    var product: String?

    /// Another number of the same unit; `nil` where there are several.
    func saying(_ number: Double) -> MeasuredAmount? {
        guard let term = terms.first, terms.count == 1 else { return nil }
        return MeasuredAmount(terms: [Term(count: number, unit: term.unit)], product: product)
    }

    /// The sum of the terms, in one unit; `nil` where they do not add.
    ///
    /// The finest unit is the sum's, of the first term's system: `2 yards 7 feet` are 13 feet, but a metre and a foot are metres. `m` is a mile
    /// beside feet, and a metre beside miles.
    ///
    /// - Parameter inGrams: metric masses are counted in grams.
    func sum(inGrams: Bool) -> (value: Double, unit: String)? {
        guard let first = terms.first else { return nil }
        if terms.count == 1 {
            let value = Self.exact(first.count * first.unit.count)
            guard inGrams, let scale = UnitScale(first.unit.name), scale.dimension == .mass, scale.system == .metric else {
                return (value, first.unit.name)
            }
            return (Self.exact(first.count * first.unit.count * scale.factor), "gram")
        }
        let names = terms.map(\.unit.name)
        let isImperial = names.contains { UnitScale($0)?.system == .imperial }
        let known = zip(terms, names).compactMap { term, name -> (count: Double, name: String, scale: UnitScale, size: Double)? in
            let name = name == "m" ? (isImperial && !names.contains("mile") ? "mile" : "metre") : name
            return UnitScale(name).map { (term.count * term.unit.count, name, $0, $0.factor * term.unit.count) }
        }
        guard known.count == terms.count, known.allSatisfy({ $0.scale.dimension == known[0].scale.dimension }) else { return nil }
        // "3 km 5 km" is no sum.
        guard zip(known, known.dropFirst()).allSatisfy({ $0.size > $1.size || $0.scale.system != $1.scale.system }) else { return nil }
        let isMixed = known.contains { $0.scale.system != known[0].scale.system }
        let target = isMixed ? known[0] : known.min { $0.scale.factor < $1.scale.factor } ?? known[0]
        let sum = known.reduce(0) { $0 + $1.count * $1.scale.factor }
        if inGrams, target.scale.dimension == .mass, target.scale.system == .metric { return (Self.exact(sum), "gram") }
        return (Self.exact(sum / target.scale.factor), target.name)
    }

    /// The value in another unit of the same dimension.
    static func converted(_ value: Double, from unit: String, to other: String) -> Double? {
        if unit == other { return value }
        guard let scale = UnitScale(unit), let target = UnitScale(other), scale.dimension == target.dimension else { return nil }
        return exact(value * scale.factor / target.factor)
    }

    /// Without the noise of factors that are no powers of two: 0.002 kilograms are two grams.
    static func exact(_ value: Double) -> Double {
        guard abs(value) < 1e6 else { return value }
        return (value * 1e9).rounded() / 1e9
    }
}
