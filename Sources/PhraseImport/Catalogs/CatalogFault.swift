import PhraseSyntax
import PhraseText

/// What is wrong with what a catalogue says, however it is written.
enum CatalogFault {
    /// A folder or a member with the name of a language that is none.
    case invalidLanguage(String)
    case emptyPhrase
    case nul
    /// `${` without a name and `}` behind it.
    case brokenPlaceholder
    /// Something else than what a string catalogue has at a place.
    case unexpectedMember(String, expected: String)
}

extension CatalogFault {
    func diagnostic(at place: SourcePlace) -> Diagnostic {
        Diagnostic(id: id, severity: .error, message: message, place: place)
    }

    private var id: String {
        switch self {
        case .invalidLanguage: "catalog-language"
        case .emptyPhrase: "empty-phrase"
        case .nul: "nul"
        case .brokenPlaceholder: "broken-placeholder"
        case .unexpectedMember: "catalog-shape"
        }
    }

    private var message: String {
        switch self {
        case .invalidLanguage(let name): "'\(VisibleText.escaped(name))' is no language tag; expected one like 'en', 'pt-BR' or 'zh_TW'"
        case .emptyPhrase: "the phrase is empty"
        case .nul: "the phrase holds a NUL, which no sentence has"
        case .brokenPlaceholder: "a placeholder is written '${name}'; this one has no name, or no '}'"
        case .unexpectedMember(let path, let expected): "\(VisibleText.escaped(path)): expected \(expected)"
        }
    }
}
