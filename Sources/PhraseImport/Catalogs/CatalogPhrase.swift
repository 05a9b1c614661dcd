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
    /// The key is in no code any more, and stays for the sake of its translations.
    package var isStale = false

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
    /// What a text of a catalogue consists of; `nil` where a placeholder is not closed or has no name.
    static func pieces(of text: String) -> [Piece]? {
        let (pieces, isWhole) = piecesAndFaults(of: text)
        return isWhole ? pieces : nil
    }

    /// A `$` that begins no placeholder is text, and so is a placeholder that is not closed or has no name.
    static func piecesAndFaults(of text: String) -> (pieces: [Piece], isWhole: Bool) {
        var pieces: [Piece] = []
        var before = ""
        var isWhole = true
        // By scalars: where a suffix begins with a vowel sign, brace and sign are one character.
        var rest = text.unicodeScalars[...]
        while let start = rest.firstRange(of: "${".unicodeScalars) {
            before += String(rest[..<start.lowerBound])
            let end = rest[start.upperBound...].firstIndex { $0 == "}" || $0 == "{" }
            let name = end.map { rest[start.upperBound..<$0] }.map(Self.trimmed)
            guard let end, rest[end] == "}", let name, Self.isName(name) else {
                isWhole = false
                before += "${"
                rest = rest[start.upperBound...]
                continue
            }
            if !before.isEmpty { pieces.append(.text(before)) }
            before = ""
            pieces.append(.placeholder(name))
            rest = rest[rest.index(after: end)...]
        }
        before += String(rest)
        if !before.isEmpty { pieces.append(.text(before)) }
        return (pieces, isWhole)
    }

    /// Translators write blanks around names.
    private static func trimmed(_ name: Substring.UnicodeScalarView) -> String {
        var name = name
        while let first = name.first, first.properties.isWhitespace { name.removeFirst() }
        while let last = name.last, last.properties.isWhitespace { name.removeLast() }
        return String(name)
    }

    private static func isName(_ name: String) -> Bool {
        name.contains { $0.isLetter || $0.isNumber || $0 == "_" } && name.allSatisfy { $0.isLetter || $0.isNumber || "_.-:".contains($0) }
    }
}

extension [CatalogPhrase.Piece] {
    /// The pieces as a phrase can be said: a placeholder that stands there twice is another one, called by a number.
    func countingPlaceholders() -> [CatalogPhrase.Piece] {
        var taken = Set(compactMap { if case .placeholder(let name) = $0 { name } else { nil } })
        var seen: Set<String> = []
        return map { piece in
            guard case .placeholder(let name) = piece, name != CatalogPhrase.applicationName, !seen.insert(name).inserted else {
                return piece
            }
            var number = 2
            while !taken.insert("\(name)\(number)").inserted { number += 1 }
            return .placeholder("\(name)\(number)")
        }
    }

    /// The pieces without placeholders of free text that touch the one before: nobody can tell where one ends and the next begins.
    ///
    /// - Returns: And the first that was left out; `nil` where none was.
    func separatingFreeTexts(_ isFreeText: (String) -> Bool) -> (pieces: [CatalogPhrase.Piece], touching: String?) {
        var pieces: [CatalogPhrase.Piece] = []
        var touching: String?
        for piece in self {
            if case .placeholder(let name) = piece, isFreeText(name) {
                var before = pieces[...]
                while case .text(let text)? = before.last, text.allSatisfy(\.isWhitespace) { before.removeLast() }
                if case .placeholder(let other)? = before.last, isFreeText(other) {
                    touching = touching ?? name
                    pieces = Array(before)
                    continue
                }
            }
            pieces.append(piece)
        }
        return (pieces, touching)
    }
}
