public import ValueTypes

/// A value that was spoken of: what "it", "that one" and "the same" can refer to.
public struct DialogMention: Sendable, Hashable, Codable {
    /// The intent that it was said for, or that gave it.
    public var intent: IntentKey
    /// `nil`: the value that the intent gave.
    public var parameter: String?
    public var value: ParameterValue

    public init(intent: IntentKey, parameter: String?, value: ParameterValue) {
        self.intent = intent
        self.parameter = parameter
        self.value = value
    }
}

extension DialogState {
    /// How many values can be referred to.
    public static let mentionLimit = 16

    /// The values spoken of, each once: those of the open commands, the one filled last first, and those that the intents performed lately
    /// gave and were given; the command opened or performed last comes first. At most ``mentionLimit``.
    public var mentions: [DialogMention] {
        // Identities are given in order: to a command when it is opened, to what was performed when that is done.
        let spoken = frames.map { ($0.id, $0.mentions) } + history.entries.map { ($0.id, $0.mentions) }
        var mentions: [DialogMention] = []
        for (_, own) in spoken.sorted(by: { $0.0 > $1.0 }) { mentions.append(mentionsOf: own) }
        return mentions
    }
}

extension [DialogMention] {
    /// Those that were not spoken of since, as far as there is room. Nobody says "it" of several things, or of a yes.
    fileprivate mutating func append(mentionsOf others: [DialogMention]) {
        for mention in others where count < DialogState.mentionLimit && mention.value.canBeReferredTo {
            if !contains(where: { $0.value.value == mention.value.value && $0.value.type == mention.value.type }) { append(mention) }
        }
    }
}

extension DialogFrame {
    /// What was said for it, the latest first.
    var mentions: [DialogMention] {
        filled.names.reversed().compactMap { name in
            values[name].map { DialogMention(intent: intent, parameter: name, value: $0) }
        }
    }
}

extension PerformedIntent {
    /// What it gave, then what it was given: of one sentence what was said last comes first.
    var mentions: [DialogMention] {
        let given = values.sorted { one, other in
            let places = (one.value.range?.lowerBound ?? -1, other.value.range?.lowerBound ?? -1)
            return places.0 == places.1 ? one.key < other.key : places.0 > places.1
        }
        return [result].compactMap(\.self).map { DialogMention(intent: intent, parameter: nil, value: $0) }
            + given.map { DialogMention(intent: intent, parameter: $0.key, value: $0.value) }
    }
}

extension ParameterValue {
    var canBeReferredTo: Bool {
        switch value {
        case .array, .boolean: false
        default: text != nil || title != nil
        }
    }
}

extension ParameterValue {
    /// What a performed intent gave, as far as somebody can refer to it and it can be stored: the only one of several, none that is long.
    var mentionable: ParameterValue? {
        var single = self
        if case .array(let elements) = value {
            guard let element = elements.first, elements.count == 1 else { return nil }
            single.value = element
            if case .array(let type) = type { single.type = type }
        }
        guard single.canBeReferredTo, ValueCheck.refusal(of: single.value, in: nil) == nil else { return nil }
        let texts = [single.text, single.title, single.value.storedText].compactMap(\.self)
        return texts.allSatisfy { $0.utf8.count <= Self.longestMention } ? single : nil
    }

    /// In bytes: a name that somebody says.
    private static let longestMention = 256
}

extension SlotValue {
    fileprivate var storedText: String? {
        if case .text(let text) = self { text } else { nil }
    }
}
