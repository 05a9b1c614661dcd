/// Folds one text: the loop over its bytes.
///
/// Here, in `Sentence.swift` and in `UTF8Decoding.swift`, which both call, memory is read and written by address. The invariants:
/// - `input` has `count` readable bytes; nothing is read at or behind `count` (the last eight are loaded by way of `tail`).
/// - `output` has at least `SentenceFolder.capacity(for: count)` bytes. One byte of input gives at most `growth` bytes: folding gives at most
///   3 for 2, and what composing gives is checked. Eight bytes are stored where fewer count, within the slack.
/// - `0 ≤ end`, and `output[..<end]` is valid UTF-8 without two spaces in a row and without a space at its start.
struct SentenceFolder {
    private static let growth = 7
    private static let slack = 64

    static func capacity(for count: Int) -> Int { count * growth + slack }

    let table: CharacterTable
    let input: UnsafePointer<UInt8>
    let count: Int
    let output: UnsafeMutablePointer<UInt8>
    var map = OffsetMap()

    /// The next byte to read.
    private var at = 0
    /// Where the next byte is written.
    private(set) var end = 0
    /// The last scalar that later marks could be composed with: where it was read and written.
    private var boundary: (input: Int, output: Int)?
    /// The combining class of the last scalar.
    private var combiningClass: UInt8 = 0
    /// A mark is among what was heard.
    private(set) var holdsMarks = false
    /// Nothing beyond ASCII was read.
    private(set) var isASCII = true
    /// Just behind the last dot.
    private var dotEnd = -1

    init(_ input: UnsafePointer<UInt8>, count: Int, into output: UnsafeMutablePointer<UInt8>, table: CharacterTable) {
        self.input = input
        self.count = count
        self.output = output
        self.table = table
    }

    /// - Parameter composer: composes what is not composed.
    mutating func fold(with composer: inout SegmentComposer) throws(SentenceError) {
        while at < count {
            foldASCII()
            while at < count, input[at] >= 0x80 {
                isASCII = false
                foldLetters()
                guard at < count, input[at] >= 0x80 else { break }
                try foldScalar(with: &composer)
            }
        }
        endWord()
        if end == 0 { hear(0x20, at: at, length: 1) }
    }

    // MARK: ASCII

    /// Reads up to the next byte beyond ASCII: letters, digits and single spaces many at a time, anything else one by one.
    private mutating func foldASCII() {
        let first = at
        while foldRun() { foldSign() }
        // At the end of the text nothing follows that could be composed with its last letter.
        guard at > first, at < count else { return }
        combiningClass = 0
        let last = table.entry(UInt32(input[at - 1])).kind
        boundary = last.isLetterOrDigit || last == .sign ? (at - 1, end - 1) : nil
    }

    /// Reads letters, digits and single spaces, sixteen and then eight at a time; whether something else of ASCII stands where they end.
    @inline(__always)
    private mutating func foldRun() -> Bool {
        var at = at
        var end = end
        let first = at
        // The high bit of the byte behind a space.
        var afterSpace: UInt64 = end == 0 || output[end - 1] == 0x20 ? 0x80 : 0
        while count &- at >= 16 {
            let bits = UnsafeRawPointer(input + at).loadUnaligned(as: SIMD2<UInt64>.self)
            let letters = ByteLanes.letters(in: bits)
            let spaces = ByteLanes.spaces(in: bits)
            let behindSpaces = spaces &<< 8 | SIMD2(afterSpace, spaces[0] >> 56)
            let stops = (letters | ByteLanes.digits(in: bits) | spaces) ^ .each(0x80) | spaces & behindSpaces
            if stops != .zero { break }
            UnsafeMutableRawPointer(output + end).storeBytes(of: bits | letters &>> 2, as: SIMD2<UInt64>.self)
            afterSpace = spaces[1] >> 56
            at &+= 16
            end &+= 16
        }
        while at < count {
            let bits = count &- at >= 8 ? load(at) : tail(at)
            let letters = ByteLanes.letters(in: bits)
            let spaces = ByteLanes.spaces(in: bits)
            let stops = (letters | ByteLanes.digits(in: bits) | spaces) ^ .each(0x80) | spaces & (spaces << 8 | afterSpace)
            let length = stops == 0 ? 8 : stops.trailingZeroBitCount >> 3
            store(bits | letters >> 2, at: end)
            at &+= length
            end &+= length
            if stops != 0 { break }
            afterSpace = spaces >> 56
        }
        if at > first { map.align(folded: self.end, original: first) }
        self.at = at
        self.end = end
        return at < count && input[at] < 0x80
    }

    /// Reads one scalar of ASCII that is no letter or digit, or a space behind another.
    private mutating func foldSign() {
        let kind = table.entry(UInt32(input[at])).kind
        if isHeard(kind, length: 1) { hear(UInt32(input[at]), at: at, length: 1) } else { endWord() }
        if kind == .dot { dotEnd = at + 1 }
        at += 1
    }

