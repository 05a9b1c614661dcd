import PhraseSyntax
import PhraseText

/// What a search for clashes has to say.
enum ClashFault {
    /// A sentence reaches phrases of two intents at equal rank.
    case clash(String, and: String, sentence: String)
    /// There was more to search than the work allowed.
    case unsearched
}

// How the faults are identified and worded.
extension ClashFault {
    var id: String {
        switch self {
        case .clash: "phrases-clash"
        case .unsearched: "clashes-unsearched"
        }
    }

    var message: String {
        switch self {
        case .clash(let intent, let other, let sentence):
            "'\(VisibleText.escaped(intent))' and '\(VisibleText.escaped(other))' are both reached by '\(VisibleText.escaped(sentence))'"
        case .unsearched: "the phrases can be said in so many ways that clashes are not searched for further"
        }
    }
}
