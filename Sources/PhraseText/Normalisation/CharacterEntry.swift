/// A scalar's row in the table of character classes, in 32 bits:
///
///     bits  0–20  the scalar that it folds to
///     bits 21–24  its kind
///     bit     25  it is written without spaces between words
///     bit     26  it may compose with what stands before it
///     bit     27  it folds to its folded scalar twice (`ß`)
///     bit     28  its combining class is not 0
///     bit     29  it is not itself composed
struct CharacterEntry: Equatable, Sendable {
    let bits: UInt32

    private static let spacelessBit: UInt32 = 1 << 25
    private static let composingBit: UInt32 = 1 << 26
    private static let doubledBit: UInt32 = 1 << 27
    private static let combiningBit: UInt32 = 1 << 28
    private static let uncomposedBit: UInt32 = 1 << 29

    @inline(__always)
    init(bits: UInt32) { self.bits = bits }

    init(
        folded: UInt32, kind: CharacterKind, isSpaceless: Bool = false, isComposing: Bool = false, isDoubled: Bool = false,
        isCombining: Bool = false, isUncomposed: Bool = false
    ) {
        bits =
            folded | UInt32(kind.rawValue) << 21 | (isSpaceless ? Self.spacelessBit : 0) | (isComposing ? Self.composingBit : 0)
            | (isDoubled ? Self.doubledBit : 0) | (isCombining ? Self.combiningBit : 0) | (isUncomposed ? Self.uncomposedBit : 0)
    }

    @inline(__always)
    var folded: UInt32 { bits & 0x1F_FFFF }
    @inline(__always)
    var kind: CharacterKind { CharacterKind(rawValue: UInt8(bits >> 21 & 15)) ?? .sign }
    @inline(__always)
    var isMark: Bool { bits >> 21 & 15 == UInt32(CharacterKind.mark.rawValue) }
    @inline(__always)
    var isSpaceless: Bool { bits & Self.spacelessBit != 0 }
    /// Whether composing has to look at it.
    @inline(__always)
    var needsComposing: Bool { bits & (Self.composingBit | Self.uncomposedBit) != 0 }
    @inline(__always)
    var isDoubled: Bool { bits & Self.doubledBit != 0 }
    @inline(__always)
    var isCombining: Bool { bits & Self.combiningBit != 0 }
    /// A letter or mark that is never composed with what stands before it, folds to one scalar and stays in its place, as most do.
    @inline(__always)
    var isPlainLetter: Bool {
        bits & (14 << 21 | Self.composingBit | Self.doubledBit | Self.combiningBit | Self.uncomposedBit) == 0
    }
    /// Composing never joins it to what stands before it.
    @inline(__always)
    var isBoundary: Bool { bits & (Self.composingBit | Self.combiningBit) == 0 }
}
