/// What a reader asks about a scalar of the folded text.
package struct CharacterTraits: Equatable, Sendable {
    package let kind: CharacterKind
    /// A letter or mark of a script written without spaces between words: Han, kana, Thai, Khmer and others.
    package let isSpaceless: Bool

    package init(kind: CharacterKind, isSpaceless: Bool) {
        self.kind = kind
        self.isSpaceless = isSpaceless
    }

    /// By value, for texts that are folded already.
    package init(_ scalar: Unicode.Scalar) {
        self.init(CharacterTable.shared.entry(scalar.value))
    }

    init(_ entry: CharacterEntry) {
        kind = entry.kind
        isSpaceless = entry.isSpaceless
    }
}
