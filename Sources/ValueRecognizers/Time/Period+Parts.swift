import ValueTypes

/// Lengths of time from the parts that were said.
extension Period {
    /// A number of units as a whole number of the coarsest unit that can say it: 1.5 hours are 90 minutes. `nil` beyond what an
    /// `Int` holds.
    init?(whole count: Double, _ unit: Instant.Grain) {
        guard count.isFinite, abs(count) < 1e15 else { return nil }
        var period = Period(value: count, unit: unit)
        while period.value.rounded() != period.value, let finer = Self.finer[period.unit] {
            period = Period(value: period.value * finer.count, unit: finer.unit)
        }
        self.init(value: period.value.rounded(), unit: period.unit)
    }

    /// The sum of several parts, in the unit of the finest one, or in a finer one where it is not whole.
    init?(parts: [(count: Double, unit: Instant.Grain)]) {
        let wholes = parts.compactMap { Period(whole: $0.count, $0.unit) }
        guard wholes.count == parts.count, let finest = wholes.map(\.unit).min(by: { Self.seconds($0) < Self.seconds($1) }) else {
            return nil
        }
        if Self.months(finest) > 0 {
            self.init(value: wholes.reduce(0) { $0 + $1.value * Self.months($1.unit) } / Self.months(finest), unit: finest)
            return
        }
        let sum = wholes.reduce(0) { $0 + $1.value * Self.seconds($1.unit) }
        var unit = finest
        while (sum / Self.seconds(unit)).rounded() != sum / Self.seconds(unit), let finer = Self.finer[unit]?.unit { unit = finer }
        self.init(value: sum / Self.seconds(unit), unit: unit)
    }

    private static let finer: [Instant.Grain: (count: Double, unit: Instant.Grain)] = [
        .year: (12, .month), .quarter: (3, .month), .month: (30, .day), .week: (7, .day), .day: (24, .hour), .hour: (60, .minute),
        .minute: (60, .second),
    ]

    /// 0 for what is shorter.
    private static func months(_ unit: Instant.Grain) -> Double { unit == .year ? 12 : unit == .quarter ? 3 : unit == .month ? 1 : 0 }

    /// Months and years, where they are added to days, are of 30 and of 365.
    private static func seconds(_ unit: Instant.Grain) -> Double {
        switch unit {
        case .second: 1
        case .minute: 60
        case .hour: 3600
        case .day: 86_400
        case .week: 604_800
        case .month: 30 * 86_400
        case .quarter: 90 * 86_400
        case .year: 365 * 86_400
        }
    }
}
