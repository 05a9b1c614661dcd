import PhraseText
import PhraseUnicode

/// A text as the matcher hears it, for comparing names: without case, forms of width and composition, and punctuation at the edges.
struct HeardText: Hashable {
    private let bytes: [UInt8]

    init(_ text: String) {
        bytes = Sentence.folded(text, normalizer: FoundationNormalizer())
    }

    var isEmpty: Bool { bytes.isEmpty }

    /// Whether the other text stands inside this one.
    func holds(_ part: HeardText) -> Bool {
        guard !part.bytes.isEmpty, part.bytes.count <= bytes.count else { return false }
        return (0...bytes.count - part.bytes.count).contains { bytes[$0..<$0 + part.bytes.count].elementsEqual(part.bytes) }
    }
}
