import PhraseSyntax
import PhraseText

/// What Apple's tools refuse or warn of in the shortcuts of an app, and phrase files may have.
enum AppleProfileFault {
    /// A sentence of the phrase does not name the app.
    case unaddressed
    case tooManyParameters(given: Int)
    case arrayParameter(String)
    /// Neither an enum, nor an entity, nor a Bool with display names.
    case openParameter(String, type: String)
    case tooManyShortcuts(given: Int)
    case tooManyPhrases(given: Int, language: String)
    case tooManyNames(given: Int, language: String)
    case severalProviders(given: Int)
    /// Two phrases of different shortcuts are nearly the same.
    case nearDuplicate(String, of: String, other: SourcePlace)
    /// There are so many phrases that not all are compared.
    case uncompared
}

extension AppleProfile {
    static let shortcutsOfApp = 10
    static let phrasesOfLanguage = 1_000
    static let alternativeNames = 3
}

// How the faults are identified and worded.
extension AppleProfileFault {
    func diagnostic(at place: SourcePlace) -> Diagnostic {
        var notes: [Diagnostic.Note] = []
        if case .nearDuplicate(_, _, let other) = self { notes = [.init("the other phrase", at: other)] }
        return Diagnostic(id: "apple-" + id, severity: isWarning ? .warning : .error, message: message, place: place, notes: notes)
    }

    private var isWarning: Bool {
        switch self {
        case .tooManyPhrases, .nearDuplicate, .uncompared: true
        default: false
        }
    }

    private var id: String {
        switch self {
        case .unaddressed: "no-app-name"
        case .tooManyParameters: "too-many-parameters"
        case .arrayParameter: "array-parameter"
        case .openParameter: "open-parameter"
        case .tooManyShortcuts: "too-many-shortcuts"
        case .tooManyPhrases: "too-many-phrases"
        case .tooManyNames: "too-many-names"
        case .severalProviders: "several-providers"
        case .nearDuplicate: "near-duplicate"
        case .uncompared: "uncompared"
        }
    }

    private var message: String {
        switch self {
        case .unaddressed: "the phrase does not name the app; App Intents drops it"
        case .tooManyParameters(let given): "the phrase has \(given) parameters; App Intents allows one"
        case .arrayParameter(let name): "'\(name)' is an array, which App Intents has in no phrase"
        case .openParameter(let name, let type):
            "'\(name)' is of the type '\(type)'; App Intents has enums, entities and a Bool with display names in phrases"
        case .tooManyShortcuts(let given): "the app has \(given) shortcuts; App Intents allows \(AppleProfile.shortcutsOfApp)"
        case .tooManyPhrases(let given, let language):
            "the phrases in '\(language)' stand for \(given) with the values of their parameters; App Intents takes about "
                + "\(AppleProfile.phrasesOfLanguage) and leaves out the rest"
        case .tooManyNames(let given, let language):
            "the app has \(given) names in '\(language)'; App Intents allows \(AppleProfile.alternativeNames) beside its own"
        case .severalProviders(let given): "the app has \(given) providers of shortcuts; App Intents allows one"
        case .nearDuplicate(let shortcut, let other, _):
            "a phrase of '\(VisibleText.escaped(shortcut))' is nearly one of '\(VisibleText.escaped(other))'; such phrases are told apart badly"
        case .uncompared: "there are so many phrases that those from here on are not compared for being nearly the same"
        }
    }
}
