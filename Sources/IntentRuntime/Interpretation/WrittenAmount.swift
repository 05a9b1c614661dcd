import IntentModel
import ValueTypes

/// Amounts as a program writes them, the same in every language: `90 second`, `10.5 kilometre`, `4.5 EUR`.
///
/// They stand in the phrases made of code, where a value is fixed or holds by default; what people write there is read by recognisers.
enum WrittenAmount {
    /// - Parameter kind: What is wanted; `nil`: any.
    /// - Returns: `nil` for words that are no number in plain decimal digits before the name of a unit.
    static func value(of words: String, as kind: ValueKind?) -> SlotValue? {
        let parts = words.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].wholeMatch(of: /-?\d+(?:\.\d+)?/) != nil, let number = Double(parts[0]) else { return nil }
        let name = String(parts[1])
        if kind == .duration || kind == nil, let unit = Instant.Grain(rawValue: name) {
            return .duration(Period(value: number, unit: unit))
        }
        let isMoney = name.wholeMatch(of: /[A-Z]{3}/) != nil && (kind == .currency || kind == nil)
        let isMeasured = _UnitVocabulary.all.contains { (kind == $0.kind || kind == nil) && $0.unit(named: name) != nil }
        return isMoney || isMeasured ? .amount(Amount(value: number, unit: name)) : nil
    }
}
