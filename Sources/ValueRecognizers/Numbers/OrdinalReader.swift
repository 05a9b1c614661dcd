/// Reads ordinals: "first", "twenty-first", "two hundredth", `21st`; where `acceptsDigits`, `21` as well.
final class OrdinalReader: SpanReader {
    let words: NumberWords
    let acceptsDigits: Bool
    var starts: StartFilter { deferredStarts.filter }
    private let deferredStarts: DeferredStarts

    init(words: NumberWords, acceptsDigits: Bool) {
        self.words = words
        self.acceptsDigits = acceptsDigits
        deferredStarts = DeferredStarts {
            var starts = words.starts { piece in
                switch piece {
                case .addend, .scale, .article, .ordinal, .ordinalScale: true
                default: false
                }
            }
            starts.insert(contentsOf: .numbers)
            return starts
        }
    }

    func read(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void) {
        if text.digit(at: start) != nil {
            readDigits(text, start, report)
        } else {
            readWords(text, start, start, NumberState(), pieces: 0, report)
        }
    }

    private func readDigits(_ text: FoldedText, _ start: Int, _ report: (ReadSpan) -> Void) {
        var digits = DecimalDigits()
        var end = start
        while end - start < 20, let digit = text.digit(at: end) {
            digits.append(digit.value)
            end += digit.length
        }
        guard text.digit(at: end) == nil else { return }
        let number = digits
        if acceptsDigits, text[end] != 0x2E, text[end] != 0x2C, text.isBoundary(end) {
            report(ReadSpan(end: end, startsWithDigit: true, endsInDigit: true, number: number.double, integer: number.integer))
        }
        words.entries(in: text, at: end) { piece, suffixEnd in
            guard piece == .ordinalSuffix, text.isBoundary(suffixEnd) else { return }
            report(
                ReadSpan(
                    end: suffixEnd, spelledCharacters: text.letterCount(in: end..<suffixEnd), startsWithDigit: true,
                    number: number.double, integer: number.integer))
        }
    }

    private func readWords(
        _ text: FoldedText, _ start: Int, _ position: Int, _ state: NumberState, pieces: Int, _ report: (ReadSpan) -> Void
    ) {
        guard pieces < 64 else { return }
        words.entries(in: text, at: position) { piece, end in
            if let value = state.ending(with: piece), text.isBoundary(end) {
                report(
                    ReadSpan(
                        end: end, spelledCharacters: text.letterCount(in: start..<end), number: Double(value), integer: value))
            }
            guard let next = state.adding(piece) else { return }
            readWords(text, start, text.afterJoint(end), next, pieces: pieces + 1, report)
        }
    }
}
