/// What the language of a phrase changes in how it is compiled.
struct WritingSystem: Sendable, Equatable {
    /// White space between letters of scripts without spaces means nothing, and free text may end at any character.
    var isSpacingFree: Bool
    /// Text may touch the end of a list's value: `Wohnzimmer` in `Wohnzimmerlampe`.
    var writesCompounds: Bool

    init(tag: String, spacingFree: Bool) {
        isSpacingFree = spacingFree
        let language = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
        writesCompounds = Self.compounding.contains(language)
    }

    /// Languages that join nouns into one word without a space.
    private static let compounding: Set<String> = [
        "de", "lb", "nl", "af", "sv", "nb", "da", "is", "fi", "et", "hu", "nn", "no", "fy", "fo",
    ]
}
