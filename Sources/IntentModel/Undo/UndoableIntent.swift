/// An intent that can be taken back: it says how with the undo manager of its run.
public protocol UndoableIntent: AppIntent {}

extension UndoableIntent {
    /// The undo manager of the run; `nil` where the intent is not performed in a session.
    public var undoManager: UndoManager? { IntentExecution.current?.undoManager }
}
