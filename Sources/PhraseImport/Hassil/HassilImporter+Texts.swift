import PhraseSyntax
import PhraseText

extension HassilImporter {
    /// The most texts that a name is taken to stand for.
    private static let textsOfName = 1_024
    /// The most bytes of all these texts.
    private static let bytesOfName = 262_144

    /// The plain texts that a template without references stands for: `[the] lamp` is "the lamp" and "lamp".
    ///
    /// A text without any of `( ) { } < > [ ] | @` is itself, as in hassil's lists; so is one that is no template. None for a text without
    /// words, and for one that stands for more than a thousand or for very long ones.
    package static func texts(ofTemplate text: String) -> [String] {
        let words = PlainWords.spaced(text)
        let bytes = Array(text.utf8)
        guard bytes.contains(where: HassilReader.isBracket) else { return words.isEmpty ? [] : [words] }
        var reader = HassilTemplateReader(bytes, in: SourceSpan(0, bytes.count), references: [])
        let alternatives = reader.read()
        guard !alternatives.isEmpty else { return words.isEmpty ? [] : [words] }
        var expansion = TemplateExpansion(limit: textsOfName, bytes: bytesOfName)
        return expansion.texts(of: alternatives) ?? []
    }
}
