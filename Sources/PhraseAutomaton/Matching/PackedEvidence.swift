/// Evidence in one integer, so that adding along a path and comparing are single instructions. Larger is better.
///
/// ```
///  63      56 55              40 39      32 31           16 15            0
/// ┌──────────┬──────────────────┬──────────┬───────────────┬───────────────┐
/// │ 255−edits│ 65535−free chars │ 255−free │   preferred   │    literal    │
/// └──────────┴──────────────────┴──────────┴───────────────┴───────────────┘
/// ```
///
/// No field can leave its bits: a sentence holds at most 65,535 characters, and the compiler refuses a phrase with more than
/// 255 free texts on one way. What a compiled file says of its characters is not compared with them: sums wrap, and do not trap.
struct PackedEvidence: Equatable, Comparable, Sendable, BitwiseCopyable {
    var bits: UInt64

    static let none = PackedEvidence(bits: 0xFFFF_FFFF_0000_0000)
    static let edit: UInt64 = 1 << 56
    static let freeTextCharacter: UInt64 = 1 << 40
    static let freeTextSlot: UInt64 = 1 << 32
    static let preferredCharacter: UInt64 = 1 << 16
    static let literalCharacter: UInt64 = 1

    static let maximumCharacters = 0xFFFF
    static let maximumFreeTextSlots = 0xFF

    static func < (left: Self, right: Self) -> Bool { left.bits < right.bits }

    var evidence: Evidence {
        Evidence(
            edits: 0xFF - Int(bits >> 56), freeTextCharacters: 0xFFFF - Int(bits >> 40 & 0xFFFF),
            freeTextSlots: 0xFF - Int(bits >> 32 & 0xFF), preferredCharacters: Int(bits >> 16 & 0xFFFF),
            literalCharacters: Int(bits & 0xFFFF))
    }
}
