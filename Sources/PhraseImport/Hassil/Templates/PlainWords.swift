import PhraseSyntax

/// Texts without syntax as the words that they are made of.
enum PlainWords {
    /// The runs of a text between white space.
    static func of(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        var words: [String] = []
        var start = 0
        var at = 0
        func take(upTo end: Int) { if end > start { words.append(String(decoding: bytes[start..<end], as: UTF8.self)) } }
        while at < bytes.count {
            let length = bytes[at] == 0x0A ? 1 : SyntaxCharacters.lengthOfWhiteSpace(in: bytes, at: at, end: bytes.count)
            if length > 0 {
                take(upTo: at)
                start = at + length
            }
            at += max(1, length)
        }
        take(upTo: bytes.count)
        return words
    }

    /// The words of a text with one space between each two.
    static func spaced(_ text: String) -> String { of(text).joined(separator: " ") }
}
