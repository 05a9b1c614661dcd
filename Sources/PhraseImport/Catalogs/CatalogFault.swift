import PhraseSyntax
import PhraseText

/// What is wrong with what a catalogue says, however it is written.
enum CatalogFault {
    /// A folder or a member with the name of a language that is none.
    case invalidLanguage(String)
    /// What is not translated yet.
    case emptyPhrase
    case nul
    /// `${` without a name and `}` behind it, which is text.
    case brokenPlaceholder
    /// Something else than what a string catalogue has at a place.
    case unexpectedMember(String, expected: String)
    /// A table of strings has something that is no text.
    case noText(key: String)
    /// Two placeholders of free text stand side by side.
    case touchingPlaceholders(String)
    /// What names a placeholder that is no parameter.
    case foreignPlaceholder(String, text: String)
    case moreFindings
}

extension CatalogFault {
    func diagnostic(at place: SourcePlace) -> Diagnostic {
        Diagnostic(id: id, severity: severity, message: message, place: place)
    }

    /// What is left out, or taken otherwise than it seems, is a warning: the rest of the catalogue is as it should be.
    var severity: Diagnostic.Severity {
        switch self {
        case .unexpectedMember, .moreFindings: .error
        default: .warning
        }
    }

    private var id: String {
        switch self {
        case .invalidLanguage: "catalog-language"
        case .emptyPhrase: "empty-phrase"
        case .nul: "nul"
        case .brokenPlaceholder: "broken-placeholder"
        case .unexpectedMember: "catalog-shape"
        case .noText: "catalog-shape"
        case .touchingPlaceholders: "touching-placeholders"
        case .foreignPlaceholder: "foreign-placeholder"
        case .moreFindings: "more-findings"
        }
    }

    private var message: String {
        switch self {
        case .invalidLanguage(let name):
            "'\(VisibleText.escaped(name))' is no language tag; expected one like 'en', 'pt-BR' or 'zh_TW'; what it says is left out"
        case .emptyPhrase: "the phrase is empty and left out"
        case .nul: "the phrase holds a NUL, which no sentence has, and is left out"
        case .brokenPlaceholder: "a placeholder is written '${name}'; this one has no name, or no '}', and is text"
        case .unexpectedMember(let path, let expected): "\(VisibleText.escaped(path)): expected \(expected)"
        case .noText(let key): "'\(VisibleText.escaped(key))' has no text, and is left out"
        case .touchingPlaceholders(let name):
            "'${\(VisibleText.escaped(name))}' touches the placeholder before it; what is said for both is heard as the first"
        case .foreignPlaceholder(let name, let text):
            "'\(VisibleText.escaped(text))' is left out: '${\(VisibleText.escaped(name))}' is no parameter of the intent, or stands there twice"
        case .moreFindings: "more is wrong with the file than is shown"
        }
    }
}
