import IntentModel

extension ShortcutPhrase {
    /// The table that phrases are looked up in.
    static let table = "AppShortcuts"

    /// The parameters that it has places for.
    var parameters: [String] {
        pieces.compactMap { if case .parameter(let name?) = $0 { name } else { nil } }
    }

    /// The phrase as tables have it: `Open ${shelf} in ${applicationName}`.
    var key: String {
        pieces.map { piece in
            switch piece {
            case .literal(let text): text
            case .applicationName: "${applicationName}"
            case .parameter(let name): "${\(name ?? "")}"
            }
        }.joined()
    }

    /// What the table has for the phrase in a language: one phrase, or the set that stands for all phrases of a shortcut.
    func translations(in language: String) -> [ShortcutPhrase] {
        let translation = TranslationTables.translation(of: key, table: Self.table, language: language)
        return translation?.texts.map { ShortcutPhrase(key: $0) } ?? []
    }

    /// A phrase as tables have it.
    init(key: String) {
        var pieces: [Piece] = []
        var rest = key[...]
        while let place = rest.firstMatch(of: /\$\{([^{}]*)\}/) {
            let literal = rest[..<place.range.lowerBound]
            if !literal.isEmpty { pieces.append(.literal(String(literal))) }
            pieces.append(place.1 == "applicationName" ? .applicationName : .parameter(String(place.1)))
            rest = rest[place.range.upperBound...]
        }
        if !rest.isEmpty { pieces.append(.literal(String(rest))) }
        self.init(pieces: pieces)
    }
}
