import PhraseAutomaton
import PhraseText

/// Reads numbers in digits, the words *one* to *ten*, and *twenty* and *twenty one*, of which one begins the other: as little as slots
/// of the tests need.
final class DigitRecognizer: SlotRecognizer {
    private static let words: [(text: String, number: Double)] = [
        ("one", 1), ("two", 2), ("three", 3), ("four", 4), ("five", 5), ("six", 6), ("seven", 7), ("eight", 8), ("nine", 9), ("ten", 10),
        ("twenty", 20), ("twenty one", 21),
    ]

    func propose(in sentence: borrowing Sentence, at start: Int, to proposals: inout Proposals) {
        let folded = sentence.folded
        var end = start
        while end < folded.count, folded[end] >= 0x30, folded[end] <= 0x39 { end += 1 }
        if end > start, end - start < 16 {
            var mantissa = 0.0
            for byte in folded[start..<end] { mantissa = mantissa * 10 + Double(byte - 0x30) }
            proposals.append(Proposal(end: end, spelledCharacters: 0, startsWithDigit: true, endsInDigit: true, number: mantissa))
            if end + 1 < folded.count, folded[end] == 0x2E, folded[end + 1] >= 0x30, folded[end + 1] <= 0x39 {
                let tenth = mantissa + Double(folded[end + 1] - 0x30) / 10
                proposals.append(
                    Proposal(end: end + 2, spelledCharacters: 0, startsWithDigit: true, endsInDigit: true, number: tenth))
            }
        }
        for (text, number) in Self.words where folded[start...].starts(with: text.utf8) {
            proposals.append(
                Proposal(
                    end: start + text.utf8.count, spelledCharacters: text.utf8.count { $0 != 0x20 }, startsWithDigit: false,
                    endsInDigit: false,
                    number: number))
        }
    }
}

/// Reads *today* and *tomorrow*.
final class DayRecognizer: SlotRecognizer {
    func propose(in sentence: borrowing Sentence, at start: Int, to proposals: inout Proposals) {
        for word in ["today", "tomorrow", "morgen", "aujourd'hui"] where sentence.folded[start...].starts(with: word.utf8) {
            proposals.append(
                Proposal(
                    end: start + word.utf8.count, spelledCharacters: word.utf8.count, startsWithDigit: false, endsInDigit: false))
        }
    }
}
