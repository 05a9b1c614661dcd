public import IntentModel
public import ValueTypes

/// Who performs which intent: intents in code, and closures for intents that phrase files declare.
///
/// ```swift
/// var registry = IntentRegistry()
/// registry.register(IntentApp("HarcaMA", providers: [HarcaMAShortCuts.self]))
/// registry.register("AddExpense", app: "HarcaMA") { invocation in .dialog("Added \(invocation.text("title") ?? "it")") }
/// ```
public struct IntentRegistry: Sendable {
    package struct Key: Sendable, Hashable {
        package var app: String
        package var intent: String

        package init(app: String, intent: String) {
            self.app = app
            self.intent = intent
        }
    }

    /// In the order registered; their phrases are part of a library.
    public private(set) var apps: [IntentApp] = []
    private var handlers: [Key: any IntentHandler] = [:]
    private var checks: [Key: [String: @Sendable (SlotValue, ValueContext) -> String?]] = [:]

    public init() {}

    /// Takes an app whose intents are declared in code.
    public mutating func register(_ app: IntentApp) {
        apps.append(app)
        for descriptor in app.descriptors {
            handlers[Key(app: app.identifier, intent: descriptor.name)] = CodeIntentHandler(
                descriptor, configured: app.configured[descriptor.name])
        }
    }

    /// Has an intent of a phrase file performed by a type.
    public mutating func register<Intent: AppIntent>(_ intent: Intent.Type, app: String = "") {
        let descriptor = IntentDescriptor(intent)
        handlers[Key(app: app, intent: descriptor.name)] = CodeIntentHandler(descriptor)
    }

    /// Has an intent of a phrase file performed by a closure; of several for one intent the last counts.
    ///
    /// - Parameters:
    ///   - intent: The intent's name.
    ///   - app: The app's identifier; empty for an intent of the library as a whole.
    ///   - undo: Takes back what one run did, with the values that it had; `nil` where that cannot be. Then *undo* works, and a correction
    ///     after performing.
    ///   - perform: Called outside the session's actor, possibly by several runs at once.
    public mutating func register(
        _ intent: String, app: String = "", undo: (@Sendable (IntentInvocation) -> Void)? = nil,
        perform: @escaping @Sendable (IntentInvocation) async throws -> IntentOutcome
    ) {
        handlers[Key(app: app, intent: intent)] = ClosureHandler(perform, undo: undo)
    }

    /// Has the values of a parameter looked at before they are taken, besides what its range and pattern say.
    ///
    /// ```swift
    /// registry.check("day", of: "Book") { day, context in day.date(in: context.calendar) == closed ? "We are closed on that day." : nil }
    /// ```
    ///
    /// - Parameter check: Says why a value cannot be, in words for the person who said it; `nil` where it can. Called in the session's turn,
    ///   and again for the same value: it has to be quick and always to say the same.
    public mutating func check(
        _ parameter: String, of intent: String, app: String = "", _ check: @escaping @Sendable (SlotValue, ValueContext) -> String?
    ) {
        checks[Key(app: app, intent: intent), default: [:]][parameter] = check
    }

    /// What a closure has against a value; `nil`: nothing.
    func objection(to value: SlotValue, of parameter: String, in intent: String, app: String, context: ValueContext) -> String? {
        checks[Key(app: app, intent: intent)]?[parameter]?(value, context)
    }

    /// Who performs an intent; `nil`: nobody, its phrase file says what is said.
    package func handler(of intent: String, app: String) -> (any IntentHandler)? {
        handlers[Key(app: app, intent: intent)]
    }

    /// The intents in code with the apps that they belong to, by name.
    package var codeIntents: [(app: String, descriptor: IntentDescriptor)] {
        handlers.compactMap { key, handler in (handler as? CodeIntentHandler).map { (key.app, $0.descriptor) } }
            .sorted { ($0.app, $0.descriptor.name) < ($1.app, $1.descriptor.name) }
    }

    /// The intent in code behind a name, for what the dialog needs of it besides performing.
    package func descriptor(of intent: String, app: String) -> IntentDescriptor? {
        (handler(of: intent, app: app) as? CodeIntentHandler)?.descriptor
    }
}
