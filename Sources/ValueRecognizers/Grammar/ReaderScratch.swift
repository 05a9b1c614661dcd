import PhraseAutomaton

/// The memory that grammars work in, and what they found in one text: see `ReaderMemo`. It is used again from text to text.
///
/// Sendable, unchecked: it belongs to one asker, who holds the only reference to it while reading.
final class ReaderScratch: RecognizerScratch, @unchecked Sendable {
    private let storage: UnsafeMutablePointer<ReaderMemo.Storage>

    init() {
        storage = .allocate(capacity: 1)
        storage.initialize(to: ReaderMemo.Storage())
    }

    deinit {
        storage.pointee.deallocate()
        storage.deallocate()
    }

    /// Forgets what was found, keeps the memory, and lends it for one text. O(1).
    func begin() -> ReaderMemo {
        storage.pointee.begin()
        return ReaderMemo(storage: storage)
    }
}
