import Testing

@testable import ValueRecognizers

/// Words that are no value are turned away by their first bytes; none that is one is.
@Suite("Start filters")
struct StartFilterTests {
    private static let entries = ["a", "un", "three", "twenty\u{1F}one", "ab\u{1F}cd", "ยี่สิบ"]
    private static let filter = WordTrie(entries.map { (words: Array($0.utf8), meanings: [0]) }).starts { _ in true }

    private func passes(_ text: String) -> Bool {
        (Array(text.utf8) + [0x20]).withUnsafeBufferPointer { Self.filter.contains(FoldedText($0), at: 0) }
    }

    @Test(
        "Whatever an entry begins passes, however it is joined and whatever follows",
        arguments: [
            "a", "a hundred", "and", "un", "un deux", "unter", "three", "threefold", "twenty one", "twentyone", "abcd", "ab-cd", "ยี่สิบ",
        ])
    func passing(text: String) { #expect(passes(text)) }

    @Test("What differs in its first three bytes does not", arguments: ["the", "th", "two", "lamp", "u", "", "ห้อง"])
    func turnedAway(text: String) { #expect(!passes(text)) }

    @Test("Digits pass in every script, and signs and marks before them", arguments: ["7", "٣", "४", "-5", "+5", ".5", "-.5", "๑"])
    func digits(text: String) {
        let isPassed = (Array(text.utf8) + [0x20]).withUnsafeBufferPointer { StartFilter.numbers.contains(FoldedText($0), at: 0) }
        #expect(isPassed)
    }
}
