// What matcher and recognisers ask about places of the folded text.

extension Sentence {
    /// Whether a word begins at a folded offset.
    @inlinable package func isWordStart(_ offset: Int) -> Bool {
        offset < count - 1 && (offset == 0 || bytes[offset - 1] == 0x20)
    }

    /// Where the word at, or the space before, a folded offset ends: the offset of the next space. O(length of the word).
    package func wordEnd(from offset: Int) -> Int {
        var offset = offset
        while offset < count - 1 {
            // Behind the text stand zeros.
            let spaces = ByteLanes.firstSpace(in: UInt64(littleEndian: UnsafeRawPointer(bytes + offset).loadUnaligned(as: UInt64.self)))
            if spaces != 0 { return offset + spaces.trailingZeroBitCount >> 3 }
            offset += 8
        }
        return count - 1
    }

    /// The traits of the scalar that begins at a folded offset; of a space at the end.
    package func traits(at offset: Int) -> CharacterTraits {
        guard offset < count else { return CharacterTraits(kind: .space, isSpaceless: false) }
        return CharacterTraits(table.entry(UTF8Decoding.scalar(bytes + offset)))
    }

    /// The traits of the scalar that ends at a folded offset; of a space at the start.
    package func traits(before offset: Int) -> CharacterTraits {
        guard offset > 0, offset <= count else { return CharacterTraits(kind: .space, isSpaceless: false) }
        return CharacterTraits(table.entry(UTF8Decoding.scalar(bytes + UTF8Decoding.start(ofScalarBefore: bytes, offset))))
    }

    /// The scalar that begins at a folded offset, and where the next one does.
    package func scalar(at offset: Int) -> (scalar: Unicode.Scalar, end: Int) {
        let value = UTF8Decoding.scalar(bytes + offset)
        return (Unicode.Scalar(value) ?? "\u{FFFD}", offset + UTF8Decoding.length(of: value))
    }

    /// Characters as evidence counts them: Unicode scalars of the folded text, without spaces.
    package func characters(in range: Range<Int>) -> Int {
        var characters = 0
        for offset in range where bytes[offset] & 0xC0 != 0x80 && bytes[offset] != 0x20 { characters += 1 }
        return characters
    }
}
