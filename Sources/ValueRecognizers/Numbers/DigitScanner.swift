/// Reads numbers written in digits of any script, without a sign: `1,000.50`, `1 000,50`, `4,50`, `.5`, `1e6`.
///
/// What a separator means follows from the number's own shape where it can, and from the language's conventions where it cannot:
///
/// - two kinds of separator: the last is the decimal mark (`1.000,50` and `1,000.50` are one number everywhere);
/// - one kind, several times: groups (`1.000.000`);
/// - one separator: the language's decimal mark is one; any other groups where exactly three digits follow (`1,000` in English, `1.000`
///   in French), else it is a decimal mark too (`4,50` in English, `4.50` in French).
///
/// It lives within one call of a reader, which holds what is referred to here.
struct DigitScanner: BitwiseCopyable {
    let text: FoldedText
    let made: Uncounted<Deferred<DigitReader.Made>>

    private var conventions: DigitConventions { made.with { $0.with { $0.conventions } } }

    /// No number that an answer can hold is longer; what is, is not read, so that time stays linear in the text.
    static let greatestLength = 400

    struct Number {
        var end: Int
        /// Infinite where no `Double` is that great.
        var double: Double
        /// Where it is whole and an `Int` holds it.
        var integer: Int?
    }

    /// Reports the longest number that begins at `start`, and, where spaces group the digits, those that end before a space.
    func read(at start: Int, report: (Number) -> Void) {
        if let number = plainNumber(start) {
            report(number)
            if text[number.end] == 0x20, text.digit(at: number.end + 1) != nil { readSpaced(start, report) }
            return
        }
        guard let shape = shape(at: start) else { return }
        finish(start, shape.end, decimalMark: shape.decimalMark, report)
        readSpaced(start, report)
    }

    /// What most numbers are: a few digits of ASCII, and nothing behind them that could be a part of the number, a space excepted.
    @inline(__always)
    private func plainNumber(_ start: Int) -> Number? {
        var number = 0
        var end = start
        while text[end] &- 0x30 < 10 {
            number = number * 10 + Int(text[end] &- 0x30)
            end += 1
            // As many as a `Double` holds exactly.
            guard end - start <= 15 else { return nil }
        }
        switch text[end] {
        case 0x20, 0x61...0x64, 0x66...0x7A: break
        default: return nil
        }
        return end > start ? Number(end: end, double: Double(number), integer: number) : nil
    }

    // MARK: Shape

    private struct Shape {
        var end: Int
        /// The position of the decimal mark.
        var decimalMark: Int?
    }

    /// Digits with marks between them; `nil` where that is no number (`1.2.3`), as in a date or a version.
    private func shape(at start: Int) -> Shape? {
        let firstLength = runLength(start)
        var end = start + firstLength.bytes
        if firstLength.digits == 0 {
            guard let mark = mark(start), mark.value != 0x27, runLength(start + mark.length).digits > 0 else { return nil }
            return Shape(end: start + mark.length + runLength(start + mark.length).bytes, decimalMark: start)
        }
        var marks = 0
        var innerMark: UInt32 = 0
        var innerGroups = true
        var last = (position: 0, mark: UInt32(0), digits: 0)
        while end - start <= Self.greatestLength, let mark = mark(end), case let run = runLength(end + mark.length),
            run.digits > 0
        {
            if marks > 0 {
                innerGroups = innerGroups && (innerMark == 0 || innerMark == last.mark) && isInnerGroup(last.digits)
                innerMark = last.mark
            }
            last = (end, mark.value, run.digits)
            end += mark.length + run.bytes
            marks += 1
        }
        guard end - start <= Self.greatestLength else { return nil }
        guard marks > 0 else { return Shape(end: end) }
        let canGroup = firstLength.digits <= 3 && !(firstLength.digits == 1 && text.digit(at: start)?.value == 0)
        if marks == 1 {
            let isGroup = last.digits == 3 && canGroup
            if isDecimal(last.mark), !isGroup || last.mark == conventions.decimal { return Shape(end: end, decimalMark: last.position) }
            return isGroup ? Shape(end: end) : nil
        }
        guard innerGroups, canGroup else { return nil }
        if last.mark == innerMark { return last.digits == 3 ? Shape(end: end) : nil }
        return isDecimal(last.mark) ? Shape(end: end, decimalMark: last.position) : nil
    }

    private func isInnerGroup(_ digits: Int) -> Bool { digits == 3 || (digits == 2 && conventions.hasShortGroups) }

    private func isDecimal(_ mark: UInt32) -> Bool { mark == 0x2E || mark == 0x2C || mark == 0x66B }

    /// A mark that can stand between digits.
    private func mark(_ position: Int) -> (value: UInt32, length: Int)? {
        switch text[position] {
        case 0x2E, 0x2C: (UInt32(text[position]), 1)
        case 0x27 where conventions.grouping == 0x27: (0x27, 1)
        case 0xD9 where text[position + 1] == 0xAB || text[position + 1] == 0xAC: text.scalar(at: position)
        default: nil
        }
    }

    private func runLength(_ start: Int) -> (digits: Int, bytes: Int) {
        var position = start
        var digits = 0
        while position - start <= Self.greatestLength, let digit = text.digit(at: position) {
            position += digit.length
            digits += 1
        }
        return (digits, position - start)
    }

    /// Groups of three behind single spaces, then a decimal mark; what ends before a space is a number too.
    private func readSpaced(_ start: Int, _ report: (Number) -> Void) {
        let first = runLength(start)
        var end = start + first.bytes
        // Where the decimal mark is a comma, spaces group as well as the language's own mark does.
        guard text[end] == 0x20, text.digit(at: end + 1) != nil, (1...3).contains(first.digits), text.digit(at: start)?.value != 0,
            conventions.groupsWithSpaces || conventions.decimal == 0x2C
        else { return }
        var groups = 0
        while groups < 10, text[end] == 0x20, case let run = runLength(end + 1), run.digits == 3 {
            if groups > 0 { finish(start, end, decimalMark: nil, report) }
            end += 1 + run.bytes
            groups += 1
        }
        guard groups > 0 else { return }
        if let mark = mark(end), isDecimal(mark.value), case let run = runLength(end + mark.length), run.digits > 0 {
            finish(start, end + mark.length + run.bytes, decimalMark: end, report)
        } else {
            finish(start, end, decimalMark: nil, report)
        }
    }

    // MARK: Value

    private func finish(_ start: Int, _ end: Int, decimalMark: Int?, _ report: (Number) -> Void) {
        var digits = DecimalDigits()
        var position = start
        while position < end {
            if let digit = text.digit(at: position) {
                digits.append(digit.value, isFraction: decimalMark.map { position > $0 } ?? false)
                position += digit.length
            } else {
                position += text.scalar(at: position).length
            }
        }
        let end = readExponent(end, &digits)
        report(Number(end: end, double: digits.double, integer: digits.integer))
    }

    /// `e6` behind the digits, where no letter or digit follows it.
    private func readExponent(_ start: Int, _ digits: inout DecimalDigits) -> Int {
        guard text[start] == 0x65 else { return start }
        var position = start + 1
        if text[position] == 0x2B { position += 1 }
        let run = runLength(position)
        guard run.digits > 0, text.isBoundary(position + run.bytes) else { return start }
        var exponent = 0
        let end = position + run.bytes
        while position < end, let digit = text.digit(at: position) {
            exponent = min(exponent * 10 + digit.value, 100_000)
            position += digit.length
        }
        digits.shift(by: exponent)
        return end
    }
}
