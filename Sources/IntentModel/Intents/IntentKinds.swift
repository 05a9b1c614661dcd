/// An intent that opens something: its target is shown by the app.
public protocol OpenIntent: AppIntent {
    associatedtype Target: _IntentValue

    var target: Target { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }
}

/// An intent that deletes entities.
public protocol DeleteIntent: AppIntent {
    associatedtype Entity: _IntentValue

    var entities: [Entity] { get set }
}

/// An intent that sets something to a value.
public protocol SetValueIntent: AppIntent {
    associatedtype Value: _IntentValue

    var value: Value { get set }
}

/// An intent whose parameters configure something and that does nothing when performed.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that shows something and changes nothing: the text of its view stands below a dialog or a question.
public protocol SnippetIntent: AppIntent {}

extension SnippetIntent {
    /// Would have what is shown drawn anew; off a device nothing is drawn, and each time it is shown it is performed.
    public static func reload() {}
}

/// An intent that takes the place of one of SiriKit. The name is recorded.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The class that an intent definition file generated.
    static var intentClassName: String { get }
}

/// An intent that stays for those who use it already, and is offered to nobody new.
public protocol DeprecatedAppIntent: AppIntent {
    static var deprecation: IntentDeprecation<ReplacementIntent> { get }

    associatedtype ReplacementIntent: AppIntent
}

/// Why an intent is not offered any more, and what takes its place.
public struct IntentDeprecation<Replacement: AppIntent>: Sendable {
    public let message: LocalizedStringResource

    public init(message: LocalizedStringResource, replacedBy replacement: Replacement.Type) {
        self.message = message
    }
}
