import Foundation
import Synchronization

/// Reads lines on a thread of its own: the main thread stays free for intents that perform on it.
final class ConversationInput: Sendable {
    private let requests = DispatchSemaphore(value: 0)
    private let prompt = Mutex("")
    private let lines: AsyncStream<LineInput>

    init(source: any LineSource) {
        let (lines, continuation) = AsyncStream.makeStream(of: LineInput.self)
        self.lines = lines
        let thread = Thread { [self] in
            while true {
                requests.wait()
                guard let line = source.next(prompt: prompt.withLock(\.self)) else { break }
                continuation.yield(line)
            }
            continuation.finish()
        }
        thread.stackSize = 8 << 20
        thread.start()
    }

    /// `nil` at the end of the input.
    func next(prompt text: String) async -> LineInput? {
        prompt.withLock { $0 = text }
        requests.signal()
        for await line in lines { return line }
        return nil
    }
}
