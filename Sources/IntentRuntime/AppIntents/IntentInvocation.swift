public import Foundation
import IntentModel
public import ValueTypes

/// One run of an intent: which, and with what values.
public struct IntentInvocation: Sendable {
    /// The app's identifier; empty for an intent of the library as a whole.
    public let app: String
    public let intent: String
    /// The values said, fixed or held by default, by parameter.
    public let parameters: [String: ParameterValue]
    /// "Now", the calendar, the locale and the language of the sentence.
    public let context: ValueContext

    public init(app: String, intent: String, parameters: [String: ParameterValue], context: ValueContext) {
        self.app = app
        self.intent = intent
        self.parameters = parameters
        self.context = context
    }

    /// The value of a parameter; `nil` where it has none.
    public subscript(name: String) -> SlotValue? { parameters[name]?.value }

    /// The text of a parameter of text, or the canonical value of a choice.
    public func text(_ name: String) -> String? {
        guard case .text(let text)? = self[name] else { return nil }
        return text
    }

    /// The number of a parameter, whole or not; of an amount the number of units.
    public func number(_ name: String) -> Double? {
        switch self[name] {
        case .number(let number): number
        case .integer(let integer): Double(integer)
        case .amount(let amount): amount.value
        default: nil
        }
    }

    public func integer(_ name: String) -> Int? {
        switch self[name] {
        case .integer(let integer): integer
        case .number(let number): Int(exactly: number)
        default: nil
        }
    }

    public func boolean(_ name: String) -> Bool? {
        guard case .boolean(let boolean)? = self[name] else { return nil }
        return boolean
    }

    /// The beginning of a parameter's instant, in the calendar of the context.
    public func date(_ name: String) -> Date? {
        guard case .instant(let instant)? = self[name] else { return nil }
        return instant.date(in: context.calendar)
    }
}
