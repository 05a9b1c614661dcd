public import ValueTypes

/// What a session tells the program around it, in the order in which a person should hear it.
///
/// Within a turn: `say`, then `performed`, `cancelled`, `failed` or `unmatched`, then at most one of `ask`, `confirm` and `choose`.
public enum SessionEvent: Sendable, Equatable {
    /// A value is wanted.
    case ask(Ask)
    /// A yes or a no is wanted.
    case confirm(Confirm)
    /// A sentence or a value has several equal readings.
    case choose(Choose)
    /// Anything said that wants no answer.
    case say(String)
    /// An intent ran.
    case performed(Performed)
    /// Nothing was understood.
    case unmatched(Unmatched)
    /// An intent was dropped.
    case cancelled(Cancelled)
    /// `perform` threw, or ran out of time.
    case failed(Failed)

    /// An answer is wanted.
    var isQuestion: Bool {
        switch self {
        case .ask, .confirm, .choose: true
        case .say, .performed, .unmatched, .cancelled, .failed: false
        }
    }

    public struct Ask: Sendable, Equatable {
        /// The app's identifier; `nil` for an intent of the library as a whole.
        public var app: String?
        public var intent: String
        public var parameter: String
        public var type: ValueType
        public var text: String
        /// The values, where they can be listed.
        public var choices: [Choice]
        /// From 1.
        public var attempt: Int

        public init(
            app: String?, intent: String, parameter: String, type: ValueType, text: String, choices: [Choice], attempt: Int
        ) {
            self.app = app
            self.intent = intent
            self.parameter = parameter
            self.type = type
            self.text = text
            self.choices = choices
            self.attempt = attempt
        }
    }

    public struct Choice: Sendable, Equatable {
        public var value: SlotValue
        public var title: String

        public init(value: SlotValue, title: String) {
            self.value = value
            self.title = title
        }
    }

    public struct Confirm: Sendable, Equatable {
        public var intent: String
        /// `nil` where the intent as a whole is confirmed.
        public var parameter: String?
        public var text: String
        /// What says yes, then what says no.
        public var actions: [String]

        public init(intent: String, parameter: String?, text: String, actions: [String]) {
            self.intent = intent
            self.parameter = parameter
            self.text = text
            self.actions = actions
        }
    }

    public struct Choose: Sendable, Equatable {
        public enum Subject: String, Sendable, Equatable { case intent, value }

        public var of: Subject
        public var choices: [Choice]
        public var text: String

        public init(of: Subject, choices: [Choice], text: String) {
            self.of = of
            self.choices = choices
            self.text = text
        }
    }

    public struct Performed: Sendable, Equatable {
        public var app: String?
        public var intent: String
        /// In order of declaration.
        public var parameters: [NamedValue]
        /// What the intent returned (`ReturnsValue`), where it is a value that Parlance knows.
        public var value: SlotValue?
        /// What people call the value, where it is an entity or an enum.
        public var valueTitle: String?
        public var dialog: String?
        /// Whether a device would have brought the app to the front (`openAppWhenRun`, `supportedModes`).
        public var opensApp: Bool

        public init(
            app: String?, intent: String, parameters: [NamedValue], value: SlotValue?, valueTitle: String? = nil, dialog: String?,
            opensApp: Bool = false
        ) {
            self.app = app
            self.intent = intent
            self.parameters = parameters
            self.value = value
            self.valueTitle = valueTitle
            self.dialog = dialog
            self.opensApp = opensApp
        }
    }

    public struct Unmatched: Sendable, Equatable {
        public var text: String
        /// The phrases that came nearest, the nearest first.
        public var nearest: [String]

        public init(text: String, nearest: [String]) {
            self.text = text
            self.nearest = nearest
        }
    }

    public struct Cancelled: Sendable, Equatable {
        public enum Reason: String, Sendable, Equatable {
            case user, refused
            case gaveUp = "gave up"
        }

        public var intent: String
        public var reason: Reason
        /// That it was dropped, in the language of the conversation.
        public var text: String

        public init(intent: String, reason: Reason, text: String) {
            self.intent = intent
            self.reason = reason
            self.text = text
        }
    }

    public struct Failed: Sendable, Equatable {
        public var intent: String
        public var text: String

        public init(intent: String, text: String) {
            self.intent = intent
            self.text = text
        }
    }
}
