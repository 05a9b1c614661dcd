import PhraseText
import Synchronization

/// The recognisers that phrases await. One is made when a sentence first has something that its values may begin with: most sentences
/// never ask for most of them, and making some takes longer than opening a compiled library.
final class LazyRecognizers: Sendable {
    /// What is known of a recogniser before it is made.
    struct Description: Sendable {
        var type: String
        /// BCP 47.
        var language: String
        var firstBytes: FirstBytes
        /// What a compiled file says of them.
        var firstBytesAnywhere: FirstBytes
    }

    /// Of a type that nobody speaks any more, though the file was compiled with it.
    private final class Silence: SlotRecognizer {
        let firstBytes: FirstBytes = FirstBytes()
        func propose(in sentence: borrowing Sentence, at start: Int, to proposals: inout Proposals) {}
    }

    /// Where a recogniser sits from when it is made until all are let go.
    final class Seat: Sendable {
        private let recognizer: any SlotRecognizer

        fileprivate init(_ recognizer: any SlotRecognizer) { self.recognizer = recognizer }

        func propose(in sentence: borrowing Sentence, at start: Int, to proposals: inout Proposals) {
            recognizer.propose(in: sentence, at: start, to: &proposals)
        }
    }

    /// A seat that is asked without counting references: whoever holds the recognisers may keep it as long.
    struct SeatReference {
        private let seat: Unmanaged<Seat>

        fileprivate init(_ seat: Seat) { self.seat = .passUnretained(seat) }

        @inline(__always)
        func propose(in sentence: borrowing Sentence, at start: Int, to proposals: inout Proposals) {
            seat._withUnsafeGuaranteedRef { $0.propose(in: sentence, at: start, to: &proposals) }
        }
    }

    let descriptions: [Description]
    private let provider: RecognizerProvider
    private let made: Mutex<[Seat?]>

    /// - Parameter made: those that are there already, by number; none for a compiled file.
    init(_ descriptions: [Description], provider: @escaping RecognizerProvider, made: [any SlotRecognizer] = []) {
        self.descriptions = descriptions
        self.provider = provider
        let missing = [Seat?](repeating: nil, count: descriptions.count - made.count)
        self.made = Mutex(made.map(Seat.init) + missing)
    }

    var count: Int { descriptions.count }

    /// The recogniser of a number, the same each time. Making it may take milliseconds, in which nobody else waits: two threads that ask
    /// at once may both make one, and the first to finish is kept.
    subscript(number: Int) -> SeatReference {
        if let known = made.withLock({ $0[number] }) { return SeatReference(known) }
        let seat = Seat(provider(descriptions[number].type, descriptions[number].language) ?? Silence())
        return made.withLock { made in
            if let first = made[number] { return SeatReference(first) }
            made[number] = seat
            return SeatReference(seat)
        }
    }
}
