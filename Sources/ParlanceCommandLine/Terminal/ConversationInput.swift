import Foundation
import Synchronization

/// Reads lines on a thread of its own: the main thread stays free for intents that perform on it.
final class ConversationInput: Sendable {
    private let requests = DispatchSemaphore(value: 0)
    private let prompt = Mutex("")
    private let lines: AsyncThrowingStream<LineInput, any Error>

    init(source: any LineSource) {
        let (lines, continuation) = AsyncThrowingStream.makeStream(of: LineInput.self, throwing: (any Error).self)
        self.lines = lines
        let thread = Thread { [self] in
            do throws(ByteSource.Failure) {
                while true {
                    requests.wait()
                    guard let line = try source.next(prompt: prompt.withLock(\.self)) else { break }
                    continuation.yield(line)
                }
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        thread.stackSize = 8 << 20
        thread.start()
    }

    /// `nil` at the end of the input.
    func next(prompt text: String) async throws -> LineInput? {
        prompt.withLock { $0 = text }
        requests.signal()
        for try await line in lines { return line }
        return nil
    }
}
