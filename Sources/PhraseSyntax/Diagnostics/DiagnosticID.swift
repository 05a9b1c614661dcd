/// The stable identifiers of this room's findings. An identifier keeps its meaning; its wording may change.
package enum DiagnosticID: String, CaseIterable, Sendable {
    // Bytes and lines
    case nul
    case invalidUTF8 = "invalid-utf-8"
    case fileTooLarge = "file-too-large"
    case lineTooLong = "line-too-long"
    case tabInIndentation = "tab-in-indentation"
    case foreignIndentation = "foreign-indentation"
    case unexpectedIndentation = "unexpected-indentation"
    case unevenIndentation = "uneven-indentation"
    case nestedPhrase = "nested-phrase"
    case moreFindings = "more-findings"

    // Structure
    case unknownKeyword = "unknown-keyword"
    case languageNotFirst = "language-not-first"
    case duplicateLanguage = "duplicate-language"
    case duplicateApp = "duplicate-app"
    case duplicateClause = "duplicate-clause"
    case expectedName = "expected-name"
    case expectedKey = "expected-key"
    case expectedType = "expected-type"
    case expectedLanguageTag = "expected-language-tag"
    case expectedText = "expected-text"
    case expectedString = "expected-string"
    case expectedNumber = "expected-number"
    case expectedValue = "expected-value"
    case expectedPattern = "expected-pattern"
    case expectedAssignment = "expected-assignment"
    case expectedEquals = "expected-equals"
    case expectedColon = "expected-colon"
    case expectedDots = "expected-dots"
    case expectedOpeningBracket = "expected-opening-bracket"
    case expectedClosingBracket = "expected-closing-bracket"
    case expectedEndOfLine = "expected-end-of-line"

    // Strings, values, types
    case unterminatedString = "unterminated-string"
    case unterminatedPattern = "unterminated-pattern"
    case invalidEscape = "invalid-escape"
    case numberTooLarge = "number-too-large"
    case invalidLanguageTag = "invalid-language-tag"
    case invalidPattern = "invalid-pattern"
    case reversedRange = "reversed-range"
    case nonPositiveStep = "non-positive-step"
    case zeroTimes = "zero-times"
    case invalidAttempts = "invalid-attempts"

    // Templates
    case emptyTemplate = "empty-template"
    case danglingEscape = "dangling-escape"
    case invalidReference = "invalid-reference"
    case unclosedReference = "unclosed-reference"
    case unclosedBracket = "unclosed-bracket"
    case unopenedBracket = "unopened-bracket"
    case mismatchedBracket = "mismatched-bracket"
    case bracketsTooDeep = "brackets-too-deep"
    case emptyBrackets = "empty-brackets"
    case alternativesOutsideBrackets = "alternatives-outside-brackets"
    case mixedSeparators = "mixed-separators"
    case permutationInOption = "permutation-in-option"
    case tooManyPermutationItems = "too-many-permutation-items"
    case fullWidthSyntax = "full-width-syntax"
    case vetoInGroup = "veto-in-group"
    case assignmentInVeto = "assignment-in-veto"

    // Lists
    case emptyList = "empty-list"
    case tooManyValues = "too-many-values"
    case valuesElsewhere = "values-elsewhere"
    case dashBeforeValue = "dash-before-value"
    case unquotedCanonicalValue = "unquoted-canonical-value"

    // Files of a library
    case missingLanguage = "missing-language"
    case spacingDisagreement = "spacing-disagreement"
    case pathOutsideFolder = "path-outside-folder"
    case unreadableFile = "unreadable-file"

    // Declarations
    case duplicateIntent = "duplicate-intent"
    case duplicateDeclaration = "duplicate-declaration"
    case duplicateParameter = "duplicate-parameter"
    case duplicateAssignment = "duplicate-assignment"
    case sharedAppName = "shared-app-name"
    case disagreement
    case parameterWithoutType = "parameter-without-type"
    case intentWithoutPhrases = "intent-without-phrases"

    // Names
    case unknownName = "unknown-name"
    case unknownType = "unknown-type"
    case typeNotInLanguage = "type-not-in-language"
    case noApp = "no-app"
    case appNameMissing = "app-name-missing"
    case ruleCycle = "rule-cycle"
    case rulesTooEntangled = "rules-too-entangled"
    case slotInListValue = "slot-in-list-value"

    // What templates match
    case matchesNothing = "matches-nothing"
    case touchingTexts = "touching-texts"
    case textsMayTouch = "texts-may-touch"

    // Values
    case unknownValue = "unknown-value"
    case wrongValue = "wrong-value"
    case valueOutOfBounds = "value-out-of-bounds"
    case freeArgument = "free-argument"
}
