package import Foundation
package import ValueTypes

/// The intent being performed by the current task, with who answers its questions.
package struct IntentExecution: Sendable {
    /// `nil` outside a session, and in a detached task.
    @TaskLocal package static var current: IntentExecution?

    package let instance: IntentInstance
    package let interaction: any IntentInteraction
    package let context: ValueContext
    /// Takes what an undoable intent registers.
    package let undoManager: UndoManager
    /// What an intent that reports progress reports it to.
    package let progress: Progress
    package let app: AppOpening

    package init(instance: IntentInstance, interaction: any IntentInteraction, context: ValueContext) {
        self.instance = instance
        self.interaction = interaction
        self.context = context
        undoManager = UndoManager()
        progress = Progress(totalUnitCount: 0)
        app = AppOpening()
    }

    /// An intent performed by the one that is being performed: it asks the same person, is taken back with it, and opens the same app.
    package init(_ instance: IntentInstance, inside outer: IntentExecution) {
        self.instance = instance
        interaction = outer.interaction
        context = outer.context
        undoManager = outer.undoManager
        progress = Progress(totalUnitCount: 0)
        app = outer.app
    }

    /// The execution, or the error that says that there is none.
    package static func required() throws(IntentRequestError) -> IntentExecution {
        guard let current else { throw .noSession }
        return current
    }
}
