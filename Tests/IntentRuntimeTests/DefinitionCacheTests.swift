import Dispatch
import PhraseSyntax
import Synchronization
import Testing

@testable import IntentRuntime

@Suite("Definitions of intents") struct DefinitionCacheTests {
    @Test("are one object each for all threads, whoever asks first")
    func shared() throws {
        let intents = (0..<200).map { "intent Lend\($0)\n  - lend number \($0) to <name:text>\n" }
        let library = try PhraseLibrary([.text("language en\n" + intents.joined(), name: "lend")])
        let found = Mutex<[Set<ObjectIdentifier>]>(Array(repeating: [], count: intents.count))
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for index in intents.indices {
                let identifier = ObjectIdentifier(library.entry(of: IntentID(index)))
                found.withLock { _ = $0[index].insert(identifier) }
            }
        }
        #expect(found.withLock { $0 }.allSatisfy { $0.count == 1 })
    }
}
