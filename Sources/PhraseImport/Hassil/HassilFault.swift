import PhraseSyntax
import PhraseText

/// What is wrong, or lost, in what hassil's files say. The wording is in `HassilFault+Diagnostics`.
enum HassilFault {
    // The model; a place in the JSON text itself is told by its path.
    case wrongType(expected: String)
    /// One of these, of which none is there.
    case missingMember([String])
    case unknownMember(nearest: String?)
    case invalidLanguage
    case wrongValue(expected: String)
    case reversedRange
    case textTooLong(given: Int)
    case tooManyValues(given: Int)
    case keysTooLong
    case nul
    case emptyList(name: String)
    case emptyValue
    case renamed(kind: String, name: String, to: String)
    case unwritableValue(reason: String)
    case numberWordsOff
    case digitsOff
    case wordsLanguage
    case skipWordIsTemplate
    case duplicateDeclaration(kind: String, name: String, first: SourcePlace)
    // Templates
    case emptyTemplate
    case unclosedBracket(closing: Character)
    case unopenedBracket
    case emptyBrackets
    case emptyBranch(suggestion: String)
    case touchingWildcards
    case mixedSeparators(first: SourcePlace)
    case tooManyPermutationItems(given: Int)
    case bracketsTooDeep
    case danglingEscape
    case invalidReference(isRule: Bool)
    case invalidInlineRange
    case capture(name: String)
    case slotInValue
    case matchedTextLost(given: Int)
    // Names
    case unknownList(name: String, nearest: String?)
    case unknownRule(name: String, nearest: String?)
    case ruleCycle([RuleOfCycle])
    case blocksTooEntangled
    case moreFindings(count: Int)

    struct RuleOfCycle {
        var name: String
        var place: SourcePlace
    }
}

extension HassilFault {
    var severity: Diagnostic.Severity {
        switch self {
        case .unknownMember, .emptyList, .emptyValue, .renamed, .unwritableValue, .numberWordsOff, .digitsOff, .wordsLanguage,
            .skipWordIsTemplate, .emptyBranch, .touchingWildcards, .capture, .matchedTextLost:
            .warning
        default: .error
        }
    }
}

/// Where in a file a fault is.
enum HassilPlace {
    /// A value of the JSON text, or the name of a member.
    case node(Int)
    /// Inside of a text that came out of it.
    case text(SourceSpan)
}
