#if !canImport(Darwin)
    import Synchronization

    /// What can be taken back. Foundation on this platform has none, so this is the part that undoable intents use.
    public final class UndoManager: Sendable {
        private struct Step: Sendable {
            var name: String
            var run: @MainActor @Sendable () -> Void
        }

        private struct State: Sendable {
            var undo: [Step] = []
            var redo: [Step] = []
            var isUndoing = false
            var isRedoing = false
        }

        private let state = Mutex(State())

        public init() {}

        public var canUndo: Bool { state.withLock { !$0.undo.isEmpty } }
        public var canRedo: Bool { state.withLock { !$0.redo.isEmpty } }
        public var isUndoing: Bool { state.withLock { $0.isUndoing } }
        public var isRedoing: Bool { state.withLock { $0.isRedoing } }
        /// What the next undo takes back; empty where nothing is named.
        public var undoActionName: String { state.withLock { $0.undo.last?.name ?? "" } }
        public var redoActionName: String { state.withLock { $0.redo.last?.name ?? "" } }

        /// Says how to take back what is being done. Registered while undoing, it says how to do it again.
        ///
        /// The main actor does it, as on a device: it may use what a view shows.
        public func registerUndo<Target: AnyObject & Sendable>(
            withTarget target: Target, handler: @escaping @MainActor @Sendable (Target) -> Void
        ) {
            let step = Step(name: "") { handler(target) }
            state.withLock { state in
                if state.isUndoing {
                    state.redo.append(step)
                } else {
                    state.undo.append(step)
                    if !state.isRedoing { state.redo.removeAll() }
                }
            }
        }

        /// Names what was registered last.
        public func setActionName(_ name: String) {
            state.withLock { state in
                if state.isUndoing {
                    if let last = state.redo.indices.last { state.redo[last].name = name }
                } else if let last = state.undo.indices.last {
                    state.undo[last].name = name
                }
            }
        }

        /// Takes back what was registered last; nothing where there is nothing.
        @MainActor public func undo() {
            let step = state.withLock { state in
                let step = state.undo.popLast()
                state.isUndoing = step != nil
                return step
            }
            guard let step else { return }
            step.run()
            state.withLock { state in
                state.isUndoing = false
                if let last = state.redo.indices.last, state.redo[last].name.isEmpty { state.redo[last].name = step.name }
            }
        }

        /// Does again what was taken back last; nothing where there is nothing.
        @MainActor public func redo() {
            let step = state.withLock { state in
                let step = state.redo.popLast()
                state.isRedoing = step != nil
                return step
            }
            guard let step else { return }
            step.run()
            state.withLock { state in
                state.isRedoing = false
                if let last = state.undo.indices.last, state.undo[last].name.isEmpty { state.undo[last].name = step.name }
            }
        }
    }
#else
    public import Foundation

    public typealias UndoManager = Foundation.UndoManager
#endif
