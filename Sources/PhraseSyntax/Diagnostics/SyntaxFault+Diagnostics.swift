package import PhraseText

// How the faults of reading are identified, worded and mended.

extension SyntaxError {
    package func diagnostic(in source: SourceFile) -> Diagnostic {
        Diagnostic(
            id: fault.id.rawValue, severity: fault.severity, message: fault.message(found: SourcePlace(source, span).found),
            place: SourcePlace(source, span), notes: fault.notes(in: source), fixIts: fault.fixIts(replacing: span, in: source))
    }
}

extension SourcePlace {
    /// What stands at the place, short and in quotes.
    var found: String {
        let range = span.range.clamped(to: 0..<file.bytes.count)
        if range.isEmpty || file.bytes[range.lowerBound] == 0x0A || file.bytes[range.lowerBound] == 0x0D {
            return "the end of the line"
        }
        let text = String(decoding: file.bytes[range.prefix(120)], as: UTF8.self)
        return "'" + VisibleText.escaped(text.count > 30 ? text.prefix(30) + "…" : text[...]) + "'"
    }
}

extension SyntaxFault {
    var id: DiagnosticID {
        switch self {
        case .nul: .nul
        case .invalidUTF8: .invalidUTF8
        case .fileTooLarge: .fileTooLarge
        case .lineTooLong: .lineTooLong
        case .indentationCharacter(let isTab, _, _): isTab ? .tabInIndentation : .foreignIndentation
        case .unexpectedIndentation: .unexpectedIndentation
        case .unevenIndentation: .unevenIndentation
        case .nestedPhrase: .nestedPhrase
        case .moreFindings: .moreFindings
        case .unknownKeyword: .unknownKeyword
        case .languageNotFirst: .languageNotFirst
        case .duplicateLanguage: .duplicateLanguage
        case .duplicateApp: .duplicateApp
        case .duplicateClause: .duplicateClause
        case .expected(let expectation): expectation.id
        case .unterminatedString: .unterminatedString
        case .unterminatedPattern: .unterminatedPattern
        case .invalidEscape: .invalidEscape
        case .numberTooLarge: .numberTooLarge
        case .invalidLanguageTag: .invalidLanguageTag
        case .invalidPattern: .invalidPattern
        case .reversedRange: .reversedRange
        case .nonPositiveStep: .nonPositiveStep
        case .zeroTimes: .zeroTimes
        case .invalidAttempts: .invalidAttempts
        case .emptyTemplate: .emptyTemplate
        case .danglingEscape: .danglingEscape
        case .invalidReference: .invalidReference
        case .unclosedReference: .unclosedReference
        case .unclosedBracket: .unclosedBracket
        case .unopenedBracket: .unopenedBracket
        case .mismatchedBracket: .mismatchedBracket
        case .bracketsTooDeep: .bracketsTooDeep
        case .emptyBrackets: .emptyBrackets
        case .alternativesOutsideBrackets: .alternativesOutsideBrackets
        case .mixedSeparators: .mixedSeparators
        case .permutationInOption: .permutationInOption
        case .tooManyPermutationItems: .tooManyPermutationItems
        case .fullWidthSyntax: .fullWidthSyntax
        case .vetoInGroup: .vetoInGroup
        case .assignmentInVeto: .assignmentInVeto
        case .emptyList: .emptyList
        case .tooManyValues: .tooManyValues
        case .valuesElsewhere: .valuesElsewhere
        case .dashBeforeValue: .dashBeforeValue
        case .unquotedCanonicalValue: .unquotedCanonicalValue
        }
    }

    var severity: Diagnostic.Severity {
        switch self {
        case .fullWidthSyntax, .emptyBrackets, .unquotedCanonicalValue: .warning
        default: .error
        }
    }

