import PhraseText

/// Where `spacing free` makes spaces mean nothing: beside a letter of a script written without spaces.
enum FreeSpacing {
    /// Folded text without such spaces.
    static func withoutFreeSpaces(_ folded: [UInt8]) -> [Unicode.Scalar] {
        let scalars = Array(String(decoding: folded, as: UTF8.self).unicodeScalars)
        return scalars.indices.filter { !isFree($0, in: scalars) }.map { scalars[$0] }
    }

    private static func isFree(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        scalars[index] == " " && index > 0 && index + 1 < scalars.count
            && (CharacterTraits(scalars[index - 1]).isSpaceless || CharacterTraits(scalars[index + 1]).isSpaceless)
    }
}
