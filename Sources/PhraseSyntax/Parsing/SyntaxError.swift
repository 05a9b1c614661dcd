package import PhraseText

/// What is wrong with the writing of a phrase file, and where.
package struct SyntaxError: Error, Sendable {
    package var fault: SyntaxFault
    package var span: SourceSpan

    init(_ fault: SyntaxFault, _ span: SourceSpan) {
        self.fault = fault
        self.span = span
    }
}

/// The faults that reading one file can find. Their wording is in `SyntaxFault+Diagnostics`.
package enum SyntaxFault: Sendable {
    // Bytes and lines
    case nul
    case invalidUTF8(byte: UInt8)
    case fileTooLarge(given: Int)
    case lineTooLong(given: Int)
    case indentationCharacter(isTab: Bool, width: Int, whole: SourceSpan)
    case unexpectedIndentation
    case unevenIndentation(expected: Int, whole: SourceSpan)
    case nestedPhrase(expected: Int, whole: SourceSpan)
    case moreFindings(count: Int)

    // Structure
    case unknownKeyword(KeywordContext, nearest: String?)
    case languageNotFirst
    case duplicateLanguage(first: SourceSpan)
    case duplicateApp(first: SourceSpan)
    case duplicateClause(keyword: String, first: SourceSpan)
    case expected(Expectation)

    // Strings, values, types
    case unterminatedString
    case unterminatedPattern
    case invalidEscape
    case numberTooLarge
    case invalidLanguageTag(corrected: String?)
    case invalidPattern(PatternFault)
    case reversedRange(lower: SourceSpan, upper: SourceSpan)
    case nonPositiveStep
    case zeroTimes
    case invalidAttempts

    // Templates
    case emptyTemplate
    case danglingEscape
    case invalidReference
    case unclosedReference
    case unclosedBracket
    case unopenedBracket
    case mismatchedBracket(opened: SourceSpan, closing: Unicode.Scalar)
    case bracketsTooDeep(given: Int)
    case emptyBrackets
    case alternativesOutsideBrackets
    case mixedSeparators(first: SourceSpan)
    case permutationInOption
    case tooManyPermutationItems(given: Int)
    case fullWidthSyntax(ascii: Unicode.Scalar)
    case vetoInGroup
    case assignmentInVeto

    // Lists
    case emptyList
    case tooManyValues(given: Int, allowed: Int)
    case valuesElsewhere(ofBoundList: Bool)
    case dashBeforeValue
    case unquotedCanonicalValue(whole: SourceSpan)
}

/// What the grammar wants at a place.
package enum Expectation: Sendable, CaseIterable {
    case name, key, type, languageTag, text, string, number, value, pattern, assignment
    case equals, colon, dots, openingBracket, closingBracket, endOfLine
}

/// Where a line stands, which decides the words that it may begin with.
package enum KeywordContext: Sendable {
    case file, intent, group, parameter
}

/// What is wrong with a regular expression.
package enum PatternFault: Sendable {
    case unclosedGroup, unopenedGroup, unclosedClass, nothingToRepeat, invalidRepetition, danglingEscape, unknownGroup, empty
}
