import Dispatch
import Synchronization
import Testing

@testable import PhraseAutomaton

@Suite("Threads of the system") struct SystemThreadTests {
    private final class Sum: Sendable {
        let value = Atomic<Int>(0)
    }

    @Test("What a thread did is there when it was waited for", arguments: [nil, 8 << 20])
    func join(stackSize: Int?) {
        let sum = Sum()
        for number in 1...20 {
            let thread = SystemThread(stackSize: stackSize) { sum.value.add(number, ordering: .relaxed) }
            guard let thread else {
                Issue.record("there was no thread")
                return
            }
            thread.join()
            #expect(sum.value.load(ordering: .relaxed) == number * (number + 1) / 2)
        }
    }

    @Test("A thread that nobody waits for does its work")
    func detach() throws {
        let isDone = DispatchSemaphore(value: 0)
        let sum = Sum()
        guard
            let thread = SystemThread({
                sum.value.add(1, ordering: .relaxed)
                isDone.signal()
            })
        else {
            Issue.record("there was no thread")
            return
        }
        thread.detach()
        isDone.wait()
        #expect(sum.value.load(ordering: .relaxed) == 1)
    }
}
