package import PhraseText

/// One phrase of an app's shortcuts as a catalogue has it: in one language, under the key that names its shortcut.
package struct CatalogPhrase: Sendable {
    package enum Piece: Hashable, Sendable {
        case text(String)
        /// `${target}`
        case placeholder(String)
    }

    /// What the app is called in phrases.
    package static let applicationName = "applicationName"

    /// In a `.strings` file the phrase in the language that the app is written in, in a `.xcstrings` file the first phrase of the shortcut.
    package var key: String
    /// A well-formed tag.
    package var language: String
    package var pieces: [Piece]
    package var place: SourcePlace

    package var placeholders: [String] {
        pieces.compactMap { if case .placeholder(let name) = $0 { name } else { nil } }
    }

    /// The placeholders that parameters fill.
    package var parameters: [String] { placeholders.filter { $0 != Self.applicationName } }

    package var isAddressed: Bool { placeholders.contains(Self.applicationName) }

    /// As a catalogue writes it.
    package var text: String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .placeholder(let name): "${\(name)}"
            }
        }.joined()
    }
}

extension CatalogPhrase {
    /// What a text of a catalogue consists of. A `$` that begins no placeholder is text; `nil` where a placeholder is not closed or has no
    /// name.
    static func pieces(of text: String) -> [Piece]? {
        var pieces: [Piece] = []
        // By scalars: where a suffix begins with a vowel sign, brace and sign are one character.
        var rest = text.unicodeScalars[...]
        while let start = rest.firstRange(of: "${".unicodeScalars) {
            guard let end = rest[start.upperBound...].firstIndex(of: "}") else { return nil }
            let name = String(rest[start.upperBound..<end])
            guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else { return nil }
            if start.lowerBound > rest.startIndex { pieces.append(.text(String(rest[..<start.lowerBound]))) }
            pieces.append(.placeholder(name))
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty { pieces.append(.text(String(rest))) }
        return pieces
    }
}
