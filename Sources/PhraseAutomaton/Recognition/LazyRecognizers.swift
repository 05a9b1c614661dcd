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
    }

    /// Of a type that nobody speaks any more, though the file was compiled with it.
    private final class Silence: SlotRecognizer {
        let firstBytes: FirstBytes = FirstBytes()
        func propose(in sentence: borrowing Sentence, at start: Int, to proposals: inout Proposals) {}
    }

    let descriptions: [Description]
    private let provider: RecognizerProvider
    private let made: Mutex<[(any SlotRecognizer)?]>

    /// - Parameter made: those that are there already, by number; none for a compiled file.
    init(_ descriptions: [Description], provider: @escaping RecognizerProvider, made: [any SlotRecognizer] = []) {
        self.descriptions = descriptions
        self.provider = provider
        let missing = [(any SlotRecognizer)?](repeating: nil, count: descriptions.count - made.count)
        self.made = Mutex(made + missing)
    }

    var count: Int { descriptions.count }

    /// The recogniser of a number, the same each time. Making it may take milliseconds.
    subscript(number: Int) -> any SlotRecognizer {
        made.withLock { made in
            if let known = made[number] { return known }
            let recognizer = provider(descriptions[number].type, descriptions[number].language) ?? Silence()
            made[number] = recognizer
            return recognizer
        }
    }
}
