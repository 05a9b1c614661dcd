// How what the grammar wants is identified and worded.

extension Expectation {
    var id: DiagnosticID {
        switch self {
        case .name: .expectedName
        case .key: .expectedKey
        case .type: .expectedType
        case .languageTag: .expectedLanguageTag
        case .text: .expectedText
        case .string: .expectedString
        case .number: .expectedNumber
        case .value: .expectedValue
        case .pattern: .expectedPattern
        case .assignment: .expectedAssignment
        case .equals: .expectedEquals
        case .colon: .expectedColon
        case .dots: .expectedDots
        case .openingBracket: .expectedOpeningBracket
        case .closingBracket: .expectedClosingBracket
        case .endOfLine: .expectedEndOfLine
        }
    }

    var wording: String {
        switch self {
        case .name: "a name"
        case .key: "a key"
        case .type: "a type"
        case .languageTag: "a language tag such as 'en'"
        case .text: "words"
        case .string: "a string in double quotes"
        case .number: "a number"
        case .value: "a value"
        case .pattern: "a regular expression between '/' and '/'"
        case .assignment: "'name = value'"
        case .equals: "'='"
        case .colon: "':' and a type"
        case .dots: "'...'"
        case .openingBracket: "'['"
        case .closingBracket: "']'"
        case .endOfLine: "the end of the line"
        }
    }
}

extension KeywordContext {
    var keywords: String {
        switch self {
        case .file: Self.wording(FileParser.FileKeyword.allCases.map(\.rawValue))
        case .intent: Self.wording(["-"] + FileParser.IntentKeyword.allCases.map(\.rawValue))
        case .group: Self.wording(["-"] + FileParser.GroupKeyword.allCases.map(\.rawValue))
        case .parameter: Self.wording(["title", "attempts"] + ["ask", "unrecognised", "invalid", "give up", "confirm"])
        }
    }

    private static func wording(_ words: [String]) -> String {
        words.dropLast().map { "'\($0)'" }.joined(separator: ", ") + " or '\(words[words.count - 1])'"
    }
}

extension PatternFault {
    var wording: String {
        switch self {
        case .unclosedGroup: "'(' is not closed"
        case .unopenedGroup: "')' closes nothing"
        case .unclosedClass: "'[' is not closed"
        case .nothingToRepeat: "there is nothing to repeat before '*', '+', '?' or '{'"
        case .invalidRepetition: "expected '{n}', '{n,}' or '{n,m}' with n no greater than m"
        case .danglingEscape: "'\\' has nothing behind it"
        case .unknownGroup: "an unknown kind of group behind '(?'"
        case .empty: "it is empty"
        }
    }
}
