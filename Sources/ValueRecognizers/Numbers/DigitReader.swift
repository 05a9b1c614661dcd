import ValueTypes

/// Reads numbers in digits as one language writes them: see `DigitScanner`.
final class DigitReader: Sendable {
    /// Asked for only where a number's own shape leaves it open: they come from Foundation.
    private let made: Deferred<Made>

    final class Made: Sendable {
        let conventions: DigitConventions

        init(_ conventions: DigitConventions) { self.conventions = conventions }
    }

    init(language: LanguageTag) {
        made = Deferred { Made(DigitConventions(language: language)) }
    }

    var hasConventions: Bool { made.isMade }

    /// For one call of a reader, which holds this one.
    func scanner(of text: FoldedText) -> DigitScanner { DigitScanner(text: text, made: Uncounted(made)) }
}
