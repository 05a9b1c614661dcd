/// Reads the numbers that begin at one place of a text, for a `NumberReader`.
///
/// It lives within one call of the reader, which holds what is referred to here. Its closures hold no reference, so that none is counted.
struct NumberScanner: BitwiseCopyable {
    let text: FoldedText
    let words: Uncounted<NumberWords>
    let digits: DigitScanner
    let followers: Uncounted<DeferredStarts>
    let accepted: NumberReader.Accepted

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

        /// The same and some more, which is less than the last scale; no `Int` beyond what one holds.
        func adding(_ more: Int, end: Int, endsInDigit: Bool) -> Reading {
            let sum = integer?.addingReportingOverflow(more)
            let whole = sum.flatMap { $0.overflow ? nil : $0.partialValue }
            return Reading(end: end, double: whole.map(Double.init) ?? double + Double(more), integer: whole, endsInDigit: endsInDigit)
        }
    }

    func read(at start: Int, report: (ReadSpan) -> Void) {
        let first = text[start]
        let startsWithDigit = first < 0x40 || text.digit(at: start) != nil
        func finish(_ reading: Reading, isNegative: Bool) {
            guard accepted == .any || reading.integer != nil || reading.double.rounded(.towardZero) == reading.double else { return }
            // Negative zero is zero.
            let double = reading.double == 0 ? 0 : isNegative ? -reading.double : reading.double
            report(
                ReadSpan(
                    end: reading.end, spelledCharacters: text.letterCount(in: start..<reading.end), startsWithDigit: startsWithDigit,
                    endsInDigit: reading.endsInDigit, number: double,
                    integer: isNegative ? reading.integer.map { -$0 } : reading.integer))
        }
        if first == 0x2D || first == 0x2B {
            readDigits(start + 1) { finish($0, isNegative: first == 0x2D) }
        } else if startsWithDigit {
            readDigits(start) { finish($0, isNegative: false) }
        } else if let fraction = VulgarFraction(text, at: start) {
            if accepted == .any { finish(reading(of: fraction, behind: 0), isNegative: false) }
        } else {
            entries(at: start) { piece, end in
                if piece == .minus {
                    readUnsigned(text.afterJoint(end)) { finish($0, isNegative: true) }
                } else {
                    readFirst(piece, end) { finish($0, isNegative: false) }
                }
            }
        }
    }

    /// Reports what every word that stands at `start` means, and where it ends.
    @inline(__always)
    private func entries(at start: Int, report: (NumberPiece, Int) -> Void) {
        words.with { $0.entries(in: text, at: start, report: report) }
    }

    private func readUnsigned(_ start: Int, _ report: (Reading) -> Void) {
        readDigits(start, report)
        entries(at: start) { piece, end in readFirst(piece, end, report) }
    }

    /// A number whose first word has been read.
    private func readFirst(_ piece: NumberPiece, _ end: Int, _ report: (Reading) -> Void) {
        switch piece {
        case .mixed(let numerator, let denominator):
            guard accepted == .any else { return }
            if text.isBoundary(end) { report(fraction(numerator, denominator, end: end)) }
            entries(at: text.afterJoint(end)) { piece, end in
                if piece == .counter { report(fraction(numerator, denominator, end: end)) }
            }
        default: readWord(piece, end, NumberState(), pieces: 0, report)
        }
    }

    // MARK: Digits

    private func readDigits(_ start: Int, _ report: (Reading) -> Void) {
        digits.read(at: start) { number in
            let reading = Reading(end: number.end, double: number.double, integer: number.integer, endsInDigit: true)
            report(reading)
            readAfterNumber(reading, scales: 2, report)
            guard accepted == .any else { return }
            readDigitsOver(reading, report)
            guard let whole = reading.integer, whole < 1_000_000_000_000,
                let fraction = VulgarFraction(text, at: text.afterJoint(number.end))
            else { return }
            report(self.reading(of: fraction, behind: whole))
        }
    }

    private func reading(of fraction: VulgarFraction, behind whole: Int) -> Reading {
        var reading = self.fraction(whole * fraction.denominator + fraction.numerator, fraction.denominator, end: fraction.end)
        reading.endsInDigit = true
        return reading
    }

    /// What else digits can be the beginning of: `3/4`, `1 3/4`.
    private func readDigitsOver(_ reading: Reading, _ report: (Reading) -> Void) {
        guard let integer = reading.integer else { return }
        if text[reading.end] == Self.slash {
            readFraction(integer, at: reading.end, report)
        } else if text[reading.end] == 0x20, let first = text.digit(at: reading.end + 1), first.value > 0 {
            let (numerator, end) = plainDigits(at: reading.end + 1)
            guard text[end] == Self.slash, let numerator else { return }
            readFraction(numerator, at: end) { part in
                guard part.double < 1 else { return }
                report(Reading(end: part.end, double: reading.double + part.double, integer: nil, endsInDigit: true))
            }
        }
    }

    private static let slash: UInt8 = 0x2F

    /// The denominator behind the slash at `position`, where no further slash, hyphen or digit makes it a date.
    private func readFraction(_ numerator: Int, at position: Int, _ report: (Reading) -> Void) {
        let (denominator, end) = plainDigits(at: position + 1)
        guard let denominator, denominator > 0, text[end] != Self.slash, text[end] != 0x2D, text[end] != 0x2E, text[end] != 0x2C else {
            return
        }
        var reading = fraction(numerator, denominator, end: end)
        reading.endsInDigit = true
        report(reading)
    }

    /// Up to nine digits in a row.
    private func plainDigits(at start: Int) -> (number: Int?, end: Int) {
        var number = 0
        var end = start
        var count = 0
        while count < 10, let digit = text.digit(at: end) {
            number = number * 10 + digit.value
            end += digit.length
            count += 1
        }
        return (count == 0 || count > 9 ? nil : number, end)
    }

    /// Never whole: where whole numbers are asked for, six halves are not three.
    private func fraction(_ numerator: Int, _ denominator: Int, end: Int) -> Reading {
        Reading(end: end, double: Double(numerator) / Double(denominator), integer: nil, endsInDigit: false)
    }

    /// What can stand behind digits or decimals: `10k`, `3 million`, `3 thousand million`, "two point two million", "1 point 5".
    private func readAfterNumber(_ reading: Reading, scales: Int, _ report: (Reading) -> Void) {
        if reading.endsInDigit, text[reading.end] != 0x20 {
            entries(at: reading.end) { piece, end in
                guard case .suffix(let factor) = piece, text.isBoundary(end) else { return }
                report(reading.multiplied(by: factor, end: end))
            }
        }
        let next = text.afterJoint(reading.end)
        guard next < text.count, followers.with({ $0.contains(text, at: next) }) else { return }
        entries(at: next) { piece, end in
            switch piece {
            case .scale(let scale, _) where scales > 0:
                let product = reading.multiplied(by: scale, end: end)
                report(product)
                readAfterNumber(product, scales: scales - 1, report)
                readSmallerDigits(product, below: scale, report)
            case .multiple(let factor) where text.isBoundary(end):
                report(reading.multiplied(by: factor, end: end))
            case .part, .partJoiner, .over, .counter:
                if let integer = reading.integer { readParts(integer, piece, end, report) }
            case .point:
                guard reading.endsInDigit, let integer = reading.integer else { return }
                readDecimals(text.afterJoint(end), DecimalDigits(integer), count: 0, report)
            default: break
            }
        }
    }

    /// Digits and smaller scales in turn, as East Asia writes them: `3万5千`, `1億2千万500`. Digits alone touch what stands before them.
    private func readSmallerDigits(_ reading: Reading, below scale: Int, _ report: (Reading) -> Void) {
        let start = text.afterJoint(reading.end)
        let (digits, end) = plainDigits(at: start)
        guard reading.integer != nil, let digits, digits > 0, digits < scale else { return }
        if start == reading.end, text.isBoundary(end) || text.isBoundary(start) {
            report(reading.adding(digits, end: end, endsInDigit: true))
        }
        readScales(behind: digits, end, below: scale) { part, least, end in
            let sum = reading.adding(part, end: end, endsInDigit: false)
            report(sum)
            readSmallerDigits(sum, below: least, report)
        }
    }

    /// A number in digits times one or two scales that make it less than `limit`, with the least of them.
    private func readScales(behind number: Int, _ position: Int, below limit: Int, _ report: (Int, Int, Int) -> Void) {
        entries(at: text.afterJoint(position)) { piece, end in
            guard case .scale(let scale, _) = piece, number < limit / scale else { return }
            report(number * scale, scale, end)
            readScales(behind: number * scale, end, below: limit, report)
        }
    }

    // MARK: Words

    /// At most as many pieces as words may be read ahead.
    private static let limit = 64

    /// One word of a number, and all that can follow it.
    private func readWord(
        _ piece: NumberPiece, _ end: Int, _ state: NumberState, pieces count: Int, _ report: (Reading) -> Void
    ) {
        if piece == .point, count == 0 {
            readDecimals(text.afterJoint(end), DecimalDigits(), count: 0, report)
            return
        }
        guard count < Self.limit, let next = state.adding(piece) else { return }
        let reading = Reading(end: end, double: Double(next.value), integer: next.value, endsInDigit: false)
        if !next.isPending, !isContinued(next, end) { report(reading) }
        entries(at: text.afterJoint(end)) { piece, end in
            switch piece {
            case .point where !next.isPending:
                readDecimals(text.afterJoint(end), DecimalDigits(next.value), count: 0, report)
            case .multiple(let factor) where !next.isPending && text.isBoundary(end):
                report(reading.multiplied(by: factor, end: end))
            case .part, .partJoiner, .over, .counter:
                if !next.isPending || next.hasArticle { readParts(next.value, piece, end, report) }
            default: readWord(piece, end, next, pieces: count + 1, report)
            }
        }
    }

    /// Whether more digits follow some that were said one by one: behind the second, only all of them are a number.
    private func isContinued(_ state: NumberState, _ end: Int) -> Bool {
        guard state.digitCount > 2 else { return false }
        var isContinued = false
        entries(at: text.afterJoint(end)) { piece, _ in
            if case .digit = piece, state.adding(piece) != nil { isContinued = true }
        }
        return isContinued
    }

    /// A whole number and a part; `nil` beyond what a whole number with parts can be told apart from.
    private func mixed(_ whole: Int, _ numerator: Int, _ denominator: Int, end: Int) -> Reading? {
        let (product, overflow) = whole.multipliedReportingOverflow(by: denominator)
        guard !overflow, whole < 1_000_000_000_000 else { return nil }
        return fraction(product + numerator, denominator, end: end)
    }

    // MARK: Fractions in words

    /// What makes parts of a whole number, or of the number behind it: "three quarters", "two and a half", "二分之一", "三個半".
    private func readParts(_ whole: Int, _ piece: NumberPiece, _ end: Int, _ report: (Reading) -> Void) {
        switch piece {
        case .part(let denominator) where accepted == .any && text.isBoundary(end):
            // Twenty fifths are four, but "twenty fifth" is no fraction.
            if whole < denominator || denominator == 2 || denominator == 4 { report(fraction(whole, denominator, end: end)) }
        case .partJoiner where accepted == .any: readPartsBehind(whole, text.afterJoint(end), report)
        case .over where accepted == .any && whole > 0:
            readNumerator(text.afterJoint(end)) { numerator, end in
                if numerator < whole { report(fraction(numerator, whole, end: end)) }
            }
        case .counter where accepted != .field:
            report(Reading(end: end, double: Double(whole), integer: whole, endsInDigit: false))
            if accepted == .any {
                entries(at: text.afterJoint(end)) { piece, end in
                    guard case .part(let denominator) = piece else { return }
                    if let mixed = mixed(whole, 1, denominator, end: end) { report(mixed) }
                }
            }
        default: break
        }
    }

    /// The parts behind a whole number and a joiner: "half", "a half", "three quarters", "十分之一".
    private func readPartsBehind(_ whole: Int, _ start: Int, _ report: (Reading) -> Void) {
        func finish(_ numerator: Int, _ denominator: Int, _ end: Int) {
            guard numerator < denominator, let mixed = mixed(whole, numerator, denominator, end: end) else { return }
            report(mixed)
            // "Two and a half million".
            readAfterNumber(mixed, scales: 1, report)
        }
        entries(at: start) { piece, end in
            switch piece {
            case .part(let denominator):
                if text.isBoundary(end) { finish(1, denominator, end) }
            case .mixed(let numerator, let denominator):
                if text.isBoundary(end) { finish(numerator, denominator, end) }
            case .addend(let number, _), .digit(let number, _):
                readSmallParts(number, end, finish)
            case .article: readSmallParts(1, end, finish)
            default: break
            }
        }
        let (number, end) = plainDigits(at: start)
        if let number { readSmallParts(number, end, finish) }
    }

    /// Parts as many as a number that has been read.
    private func readSmallParts(_ number: Int, _ end: Int, _ report: (Int, Int, Int) -> Void) {
        entries(at: text.afterJoint(end)) { piece, end in
            switch piece {
            case .part(let denominator):
                if text.isBoundary(end) { report(number, denominator, end) }
            case .over where number > 0:
                readNumerator(text.afterJoint(end)) { report($0, number, $1) }
            default: break
            }
        }
    }

    /// A whole number of less than a hundred in words, or of some digits.
    private func readNumerator(_ start: Int, _ report: (Int, Int) -> Void) {
        let (number, end) = plainDigits(at: start)
        if let number { report(number, end) }
        entries(at: start) { piece, end in
            guard let state = NumberState().adding(piece) else { return }
            readTwoDecimals(end, state, report)
        }
    }

    // MARK: Decimals in words

    /// Decimals said one by one ("point one four"), or all as one number ("virgule vingt-cinq").
    private func readDecimals(
        _ start: Int, _ decimals: DecimalDigits, count: Int, _ report: (Reading) -> Void
    ) {
        guard count < 20 else { return }
        func finish(_ decimals: DecimalDigits, _ end: Int) {
            let reading = Reading(end: end, double: decimals.double, integer: decimals.integer, endsInDigit: false)
            report(reading)
            readAfterNumber(reading, scales: 1, report)
        }
        if count == 0, text.digit(at: start) != nil {
            var decimals = decimals
            var end = start
            while end - start < 20, let digit = text.digit(at: end) {
                decimals.append(digit.value, isFraction: true)
                end += digit.length
            }
            finish(decimals, end)
        }
        entries(at: start) { piece, end in
            guard let value = piece.decimal else { return }
            if value < 10 {
                var next = decimals
                next.append(value, isFraction: true)
                finish(next, end)
                readDecimals(text.afterJoint(end), next, count: count + 1, report)
            } else if count == 0, let tens = NumberState().adding(piece) {
                readTwoDecimals(end, tens) { two, end in
                    var next = decimals
                    next.append(two / 10, isFraction: true)
                    next.append(two % 10, isFraction: true)
                    finish(next, end)
                }
            }
        }
    }

    /// Two decimals said as one number, whose ten has been read.
    private func readTwoDecimals(_ end: Int, _ state: NumberState, _ report: (Int, Int) -> Void) {
        if !state.isPending { report(state.value, end) }
        entries(at: text.afterJoint(end)) { piece, end in
            switch piece {
            case .addend, .joiner, .digit:
                if let next = state.adding(piece), next.value < 100 { readTwoDecimals(end, next, report) }
            default: break
            }
        }
    }
}

extension NumberPiece {
    /// A number that can stand among decimals: of one digit, or a ten behind which its unit may stand.
    fileprivate var decimal: Int? {
        switch self {
        case .addend(let value, ...10): value
        case .digit(let value, _): value
        default: nil
        }
    }
}
