import PhraseSyntax
import PhraseText

/// What is wrong with intents and shortcuts declared in code.
enum ShortcutFault: Sendable, Hashable {
    /// `caseDisplayRepresentations` leaves a case out.
    case unnamedCase(enumeration: String, value: String)
    /// A key path in a phrase reaches no parameter stored in the intent.
    case unknownParameter(intent: String)
    case emptyPhrase(intent: String)
    /// A translated phrase names a parameter that the intent does not have.
    case untranslatedParameter(intent: String, parameter: String)
    /// `<app>` is the app's name, so no parameter can be called that.
    case reservedName(intent: String)
    /// Two types of an app have one name.
    case sharedTypeName(name: String, first: String, second: String)
    case repeatedProvider(name: String)
    /// A language of an app's names that is no tag of BCP 47.
    case invalidLanguage(String)
    /// A value preset in code that phrases cannot carry.
    case unwritablePreset(intent: String, parameter: String)
}

extension ShortcutFault {
    var id: String {
        switch self {
        case .unnamedCase: "unnamed-case"
        case .unknownParameter: "unknown-parameter"
        case .emptyPhrase: "empty-phrase"
        case .untranslatedParameter: "unknown-parameter"
        case .reservedName: "reserved-name"
        case .sharedTypeName: "shared-type-name"
        case .repeatedProvider: "repeated-provider"
        case .invalidLanguage: "invalid-language"
        case .unwritablePreset: "unwritable-preset"
        }
    }

    var message: String {
        switch self {
        case .unnamedCase(let enumeration, let value):
            "\(enumeration).caseDisplayRepresentations does not say what people call '\(value)'"
        case .unknownParameter(let intent):
            "a key path in a phrase of \(intent) reaches no parameter stored in it"
        case .emptyPhrase(let intent):
            "a phrase of \(intent) holds no words"
        case .untranslatedParameter(let intent, let parameter):
            "a translated phrase names '${\(parameter)}', which is no parameter of \(intent)"
        case .reservedName(let intent):
            "a parameter of \(intent) is called 'app', which in phrases is the app's name"
        case .sharedTypeName(let name, let first, let second):
            "'\(name)' is the name of two types: \(first) and \(second)"
        case .repeatedProvider(let name):
            "\(name) is listed twice"
        case .invalidLanguage(let tag):
            "'\(tag)' is no language tag; a tag is as 'fr' or 'pt-BR'"
        case .unwritablePreset(let intent, let parameter):
            "the value that a shortcut of \(intent) presets for '\(parameter)' cannot be carried by its phrases"
        }
    }

    func diagnostic(at place: SourcePlace) -> Diagnostic {
        Diagnostic(id: id, severity: .error, message: message, place: place)
    }
}
