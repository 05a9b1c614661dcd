/// Reads numbers in digits and in words, with a sign, decimals and scales: `-1,200.5`, `1.5 million`, "minus three", "one point five".
struct NumberReader: SpanReader {
    enum Accepted: Sendable {
        case whole
        case any
    }

    let words: WordTrie<NumberPiece>
    let digits: DigitReader
    let accepted: Accepted
    let firstBytes: ByteSet

    init(words: WordTrie<NumberPiece>, digits: DigitReader, accepted: Accepted) {
        self.words = words
        self.digits = digits
        self.accepted = accepted
        var first = words.firstBytes
        first.insert(contentsOf: ByteSet.numberStarts)
        firstBytes = first
    }

    /// A number while it is put together.
    private struct Reading {
        var end: Int
        var double: Double
        var integer: Int?
        var endsInDigit: Bool

        func multiplied(by factor: Int, end: Int) -> Reading {
            let product = integer?.multipliedReportingOverflow(by: factor)
            let whole = product.flatMap { $0.overflow ? nil : $0.partialValue }
            let double = whole.map(Double.init) ?? self.double * Double(factor)
            return Reading(end: end, double: double, integer: whole ?? Int(exactly: double), endsInDigit: false)
        }
    }

    func read(_ text: FoldedText, at start: Int, report: (ReadSpan) -> Void) {
        func finish(_ reading: Reading, negative: Bool) {
            guard accepted == .any || reading.double.rounded(.towardZero) == reading.double else { return }
            // Negative zero is zero.
            let double = reading.double == 0 ? 0 : negative ? -reading.double : reading.double
            report(
                ReadSpan(
                    end: reading.end, spelledCharacters: text.letterCount(in: start..<reading.end),
                    startsWithDigit: startsWithDigit(text, start), endsInDigit: reading.endsInDigit, number: double,
                    integer: negative ? reading.integer.map { -$0 } : reading.integer))
        }
        if text[start] == 0x2D || text[start] == 0x2B {
            let isNegative = text[start] == 0x2D
            readDigits(text, start + 1) { finish($0, negative: isNegative) }
            return
        }
        readUnsigned(text, start) { finish($0, negative: false) }
        words.entries(in: text, at: start) { piece, end in
            guard piece == .minus else { return }
            readUnsigned(text, text.afterJoint(end)) { finish($0, negative: true) }
        }
    }

    private func readUnsigned(_ text: FoldedText, _ start: Int, _ report: (Reading) -> Void) {
        readDigits(text, start, report)
        readWords(text, start, NumberState(), pieces: 0, report)
        words.entries(in: text, at: start) { piece, end in
            guard piece == .point else { return }
            readDecimals(text, text.afterJoint(end), DecimalDigits(), count: 0, report)
        }
    }

    // MARK: Digits

    private func readDigits(_ text: FoldedText, _ start: Int, _ report: (Reading) -> Void) {
        digits.read(text, at: start) { number in
            let reading = Reading(end: number.end, double: number.double, integer: number.integer, endsInDigit: true)
            report(reading)
            readPoint(text, reading, report)
            readScales(text, reading, atMost: 2, report)
        }
    }

    /// Scales behind digits or decimals: `3 million`, `10k`, "two point two million", `3 thousand million`.
    private func readScales(_ text: FoldedText, _ reading: Reading, atMost depth: Int, _ report: (Reading) -> Void) {
        guard depth > 0 else { return }
        words.entries(in: text, at: reading.end) { piece, end in
            guard case .suffix(let factor) = piece, reading.endsInDigit, text.isBoundary(end) else { return }
            report(reading.multiplied(by: factor, end: end))
        }
        words.entries(in: text, at: text.afterJoint(reading.end)) { piece, end in
            switch piece {
            case .scale(let scale, _):
                let product = reading.multiplied(by: scale, end: end)
                report(product)
                readScales(text, product, atMost: depth - 1, report)
            case .multiple(let factor) where text.isBoundary(end):
                report(reading.multiplied(by: factor, end: end))
            default: break
            }
        }
    }

    // MARK: Words

    /// At most as many pieces as words may be read ahead.
    private static let limit = 64

    private func readWords(
        _ text: FoldedText, _ start: Int, _ state: NumberState, pieces count: Int, _ report: (Reading) -> Void
    ) {
        guard count < Self.limit else { return }
        words.entries(in: text, at: start) { piece, end in
            guard let next = state.adding(piece) else { return }
            if !next.isPending {
                let reading = Reading(end: end, double: Double(next.value), integer: next.value, endsInDigit: false)
                report(reading)
                readPoint(text, reading, report)
                readMultiple(text, reading, report)
            }
            readWords(text, text.afterJoint(end), next, pieces: count + 1, report)
        }
    }

    private func readMultiple(_ text: FoldedText, _ reading: Reading, _ report: (Reading) -> Void) {
        words.entries(in: text, at: text.afterJoint(reading.end)) { piece, end in
            guard case .multiple(let factor) = piece, text.isBoundary(end) else { return }
            report(reading.multiplied(by: factor, end: end))
        }
    }

    // MARK: Decimals in words

    private func readPoint(_ text: FoldedText, _ reading: Reading, _ report: (Reading) -> Void) {
        guard let integer = reading.integer else { return }
        words.entries(in: text, at: text.afterJoint(reading.end)) { piece, end in
            guard piece == .point, text[end] == 0x20 || end > text.afterJoint(reading.end) else { return }
            readDecimals(text, text.afterJoint(end), DecimalDigits(integer), count: 0, report)
        }
    }

    /// Decimals said one by one ("point one four"), or all as one number ("virgule vingt-cinq").
    private func readDecimals(
        _ text: FoldedText, _ start: Int, _ decimals: DecimalDigits, count: Int, _ report: (Reading) -> Void
    ) {
        guard count < 20 else { return }
        func finish(_ decimals: DecimalDigits, _ end: Int, endsInDigit: Bool) {
            let reading = Reading(end: end, double: decimals.double, integer: decimals.integer, endsInDigit: endsInDigit)
            report(reading)
            readScales(text, reading, atMost: 1, report)
        }
        if count == 0, text.digit(at: start) != nil {
            var decimals = decimals
            var end = start
            while let digit = text.digit(at: end) {
                decimals.append(digit.value, isFraction: true)
                end += digit.length
            }
            finish(decimals, end, endsInDigit: true)
        }
        words.entries(in: text, at: start) { piece, end in
            guard case .addend(let value, room: 0) = piece, value < 10 || count == 0 else { return }
            var next = decimals
            if value >= 10 { next.append(value / 10, isFraction: true) }
            next.append(value % 10, isFraction: true)
            finish(next, end, endsInDigit: false)
            if value < 10 { readDecimals(text, text.afterJoint(end), next, count: count + 1, report) }
        }
    }

    // MARK: Boundaries

    private func startsWithDigit(_ text: FoldedText, _ start: Int) -> Bool {
        switch text[start] {
        case 0x2B, 0x2D, 0x2E, 0x2C: true
        default: text.digit(at: start) != nil
        }
    }
}
