package import IntentModel
import ValueTypes

/// Performs an intent: code written for App Intents, a closure, a program.
package protocol IntentHandler: Sendable {
    /// - Throws: What the intent throws; `IntentDispatchError` where the values do not fit it.
    func perform(_ invocation: IntentInvocation, interaction: any IntentInteraction) async throws -> PerformedResult
}

/// Performs an intent type: a fresh intent takes the values of the invocation.
package struct CodeIntentHandler: IntentHandler {
    package let descriptor: IntentDescriptor
    /// Who takes the intent once it is performed; `nil` for one that does everything itself.
    let configured: IntentApp.Configured?

    package init(_ descriptor: IntentDescriptor, configured: IntentApp.Configured? = nil) {
        self.descriptor = descriptor
        self.configured = configured
    }

    package func perform(_ invocation: IntentInvocation, interaction: any IntentInteraction) async throws -> PerformedResult {
        let instance = descriptor.makeInstance()
        for (name, value) in invocation.parameters {
            guard let parameter = instance[name] else {
                throw IntentDispatchError.unknownParameter(name, intent: descriptor.name)
            }
            do {
                try await parameter.assign(value.value, in: invocation.context)
            } catch {
                if case .failed(let failure) = error { throw failure }
                throw IntentDispatchError.unusableValue(parameter: name, intent: descriptor.name, reason: error)
            }
        }
        var result = try await instance.perform(interaction: interaction, context: invocation.context)
        let dialog = try await configured?(instance.intent)
        result.dialog = result.dialog ?? dialog?.full.text(in: invocation.context.locale)
        return result
    }
}

/// Performs a closure.
package struct ClosureHandler: IntentHandler {
    package let body: @Sendable (IntentInvocation) async throws -> IntentOutcome
    private let undo: (@Sendable (IntentInvocation) -> Void)?

    package init(
        _ body: @escaping @Sendable (IntentInvocation) async throws -> IntentOutcome, undo: (@Sendable (IntentInvocation) -> Void)? = nil
    ) {
        self.body = body
        self.undo = undo
    }

    package func perform(_ invocation: IntentInvocation, interaction: any IntentInteraction) async throws -> PerformedResult {
        let outcome = try await body(invocation)
        var result = PerformedResult(value: outcome.value, dialog: outcome.dialog)
        if let undo {
            result.undoManager = UndoManager()
            result.undoManager?.registerUndo(withTarget: Taken(invocation)) { undo($0.invocation) }
        }
        return result
    }

    /// An undo manager holds on to an object.
    private final class Taken: Sendable {
        let invocation: IntentInvocation

        init(_ invocation: IntentInvocation) { self.invocation = invocation }
    }
}

/// Why values do not fit the intent that is to be performed.
package enum IntentDispatchError: Error, Sendable {
    /// A phrase file declares a parameter that the code does not have.
    case unknownParameter(String, intent: String)
    /// The parameter's type in code cannot take the value.
    case unusableValue(parameter: String, intent: String, reason: IntentValueError)
}
