import PhraseAutomaton
import ValueTypes

extension FactValue {
    /// A value as conditions compare it. Values that no phrase file can write are told, and equal to nothing that one names.
    init(_ value: SlotValue) {
        switch value {
        case .text(let text): self = .text(text)
        case .integer(let number): self = .number(Double(number))
        case .number(let number): self = .number(number)
        case .boolean(let truth): self = .boolean(truth)
        case .array(let elements): self = .array(elements.map(FactValue.init))
        case .instant, .interval, .recurrence, .duration, .amount, .amountRange, .numberRange: self = .array([])
        }
    }
}
