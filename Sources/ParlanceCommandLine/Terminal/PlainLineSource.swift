import Foundation
import Synchronization

/// Lines from a pipe or a file, or from a terminal without an editor.
final class PlainLineSource: LineSource {
    private struct State: ~Copyable {
        var batches: LineBatches
        var waiting: [LineInput] = []
    }

    private let state: Mutex<State>
    /// Where prompts are shown; `nil`: nobody sees them.
    private let prompts: ByteSink?

    init(source: ByteSource, prompts: ByteSink?) {
        state = Mutex(State(batches: LineBatches(source: source)))
        self.prompts = prompts
    }

    func next(prompt: String) throws(ByteSource.Failure) -> LineInput? {
        try? prompts?.write(prompt)
        return try state.withLock { state throws(ByteSource.Failure) in
            while state.waiting.isEmpty {
                guard let batch = try state.batches.next() else { return nil }
                var lines: [LineInput] = []
                batch.forEachLine { line in
                    guard let line else { return lines.append(.tooLong) }
                    lines.append(String(validating: line, as: UTF8.self).map(LineInput.line) ?? .notUTF8)
                }
                state.waiting = lines.reversed()
            }
            return state.waiting.popLast()
        }
    }
}
