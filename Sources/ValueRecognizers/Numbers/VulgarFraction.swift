/// A fraction that is one character: ½, ¾, ⅔.
struct VulgarFraction: Equatable {
    var numerator: Int
    var denominator: Int
    /// In the folded text.
    var end: Int

    /// The first two bytes of each.
    static let starts: [(UInt8, UInt8)] = [(0xC2, 0xBC), (0xC2, 0xBD), (0xC2, 0xBE), (0xE2, 0x85)]

    init?(_ text: FoldedText, at position: Int) {
        guard text[position] == 0xC2 || text[position] == 0xE2 else { return nil }
        let (scalar, length) = text.scalar(at: position)
        guard let (numerator, denominator) = Self.parts[scalar] else { return nil }
        (self.numerator, self.denominator) = (numerator, denominator)
        end = position + length
    }

    private static let parts: [UInt32: (Int, Int)] = [
        0xBC: (1, 4), 0xBD: (1, 2), 0xBE: (3, 4), 0x2150: (1, 7), 0x2151: (1, 9), 0x2152: (1, 10), 0x2153: (1, 3), 0x2154: (2, 3),
        0x2155: (1, 5), 0x2156: (2, 5), 0x2157: (3, 5), 0x2158: (4, 5), 0x2159: (1, 6), 0x215A: (5, 6), 0x215B: (1, 8), 0x215C: (3, 8),
        0x215D: (5, 8), 0x215E: (7, 8),
    ]
}
