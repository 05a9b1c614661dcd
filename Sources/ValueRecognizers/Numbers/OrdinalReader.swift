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
                case .addend, .scale, .article, .ordinal, .ordinalScale, .ordinalTen, .ordinalPrefix, .digit: true
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
            words.entries(in: text, at: start) { piece, end in
                if piece == .ordinalPrefix { readPrefixed(text, start, text.afterJoint(end), report) }
            }
        }
    }

    /// "第" has been read: a number in digits or words must follow.
    private func readPrefixed(_ text: FoldedText, _ start: Int, _ position: Int, _ report: (ReadSpan) -> Void) {
        let (number, end) = digits(text, position)
        if let integer = number.integer, end > position {
            report(
                ReadSpan(
                    end: end, spelledCharacters: text.letterCount(in: start..<end), endsInDigit: true, number: number.double,
                    integer: integer))
        }
        readCardinal(text, position, NumberState(), pieces: 0) { value, end in
            report(ReadSpan(end: end, spelledCharacters: text.letterCount(in: start..<end), number: Double(value), integer: value))
        }
    }

    private func readCardinal(
        _ text: FoldedText, _ position: Int, _ state: NumberState, pieces: Int, _ report: (Int, Int) -> Void
    ) {
        guard pieces < 64 else { return }
        words.entries(in: text, at: position) { piece, end in
            guard let next = state.adding(piece) else { return }
            if !next.isPending, text.isBoundary(end) { report(next.value, end) }
            readCardinal(text, text.afterJoint(end), next, pieces: pieces + 1, report)
        }
    }

    private func digits(_ text: FoldedText, _ start: Int) -> (number: DecimalDigits, end: Int) {
        var digits = DecimalDigits()
        var end = start
        while end - start < 20, let digit = text.digit(at: end) {
            digits.append(digit.value)
            end += digit.length
        }
        return (digits, end)
    }

    private func readDigits(_ text: FoldedText, _ start: Int, _ report: (ReadSpan) -> Void) {
        let (number, end) = digits(text, start)
        guard text.digit(at: end) == nil else { return }
        if acceptsDigits, text[end] != 0x2E, text[end] != 0x2C, text.isBoundary(end) {
            report(ReadSpan(end: end, startsWithDigit: true, endsInDigit: true, number: number.double, integer: number.integer))
        }
        func finish(_ suffixEnd: Int) {
            guard text.isBoundary(suffixEnd) else { return }
            report(
                ReadSpan(
                    end: suffixEnd, spelledCharacters: text.letterCount(in: end..<suffixEnd), startsWithDigit: true,
                    number: number.double, integer: number.integer))
        }
        words.entries(in: text, at: end) { piece, suffixEnd in
            if piece == .ordinalSuffix || piece == .ordinalEnding { finish(suffixEnd) }
        }
        guard text.afterJoint(end) > end else { return }
        words.entries(in: text, at: text.afterJoint(end)) { piece, suffixEnd in
            if piece == .ordinalEnding { finish(suffixEnd) }
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
            if case .ordinalTen(let ten) = piece, let next = state.adding(.addend(value: ten, room: 10)) {
                readOrdinalUnit(text, start, text.afterJoint(end), next, report)
                if text.isBoundary(end) {
                    let spelled = text.letterCount(in: start..<end)
                    report(ReadSpan(end: end, spelledCharacters: spelled, number: Double(next.value), integer: next.value))
                }
            }
            guard let next = state.adding(piece) else { return }
            if !next.isPending { readEnding(text, start, text.afterJoint(end), next.value, report) }
            readWords(text, start, text.afterJoint(end), next, pieces: pieces + 1, report)
        }
    }

    /// The unit of an ordinal whose ten was an ordinal too.
    private func readOrdinalUnit(_ text: FoldedText, _ start: Int, _ position: Int, _ state: NumberState, _ report: (ReadSpan) -> Void) {
        words.entries(in: text, at: position) { piece, end in
            guard let value = state.ending(with: piece), text.isBoundary(end) else { return }
            report(ReadSpan(end: end, spelledCharacters: text.letterCount(in: start..<end), number: Double(value), integer: value))
        }
    }

    /// What makes an ordinal of a cardinal in words.
    private func readEnding(_ text: FoldedText, _ start: Int, _ position: Int, _ value: Int, _ report: (ReadSpan) -> Void) {
        words.entries(in: text, at: position) { piece, end in
            guard piece == .ordinalEnding, text.isBoundary(end) else { return }
            report(ReadSpan(end: end, spelledCharacters: text.letterCount(in: start..<end), number: Double(value), integer: value))
        }
    }
}