    @inline(__always)
    private func load(_ offset: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(input + offset).loadUnaligned(as: UInt64.self))
    }

    /// The bytes from `offset` to the end, fewer than eight, and zeros.
    @inline(__always)
    private func tail(_ offset: Int) -> UInt64 {
        if count >= 8 { return load(count - 8) >> UInt64((8 - (count - offset)) * 8) }
        var bits: UInt64 = 0
        for index in offset..<count { bits |= UInt64(input[index]) << UInt64((index - offset) * 8) }
        return bits
    }

    @inline(__always)
    private func store(_ bits: UInt64, at offset: Int) {
        UnsafeMutableRawPointer(output + offset).storeBytes(of: bits.littleEndian, as: UInt64.self)
    }

    // MARK: All scripts

    /// Letters and marks that stand for themselves and fold to as many bytes, as most do, with single spaces between them: one look at the
    /// table each.
    private mutating func foldLetters() {
        var at = at
        var end = end
        var holdsMarks = holdsMarks
        while at < count {
            if input[at] == 0x20, end > 0, output[end &- 1] != 0x20, at &+ 1 < count, input[at &+ 1] >= 0x80 {
                output[end] = 0x20
                at &+= 1
                end &+= 1
            }
            guard input[at] >= 0x80, let (scalar, length) = UTF8Decoding.decode(input + at, limit: count &- at) else { break }
            let entry = table.entry(scalar)
            guard entry.isPlainLetter, UTF8Decoding.length(of: entry.folded) == length else { break }
            holdsMarks = holdsMarks || entry.isMark
            end &+= UTF8Decoding.write(entry.folded, to: output + end)
            at &+= length
        }
        guard at > self.at else { return }
        map.align(folded: self.end, original: self.at)
        let isWord = output[end - 1] != 0x20
        // The two texts go alike.
        let length = isWord ? end - UTF8Decoding.start(ofScalarBefore: output, end) : 0
        boundary = isWord ? (at - length, end - length) : nil
        combiningClass = 0
        self.holdsMarks = holdsMarks
        self.at = at
        self.end = end
    }

    private mutating func foldScalar(with composer: inout SegmentComposer) throws(SentenceError) {
        let (scalar, length) = try decode(at)
        let entry = table.entry(scalar)
        if entry.needsComposing || isMisordered(scalar, entry) { return try foldSegment(from: entry, with: &composer) }
        if entry.kind == .dropped {
            if dotEnd == at { dotEnd += length }
        } else if isHeard(entry.kind, length: length) {
            if entry.kind == .mark { holdsMarks = true }
            let isComposable = entry.kind.isLetterOrDigit || entry.kind == .sign
            if !isComposable { boundary = nil } else if entry.isBoundary || boundary == nil { boundary = (at, end) }
            hear(entry, at: at, length: length)
        } else {
            boundary = nil
            endWord()
        }
        if entry.kind == .dot { dotEnd = at + length }
        at += length
    }

    /// Marks out of the order that composed text has them in.
    @inline(__always)
    private mutating func isMisordered(_ scalar: UInt32, _ entry: CharacterEntry) -> Bool {
        if entry.kind == .dropped { return false }
        guard entry.isCombining else {
            combiningClass = 0
            return false
        }
        let own = table.combiningClass(scalar)
        defer { combiningClass = own }
        return own < combiningClass
    }

    /// Composes a letter with its marks, or a scalar that is not composed, and hears the result as one unit of the original.
    /// What is dropped is dropped first, so that it cannot keep a letter and its mark apart.
    private mutating func foldSegment(from entry: CharacterEntry, with composer: inout SegmentComposer) throws(SentenceError) {
        var start = at
        if !entry.isBoundary, let boundary {
            start = boundary.input
            end = boundary.output
            map.cut(from: end)
        }
        var segmentEnd = at + (try decode(at).length)
        while segmentEnd < count {
            let (scalar, length) = try decode(segmentEnd)
            let next = table.entry(scalar)
            if next.isBoundary, next.kind != .dropped { break }
            segmentEnd += length
        }
        boundary = nil
        combiningClass = 0
        at = start
        let raw = UnsafeBufferPointer(start: input + start, count: segmentEnd - start)
        let table = table
        composer.compose(raw, by: { Self.composed(raw, by: $0, table) }, { hearSegment($0, at: start) })
        at = segmentEnd
    }

    /// Hears composed text as one unit of the original.
    private mutating func hearSegment(_ composed: UnsafeBufferPointer<UInt8>, at start: Int) {
        guard let bytes = composed.baseAddress else { return }
        var offset = 0
        var isFirst = true
        while offset < composed.count {
            let scalar = UTF8Decoding.scalar(bytes + offset)
            offset += UTF8Decoding.length(of: scalar)
            let entry = table.entry(scalar)
            guard entry.kind.isLetterOrDigit || entry.kind == .sign else { continue }
            if entry.kind == .mark { holdsMarks = true }
            if isFirst {
                map.beginWhole(folded: end, original: start)
                isFirst = false
            }
            write(entry.folded)
        }
    }

    /// Case goes first: `J̌` has no composed form, but `ǰ` has. A dot above an `i` is none (`İ` is `i`).
    private static func composed(_ raw: UnsafeBufferPointer<UInt8>, by normalizer: (any Normalizer)?, _ table: CharacterTable) -> String {
        var text = String(decoding: raw, as: UTF8.self)
        // Only in composed order can be seen whether a dot stands directly above its letter.
        if text.unicodeScalars.contains(where: { $0 == "\u{307}" || $0 == "\u{130}" }) { text = composed(text, by: normalizer) }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let entry = table.entry(scalar.value)
            if entry.kind == .dropped || scalar.value == 0x307 && scalars.last == "i" { continue }
            guard let folded = Unicode.Scalar(entry.folded) else { continue }
            scalars.append(folded)
            if entry.isDoubled { scalars.append(folded) }
        }
        let composed = composed(String(scalars), by: normalizer)
        // Composing at most triples a text. A normaliser that gives more is not heard: the room in `output` depends on it, and each scalar
        // is folded once more on its way there.
        return composed.utf8.count * 2 <= raw.count * growth ? composed : String(decoding: raw, as: UTF8.self)
    }

    private static func composed(_ text: String, by normalizer: (any Normalizer)?) -> String {
        guard let normalizer else { return text }
        var text = text
        return String(decoding: text.withUTF8 { normalizer.composed($0) }, as: UTF8.self)
    }

    // MARK: What is heard

    /// Whether the scalar at `at`, of that kind and length, is heard where it stands.
    @inline(__always)
    private func isHeard(_ kind: CharacterKind, length: Int) -> Bool {
        switch kind {
        case .letter, .mark, .digit, .sign: true
        case .hyphen, .dot, .inner, .separator: isHeardBetween(kind, length: length)
        case .punctuation, .space, .dropped: false
        }
    }

    private func isHeardBetween(_ kind: CharacterKind, length: Int) -> Bool {
        let before = kindBefore()
        let after = kindAfter(at + length)
        return switch kind {
        case .hyphen: after == .digit && !before.isLetter
        case .dot: after.isLetterOrDigit && after != .mark && dotEnd != at
        case .inner: before.isLetterOrDigit && after.isLetterOrDigit && after != .mark
        case .separator: before == .digit && after == .digit
        default: false
        }
    }

    /// The kind of the last scalar heard; a space at the start of a word.
    private func kindBefore() -> CharacterKind {
        guard end > 0 else { return .space }
        return table.entry(UTF8Decoding.scalar(output + UTF8Decoding.start(ofScalarBefore: output, end))).kind
    }

    /// The kind of the first scalar from `offset` that is not dropped; a space at the end.
    private func kindAfter(_ offset: Int) -> CharacterKind {
        var offset = offset
        while offset < count {
            guard let (scalar, length) = try? decode(offset) else { return .space }
            let kind = table.entry(scalar).kind
            if kind != .dropped { return kind }
            offset += length
        }
        return .space
    }

    // MARK: Writing

    /// Writes what the scalar at `offset` folds to.
    @inline(__always)
    private mutating func hear(_ entry: CharacterEntry, at offset: Int, length: Int) {
        if entry.isDoubled {
            map.beginWhole(folded: end, original: offset)
            write(entry.folded)
            write(entry.folded)
        } else {
            hear(entry.folded, at: offset, length: length)
        }
    }

    @inline(__always)
    private mutating func hear(_ folded: UInt32, at offset: Int, length: Int) {
        if UTF8Decoding.length(of: folded) == length {
            map.align(folded: end, original: offset)
        } else {
            map.beginWhole(folded: end, original: offset)
        }
        write(folded)
    }

    /// Ends the word, if one has begun, at `at`.
    @inline(__always)
    private mutating func endWord() {
        guard end > 0, output[end - 1] != 0x20 else { return }
        map.align(folded: end, original: at)
        output[end] = 0x20
        end += 1
    }

    @inline(__always)
    private mutating func write(_ scalar: UInt32) {
        end += UTF8Decoding.write(scalar, to: output + end)
    }

    @inline(__always)
    private func decode(_ offset: Int) throws(SentenceError) -> (scalar: UInt32, length: Int) {
        guard let decoded = UTF8Decoding.decode(input + offset, limit: count - offset) else {
            throw .invalidUTF8(offset: offset)
        }
        return decoded
    }
}
