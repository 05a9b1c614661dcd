package import ValueTypes

/// What the initialisers of a parameter say beyond its title and default.
package struct ParameterOptions: Sendable {
    /// Narrower than the value type says: a date without a time of day.
    package var kind: ValueKind?
    package var bounds: ClosedRange<Double>?
    package var requestValueDialog: IntentDialog?
    package var requestDisambiguationDialog: IntentDialog?
    /// What people call `true` and `false`.
    package var displayName: Bool.IntentDisplayName?
    /// The only values allowed, as written values; `nil`: all of the type.
    package var supportedValues: [SlotValue]?
    /// Offers values in place of the type's own.
    package var provider: (any IntentChoiceProvider)?
    /// The only units taken, by the names that `Amount` has; `nil`: any.
    package var units: [String]?
    /// Kept for export: how an editor would show the parameter.
    package var presentation = ParameterPresentationHints()

    package init() {}

    package init(
        value: IntentDialog?, disambiguation: IntentDialog? = nil, connection: InputConnectionBehavior,
        provider: (any DynamicOptionsProvider)? = nil
    ) {
        requestValueDialog = value
        requestDisambiguationDialog = disambiguation
        presentation.connection = connection
        self.provider = provider.map { $0.choices }
    }
}

/// How an editor would show a parameter; nothing here changes how it is read.
package struct ParameterPresentationHints: Sendable {
    package var connection = InputConnectionBehavior.default
    package var isSlider = false
    package var isField = false
    package var text: String.IntentInputOptions?

    package init() {}
}

/// Whether a parameter takes the result of the action before it. Kept for export.
public enum InputConnectionBehavior: Sendable {
    case `default`
    case never
    case connectToPreviousIntentResult
}

/// What of a point in time a parameter is about.
public enum IntentDateKind: Sendable {
    case date
    case time
    case dateTime

    package var valueKind: ValueKind {
        switch self {
        case .date: .date
        case .time: .time
        case .dateTime: .datetime
        }
    }
}

/// How an editor lets a whole number be chosen. Kept for export.
public enum IntControlStyle: Sendable {
    case field
    case stepper
    case slider
}

/// How an editor lets a number be chosen. Kept for export.
public enum DoubleControlStyle: Sendable {
    case field
    case slider
}

extension Bool {
    /// What people call the two values of a switch: `(true: "On", false: "Off")`.
    public struct IntentDisplayName: Sendable, Hashable {
        package let whenTrue: LocalizedStringResource
        package let whenFalse: LocalizedStringResource

        public init(true whenTrue: LocalizedStringResource, false whenFalse: LocalizedStringResource) {
            self.whenTrue = whenTrue
            self.whenFalse = whenFalse
        }
    }
}

extension String {
    /// How a text is typed. Kept for export.
    public struct IntentInputOptions: Sendable, Hashable {
        public enum KeyboardType: Sendable, Hashable {
            case `default`, asciiCapable, numbersAndPunctuation
            // Apple's spelling.
            // swift-format-ignore: AlwaysUseLowerCamelCase
            case URL
            case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter
            case webSearch
        }

        public enum CapitalizationType: Sendable, Hashable {
            case none, words, sentences, allCharacters
        }

        public let keyboardType: KeyboardType
        public let capitalizationType: CapitalizationType
        public let multiline: Bool
        public let autocorrect: Bool
        public let smartQuotes: Bool
        public let smartDashes: Bool

        public init(
            keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences, multiline: Bool = false,
            autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {
            self.keyboardType = keyboardType
            self.capitalizationType = capitalizationType
            self.multiline = multiline
            self.autocorrect = autocorrect
            self.smartQuotes = smartQuotes
            self.smartDashes = smartDashes
        }
    }
}
