import PhraseText
import Testing

/// The predicates of bytes in a register, against the comparison of each byte.
struct ByteLanesTests {
    /// Every byte in every lane, among neighbours that differ in one bit.
    private static let registers: [[UInt8]] = (UInt8.min...UInt8.max).flatMap { byte in
        (0..<8).map { lane in (0..<8).map { $0 == lane ? byte : byte ^ (1 << UInt8($0)) } }
    }

    private static func word(_ bytes: [UInt8]) -> UInt64 {
        bytes.enumerated().reduce(0) { $0 | UInt64($1.element) << UInt64($1.offset * 8) }
    }

    private static func lanes(_ bytes: [UInt8], where matches: (UInt8) -> Bool) -> UInt64 { word(bytes.map { matches($0) ? 0x80 : 0 }) }

    @Test("Letters, digits and spaces, in eight bytes and in both halves of sixteen")
    func predicatesOfAllBytes() {
        for bytes in Self.registers {
            let bits = Self.word(bytes)
            let pair = SIMD2(bits, ~bits)
            let others = bytes.map { ~$0 }
            func check(_ one: UInt64, _ two: SIMD2<UInt64>, _ matches: (UInt8) -> Bool) {
                #expect(one == Self.lanes(bytes, where: matches), "\(bytes)")
                #expect(two == SIMD2(one, Self.lanes(others, where: matches)), "\(bytes)")
            }
            check(ByteLanes.letters(in: bits), ByteLanes.letters(in: pair)) { 0x61...0x7A ~= $0 | 0x20 && $0 < 0x80 }
            check(ByteLanes.digits(in: bits), ByteLanes.digits(in: pair)) { 0x30...0x39 ~= $0 }
            check(ByteLanes.spaces(in: bits), ByteLanes.spaces(in: pair)) { $0 == 0x20 }
        }
    }

    @Test("The lowest answer is the first byte that is looked for")
    func firstByte() {
        for bytes in Self.registers {
            for wanted in [bytes[0], bytes[3], bytes[7], 0x20, 0x21, 0x00, 0xFF] {
                let found = ByteLanes.firstByte(equalTo: wanted, in: Self.word(bytes))
                #expect((found == 0 ? nil : found.trailingZeroBitCount / 8) == bytes.firstIndex(of: wanted), "\(wanted) in \(bytes)")
            }
        }
    }

    @Test("Characters other than spaces among the first bytes", arguments: ["a é 漢字", "        ", "ab 👍 c ü", "ÄÖÜß"])
    func characters(_ text: String) {
        var bytes = Array(text.utf8.prefix(8))
        bytes += [UInt8](repeating: 0x20, count: 8 - bytes.count)
        for count in 0...8 {
            let expected = bytes.prefix(count).count { $0 & 0xC0 != 0x80 && $0 != 0x20 }
            #expect(ByteLanes.characters(in: Self.word(bytes), count: count) == expected)
        }
    }
}
