package import ValueTypes

/// Asks the person on behalf of an intent that is being performed; a session implements it.
///
/// Everything asked and answered is a plain value, so that a session can keep the answers and give them again when the intent is performed anew.
/// A person who cancels makes any of these throw `IntentRequestError.cancelled`.
package protocol IntentInteraction: Sendable {
    /// A value of the parameter's type. `refusal` says why the value given before could not be taken.
    func requestValue(of parameter: RequestedParameter, dialog: String?, refusal: IntentValueError?) async throws -> SlotValue
    /// The index of the choice taken.
    func requestDisambiguation(of parameter: RequestedParameter, among choices: [RequestedChoice], dialog: String?) async throws -> Int
    /// Whether the value is right.
    func requestConfirmation(of parameter: RequestedParameter, value: RequestedChoice, dialog: String?) async throws -> Bool
    /// Whether to go on.
    func requestConfirmation(of action: RequestedAction, dialog: String?) async throws -> Bool
    /// The index of the option taken.
    func requestChoice(between options: [RequestedOption], dialog: String?) async throws -> Int
}

/// The parameter that a question is about.
package struct RequestedParameter: Sendable, Hashable {
    /// The name within the intent that is being performed; `nil` for a parameter of another intent.
    package var name: String?
    package var title: String
    /// The type of what is wanted: for a parameter of several values that of one, where one is asked for.
    package var type: ValueTypes.ValueType
    package var bounds: ClosedRange<Double>?

    package init(name: String?, title: String, type: ValueTypes.ValueType, bounds: ClosedRange<Double>? = nil) {
        self.name = name
        self.title = title
        self.type = type
        self.bounds = bounds
    }
}

/// A value offered, with what to call it.
package struct RequestedChoice: Sendable, Hashable {
    /// `nil` for a value that no sentence can say; the choice is still known by its place.
    package var value: SlotValue?
    package var title: String
    package var subtitle: String?
    package var synonyms: [String]

    package init(value: SlotValue?, title: String, subtitle: String? = nil, synonyms: [String] = []) {
        self.value = value
        self.title = title
        self.subtitle = subtitle
        self.synonyms = synonyms
    }
}

/// What is confirmed, and the words for yes and no besides the usual ones.
package struct RequestedAction: Sendable, Hashable {
    package var accept: [String]
    package var deny: [String]
    package var isDestructive: Bool

    package init(accept: [String], deny: [String], isDestructive: Bool) {
        self.accept = accept
        self.deny = deny
        self.isDestructive = isDestructive
    }
}

/// One option of a choice that is no parameter's value.
package struct RequestedOption: Sendable, Hashable {
    package var title: String
    package var isDestructive: Bool
    package var isCancel: Bool

    package init(title: String, isDestructive: Bool, isCancel: Bool) {
        self.title = title
        self.isDestructive = isDestructive
        self.isCancel = isCancel
    }
}