    func message(found: String) -> String {
        switch self {
        case .nul: "a NUL byte; text has none"
        case .invalidUTF8(let byte): "the byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8 here"
        case .fileTooLarge(let given): "the file has \(given) bytes; \(SyntaxLimits.bytesOfFile) are allowed"
        case .lineTooLong(let given): "the line has \(given) bytes; \(SyntaxLimits.bytesOfLine) are allowed"
        case .indentationCharacter(let isTab, _, _): "\(isTab ? "a tab" : "white space other than spaces") in the indentation; write spaces"
        case .unexpectedIndentation: "\(found) is indented, but nothing above it takes lines below it"
        case .unevenIndentation(let expected, _): "\(found) is not indented like the lines beside it, which have \(Self.spaces(expected))"
        case .nestedPhrase: "a phrase stands inside a phrase; indent it like the one above, or write '\\-' to go on with it"
        case .moreFindings(let count): "\(count) more errors are not shown"
        case .unknownKeyword(let context, let nearest):
            "found \(found), expected \(context.keywords)" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
        case .languageNotFirst: "'language' comes first in a file"
        case .duplicateLanguage: "'language' stands once in a file"
        case .duplicateApp: "'app' stands once in a file"
        case .duplicateClause(let keyword, _): "'\(keyword)' stands once here"
        case .expected(let expectation): "expected \(expectation.wording), found \(found)"
        case .unterminatedString: "the string is not closed; expected '\"' before the end of the line"
        case .unterminatedPattern: "the regular expression is not closed; expected '/' before the end of the line"
        case .invalidEscape: "\(found) means nothing in a string, which knows '\\\"', '\\n' and '\\\\'"
        case .numberTooLarge: "the number \(found) is too large"
        case .invalidLanguageTag(let corrected):
            "\(found) is not a language tag such as 'en' or 'pt-BR'" + (corrected.map { "; did you mean '\($0)'?" } ?? "")
        case .invalidPattern(let fault): "the regular expression is invalid: \(fault.wording)"
        case .reversedRange: "the range \(found) is reversed; the smaller number comes first"
        case .nonPositiveStep: "the step \(found) is not greater than 0"
        case .zeroTimes: "'times 0' makes every value 0"
        case .invalidAttempts: "'attempts' takes a whole number from 1 to 1000, found \(found)"
        case .emptyTemplate: "expected words to match, found nothing"
        case .danglingEscape: "'\\' has nothing behind it; for the sign itself write '\\\\'"
        case .invalidReference: "\(found) is no reference; expected '<name>' or '<name:type>' (for the sign itself write '\\<')"
        case .unclosedReference: "'<' is not closed; expected '<name>' (for the sign itself write '\\<')"
        case .unclosedBracket: "\(found) is not closed (for the sign itself write '\\' before it)"
        case .unopenedBracket: "\(found) closes nothing (for the sign itself write '\\' before it)"
        case .mismatchedBracket(_, let closing): "expected '\(closing)', found \(found)"
        case .bracketsTooDeep(let given): "brackets are \(given) deep; \(SyntaxLimits.depthOfBrackets) are allowed"
        case .emptyBrackets: "\(found) matches nothing"
        case .alternativesOutsideBrackets:
            "'|' outside brackets in a phrase; write '(a|b)', or a phrase for each (for the sign itself write '\\|')"
        case .mixedSeparators: "';' and '|' in one pair of brackets; give one of them brackets of its own"
        case .permutationInOption: "';' in '[ ]'; parts in any order stand in '( )' (for the sign itself write '\\;')"
        case .tooManyPermutationItems(let given): "\(given) parts in any order; \(SyntaxLimits.itemsOfPermutation) are allowed"
        case .fullWidthSyntax(let ascii):
            "\(found) is read as a character to match; syntax is written '\(ascii)' (write '\\' before it to keep it)"
        case .vetoInGroup: "'- not:' stands in an intent, not in a group"
        case .assignmentInVeto: "'- not:' takes no '=>'"
        case .emptyList: "the list \(found) has no values; write them below it, or 'bound' or 'from' behind its name"
        case .tooManyValues(let given, let allowed):
            // A list that has a file to itself is not named there.
            "the list\(allowed == SyntaxLimits.valuesOfList ? " \(found)" : "") has \(given) values; \(allowed) are allowed"
        case .valuesElsewhere(let ofBoundList):
            "a list \(ofBoundList ? "whose values are bound" : "that is read from a file") has none below it"
        case .dashBeforeValue: "values of a list are written without '-'"
        case .unquotedCanonicalValue: "'=' is read as a character to match; a value of several words before it needs quotes"
        }
    }

    private static func spaces(_ count: Int) -> String { count == 1 ? "1 space" : count == 0 ? "no spaces" : "\(count) spaces" }

    func notes(in source: SourceFile) -> [Diagnostic.Note] {
        switch self {
        case .duplicateLanguage(let first), .duplicateApp(let first), .duplicateClause(_, let first):
            [Diagnostic.Note("the first is here", at: SourcePlace(source, first))]
        case .mixedSeparators(let first): [Diagnostic.Note("the other is here", at: SourcePlace(source, first))]
        case .mismatchedBracket(let opened, _): [Diagnostic.Note("the bracket was opened here", at: SourcePlace(source, opened))]
        default: []
        }
    }

    func fixIts(replacing span: SourceSpan, in source: SourceFile) -> [Diagnostic.FixIt] {
        switch self {
        case .indentationCharacter(_, let width, let whole):
            [Diagnostic.FixIt("write spaces", replacing: whole, with: String(repeating: " ", count: width))]
        case .unevenIndentation(let expected, let whole), .nestedPhrase(let expected, let whole):
            [Diagnostic.FixIt("indent it alike", replacing: whole, with: String(repeating: " ", count: expected))]
        case .unknownKeyword(_, let nearest?): [Diagnostic.FixIt("write '\(nearest)'", replacing: span, with: nearest)]
        case .invalidLanguageTag(let corrected?): [Diagnostic.FixIt("write '\(corrected)'", replacing: span, with: corrected)]
        case .reversedRange(let lower, let upper):
            [
                Diagnostic.FixIt(
                    "swap the bounds", replacing: span, with: "\(source.text(of: upper)) ... \(source.text(of: lower))")
            ]
        case .danglingEscape: [Diagnostic.FixIt("write '\\\\'", replacing: span, with: "\\\\")]
        case .invalidEscape:
            [Diagnostic.FixIt("write '\\\\' for the sign", replacing: SourceSpan(Int(span.lower), Int(span.lower) + 1), with: "\\\\")]
        case .mismatchedBracket(_, let closing): [Diagnostic.FixIt("write '\(closing)'", replacing: span, with: String(closing))]
        case .emptyBrackets: [Diagnostic.FixIt("leave it out", replacing: span, with: "")]
        case .dashBeforeValue: [Diagnostic.FixIt("leave it out", replacing: span, with: "")]
        case .unquotedCanonicalValue(let whole):
            [Diagnostic.FixIt("put quotes around it", replacing: whole, with: "\"\(source.text(of: whole))\"")]
        default: []
        }
    }
}
