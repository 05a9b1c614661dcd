/// What an intent throws to ask for a value, to begin again, or to say why it cannot be done.
public struct AppIntentError: Error, Sendable {
    package enum Kind: Sendable {
        /// A question about a parameter: once it is answered, the intent is performed from the top.
        case question(RequestedParameter, IntentDialog?, ask: @Sendable (IntentExecution) async throws -> Void)
        /// The intent is performed from the top.
        case restart
        /// The intent ends with the question whether to go on in the app.
        case foreground(IntentDialog?, goOn: @Sendable () async throws -> Void)
    }

    package let kind: Kind

    package init(_ kind: Kind) {
        self.kind = kind
    }

    /// Performs the intent again from the top, with the values it has now. What it did before is not taken back.
    public static let restartPerform = AppIntentError(.restart)
}

extension AppIntentError: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource {
        switch kind {
        case .question(let parameter, let dialog, _): dialog?.full ?? "A value is needed for \(parameter.title)."
        case .restart: "The intent has to begin again."
        case .foreground(let dialog, _): dialog?.full ?? "This goes on in the app."
        }
    }
}
