import ValueTypes

extension Duration: _IntentValue {
    /// A month, a quarter or a year has no length of its own, and is refused.
    public static var _traits: _IntentValueTraits<Duration> {
        _IntentValueTraits(
            type: .kind(.duration),
            read: { value, _ throws(IntentValueError) in
                guard case .duration(let period) = value else { throw .wrongType(value, expected: .kind(.duration)) }
                guard let unit = period.unit.seconds, (period.value * unit).magnitude < 1e15 else {
                    throw .unrepresentable(value, as: .kind(.duration))
                }
                return .seconds(period.value * unit)
            },
            write: { duration, _ in
                let (seconds, attoseconds) = duration.components
                return .duration(Period(value: Double(seconds) + Double(attoseconds) / 1e18, unit: .second))
            })
    }
}

extension Instant.Grain {
    /// Its length; `nil` for one that the calendar decides.
    package var seconds: Double? {
        switch self {
        case .second: 1
        case .minute: 60
        case .hour: 3600
        case .day: 86_400
        case .week: 604_800
        case .month, .quarter, .year: nil
        }
    }
}
