import PhraseText

/// The folded bytes of a sentence while it is loaded: single spaces between words, one at the end.
///
/// Borrowed memory; it lives as long as the call that it was passed to. Behind the end every read answers a space, so that
/// readers need not compare positions.
struct FoldedText: BitwiseCopyable {
    private let bytes: UnsafePointer<UInt8>?
    /// The length, without the space at the end.
    let count: Int
    #if DEBUG || COUNTING_READS
        private let reads = ReadCount.counter
    #endif

    /// - Parameter bytes: folded, with the space at the end.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes.baseAddress
        count = max(0, bytes.count - 1)
    }

    private init(_ bytes: UnsafePointer<UInt8>?, count: Int) {
        self.bytes = bytes
        self.count = count
    }

    /// A part of the text as a text of its own.
    func part(_ range: Range<Int>) -> FoldedText { FoldedText(bytes.map { $0 + range.lowerBound }, count: range.count) }

    /// The bytes of a range, which must lie in the text.
    func bytes(in range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: bytes.map { $0 + range.lowerBound }, count: range.count)
    }

    @inline(__always)
    subscript(position: Int) -> UInt8 {
        #if DEBUG || COUNTING_READS
            reads?.pointee += 1
        #endif
        guard position < count, let bytes else { return 0x20 }
        return bytes[position]
    }

    /// The characters of words in a range: the evidence that spelled values are. Digits, and what stands between them, are none.
    func letterCount(in range: Range<Int>) -> Int {
        var count = 0
        var position = range.lowerBound
        while position < range.upperBound {
            let byte = self[position]
            if byte < 0x80 {
                if byte >= 0x61, byte <= 0x7A { count += 1 }
                position += 1
            } else {
                if digit(at: position) == nil { count += 1 }
                position += scalar(at: position).length
            }
        }
        return count
    }

    /// A word may end before `position`: no letter or digit of a script with spaces stands there, or one of another script before it.
    func isBoundary(_ position: Int) -> Bool {
        switch self[position] {
        case 0x30...0x39, 0x61...0x7A, 0xC3...0xDF: isBehindEastAsianLetter(position)
        default: true
        }
    }

    /// Han, kana and Hangul are written in three bytes, and touch the digits and the Latin letters beside them.
    private func isBehindEastAsianLetter(_ position: Int) -> Bool {
        guard position >= 3, (0xE3...0xED).contains(self[position - 3]), self[position - 1] & 0xC0 == 0x80 else { return false }
        let traits = Unicode.Scalar(scalar(at: position - 3).value).map { CharacterTraits($0) }
        return traits?.kind == .letter
    }

    /// The scalar at `position` and its length in bytes. The text is valid UTF-8.
    func scalar(at position: Int) -> (value: UInt32, length: Int) {
        let first = UInt32(self[position])
        func tail(_ offset: Int) -> UInt32 { UInt32(self[position + offset]) & 0x3F }
        switch first {
        case 0..<0x80: return (first, 1)
        case ..<0xE0: return ((first & 0x1F) << 6 | tail(1), 2)
        case ..<0xF0: return ((first & 0x0F) << 12 | tail(1) << 6 | tail(2), 3)
        default: return ((first & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
        }
    }

    /// The digit at `position`, of any script, and its length in bytes.
    @inline(__always)
    func digit(at position: Int) -> (value: Int, length: Int)? {
        let byte = self[position]
        if byte < 0x80 { return byte &- 0x30 < 10 ? (Int(byte &- 0x30), 1) : nil }
        return otherDigit(at: position)
    }

    @inline(never)
    private func otherDigit(at position: Int) -> (value: Int, length: Int)? {
        let (value, length) = scalar(at: position)
        // Few characters are digits, and the table of the text knows them faster than the toolchain's.
        guard let scalar = Unicode.Scalar(value), CharacterTraits(scalar).kind == .digit, let number = scalar.properties.numericValue else {
            return nil
        }
        return (Int(number), length)
    }
}
