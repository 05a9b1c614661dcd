import Synchronization

/// An intent that may ask to go on in the app; off a device the person is asked, and that the app would be opened is reported.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
    /// Asks whether to go on in the app, and goes on.
    ///
    /// - Throws: `IntentRequestError.cancelled` for a no, `.noSession` where nobody can be asked.
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
        try await goOnInApp(dialog, asking: true)
    }

    /// Asks whether to go on in the app, and goes on with what can be done only there.
    ///
    /// - Throws: `IntentRequestError.cancelled` for a no, `.noSession` where nobody can be asked; what `continuation` throws.
    public func requestToContinueInForeground<Result: Sendable>(
        _ dialog: IntentDialog? = nil, continuation: @MainActor @Sendable () async throws -> Result
    ) async throws -> Result {
        try await goOnInApp(dialog, asking: true)
        return try await continuation()
    }
}

extension AppIntent {
    /// Goes on in the app.
    ///
    /// - Parameter alwaysConfirm: Whether the person is asked first.
    /// - Throws: `IntentRequestError.cancelled` for a no, `.noSession` where nobody can be asked.
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
        try await goOnInApp(dialog, asking: alwaysConfirm)
    }

    /// An error that ends the intent with the question whether to go on in the app; after a yes, `continuation` is done.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true, continuation: (@MainActor @Sendable () async throws -> Void)? = nil
    ) -> AppIntentError {
        AppIntentError(.foreground(dialog) { try await goOnInApp(dialog, asking: alwaysConfirm, then: continuation) })
    }

    fileprivate func goOnInApp(
        _ dialog: IntentDialog?, asking: Bool, then continuation: (@MainActor @Sendable () async throws -> Void)? = nil
    ) async throws {
        let execution = try IntentExecution.required()
        if asking { try await confirm(.continue, dialog: dialog) }
        execution.app.open()
        try await continuation?()
    }
}

/// Whether the app would have been brought to the front during a run.
package final class AppOpening: Sendable {
    private let state = Mutex(false)

    package var isOpen: Bool { state.withLock { $0 } }

    func open() { state.withLock { $0 = true } }
}
