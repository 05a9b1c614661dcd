public import Foundation
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
    public func text(_ name: String) -> String? { self[name]?.string }

    /// The number of a parameter, whole or not; of an amount the number of units.
    public func number(_ name: String) -> Double? { self[name]?.double }

    /// The whole number of a parameter; `nil` for one with a fraction.
    public func integer(_ name: String) -> Int? { self[name]?.int }

    public func boolean(_ name: String) -> Bool? { self[name]?.bool }

    /// The first moment of a parameter's instant, in the calendar of the context.
    public func date(_ name: String) -> Date? { self[name]?.date(in: context.calendar) }
}
