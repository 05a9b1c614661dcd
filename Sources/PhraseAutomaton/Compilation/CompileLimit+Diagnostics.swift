import PhraseSyntax
import PhraseText

// The wording of what the compiler finds.

extension CompileLimit {
    func diagnostic(at place: SourcePlace) -> Diagnostic {
        Diagnostic(
            id: "limit-\(name)", severity: .error, message: "\(subjectInWords): \(given); allowed are \(allowed)", place: place)
    }

    private var name: String {
        switch subject {
        case .graphNodes: "graph"
        case .stepsOfPhrase: "phrase-size"
        case .ruleDepth: "depth"
        case .permutation: "permutation"
        case .freeTexts: "free-texts"
        case .wordings: "wordings"
        case .bytesOfList: "list-bytes"
        case .words: "words"
        case .symbols: "slots"
        case .setMembers: "states"
        }
    }

    private var subjectInWords: String {
        switch subject {
        case .graphNodes: "all phrases together are too large, in nodes"
        case .stepsOfPhrase: "this phrase is too large once its rules are put in, in items"
        case .ruleDepth: "brackets and rules stand too deep inside each other"
        case .permutation: "too many items in any order"
        case .freeTexts: "too many free texts in one phrase"
        case .wordings: "the wordings of this value stand for too many texts"
        case .bytesOfList: "the values of this list stand for too long a text, in bytes"
        case .words: "too many different words"
        case .symbols: "too many different slots"
        case .setMembers: "the phrases differ too late for a trie, in members of its states"
        }
    }
}

extension Diagnostic {
    static func unreadType(_ type: String, language: String, at place: SourcePlace) -> Diagnostic {
        Diagnostic(
            id: "unread-type", severity: .warning,
            message: "nothing reads '\(type)' in the language '\(language)': this slot never matches",
            place: place)
    }

    static func slotInWording(at place: SourcePlace) -> Diagnostic {
        Diagnostic(
            id: "slot-in-list-value", severity: .error, message: "a value of a list is made of words and of rules without slots",
            place: place)
    }

    static func statesForked(at place: SourcePlace, states: Int) -> Diagnostic {
        Diagnostic(
            id: "many-states", severity: .warning,
            message: "the phrases from here on need more than \(states) states; the rest is matched way by way, more slowly", place: place)
    }
}
