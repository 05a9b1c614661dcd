public import ValueTypes

/// One command of a sentence, with all its equal readings.
public struct DialogCommand: Sendable, Hashable, Codable {
    /// One way to understand it.
    public struct Reading: Sendable, Hashable, Codable {
        public var intent: IntentKey
        /// Values by parameter.
        public var values: [String: ParameterValue]
        /// Parameters whose words look like a value that cannot be.
        public var refusals: [String: RefusalReason]

        public init(intent: IntentKey, values: [String: ParameterValue] = [:], refusals: [String: RefusalReason] = [:]) {
            self.intent = intent
            self.values = values
            self.refusals = refusals
        }
    }

    /// The best first; never empty.
    public var readings: [Reading]

    public init(_ best: Reading, orElse others: [Reading] = []) {
        readings = [best] + others
    }

    public init(intent: IntentKey, values: [String: ParameterValue] = [:]) {
        self.init(Reading(intent: intent, values: values))
    }

    /// The intent of the best reading.
    public var intent: IntentKey { readings[0].intent }
}
