/// Reads numbers in digits and in words, with a sign, decimals, scales and fractions: `-1,200.5`, `1.5 million`, `3/4`, "minus three",
/// "one point five", "two and a half".
final class NumberReader: SpanReader {
    enum Accepted: BitwiseCopyable, Sendable {
        case whole
        case any
        /// A whole number that nothing is counted with: the hour of a clock, the day of a month.
        case field
    }

    var starts: StartFilter { deferredStarts.filter }
    private let deferredStarts: DeferredStarts
    private let words: NumberWords
    private let digits: DigitReader
    private let accepted: Accepted
    /// How what can stand behind digits begins.
    private let followers: DeferredStarts

    init(words: NumberWords, digits: DigitReader, accepted: Accepted) {
        self.words = words
        self.digits = digits
        self.accepted = accepted
        deferredStarts = DeferredStarts {
            var starts = words.starts { piece in
                switch piece {
                case .addend, .scale, .article, .minus, .point, .digit: true
                case .mixed: accepted == .any
                default: false
                }
            }
            starts.insert(contentsOf: .numbers)
            if accepted == .any {
                for (first, second) in VulgarFraction.starts { starts.insert(first, second) }
            }
            return starts
        }
        followers = DeferredStarts {
            words.starts { piece in
                switch piece {
                case .scale, .multiple, .point: true
                case .counter: accepted != .field
                case .part, .partJoiner, .over: accepted == .any
                default: false
                }
            }
        }
    }

    func read(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void) {
        let scanner = NumberScanner(
            text: text, words: Uncounted(words), digits: digits.scanner(of: text), followers: Uncounted(followers), accepted: accepted)
        scanner.read(at: start, report: report)
    }
}
