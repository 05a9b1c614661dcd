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
    public private(set) var readings: [Reading]

    public init(_ best: Reading, orElse others: [Reading] = []) {
        readings = [best] + others
    }

    public init(intent: IntentKey, values: [String: ParameterValue] = [:]) {
        self.init(Reading(intent: intent, values: values))
    }

    /// The readings without those that say the same as one before.
    var distinctReadings: [Reading] {
        var distinct: [Reading] = []
        for reading in readings
        where !distinct.contains(where: {
            $0.intent == reading.intent && $0.values.mapValues(\.value) == reading.values.mapValues(\.value)
        }) {
            distinct.append(reading)
        }
        return distinct
    }

    /// The command without values that are no numbers, which could not be stored: they are refused.
    var storable: DialogCommand {
        var command = self
        for index in readings.indices {
            for (name, value) in readings[index].values {
                guard let reason = ValueCheck.refusal(of: value.value, in: nil) else { continue }
                command.readings[index].values[name] = nil
                command.readings[index].refusals[name] = reason
            }
        }
        return command
    }

    /// The intent of the best reading.
    public var intent: IntentKey { readings[0].intent }
}

extension DialogCommand {
    private enum CodingKeys: String, CodingKey {
        case readings
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        readings = try container.decode([Reading].self, forKey: .readings)
        if readings.isEmpty {
            throw DecodingError.dataCorruptedError(forKey: .readings, in: container, debugDescription: "A command has no reading.")
        }
    }
}
