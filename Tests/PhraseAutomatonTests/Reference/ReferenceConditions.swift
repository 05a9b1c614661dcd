import PhraseAutomaton
import PhraseSyntax

/// What a group asks of what is known and of the sentence.
///
/// `when`: something tells the key, and all that tells it tells one of the values; `unless`: nothing does. A value of a list that is
/// chosen tells its facts, as the caller does. `needs`: the sentence holds one of the words.
struct ReferenceConditions {
    typealias Fact = (key: String, value: FactValue)

    let clauses: [GroupClause]

    func hold(_ told: [Fact], needing holds: ([String]) -> Bool) -> Bool {
        clauses.allSatisfy { clause in
            switch clause.content {
            case .when(let key, let values):
                let own = told.filter { $0.key == key.value }
                return !own.isEmpty && own.allSatisfy { Self.agrees($0.value, values.map(FactValue.init)) }
            case .unless(let key, let values):
                return !told.contains { $0.key == key.value && Self.agrees($0.value, values.map(FactValue.init)) }
            case .needs(let words): return holds(words.map(\.value))
            case .response, .set, .setFrom, .note: return true
            }
        }
    }

    /// Whether what is told is one of the values; of several things told together, whether one is. Without values anything agrees.
    private static func agrees(_ told: FactValue, _ values: [FactValue]) -> Bool {
        guard !values.isEmpty else { return true }
        if case .array(let elements) = told, elements.contains(where: values.contains) { return true }
        return values.contains(told)
    }
}

extension RangeDeclaration {
    /// Whether a number belongs to the range, before it is multiplied.
    func holds(_ number: Double) -> Bool {
        guard number >= lower.value.value, number <= upper.value.value else { return false }
        let tenths = (number * 10).rounded()
        guard abs(number * 10 - tenths) < 1e-6 else { return false }
        let isNumber =
            switch fraction?.value {
            case .tenths: true
            case .halves: tenths.remainder(dividingBy: 5) == 0
            case nil: tenths.remainder(dividingBy: 10) == 0
            }
        guard isNumber, let step else { return isNumber }
        // Decimals of a step and a bound are few: hundredths are whole. A fraction stands behind a number on a step.
        let distance = ((number - lower.value.value) * 100).rounded()
        let whole = fraction == nil ? distance : (distance / 100).rounded(.down) * 100
        return whole.remainder(dividingBy: (step.value.value * 100).rounded()) == 0
    }

    func multiplied(_ number: Double) -> Double { number * (times?.value.value ?? 1) }
}
