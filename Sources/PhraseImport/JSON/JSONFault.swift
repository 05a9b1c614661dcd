import PhraseText

/// What is wrong with the writing of a JSON text.
enum JSONFault {
    case tooLarge(given: Int)
    case tooDeep
    /// Something else stands where `what` is expected.
    case expected(JSONExpectation)
    case trailingComma
    case comment
    case mismatchedBracket(opened: SourceSpan, closing: Character)
    case unclosedBracket(closing: Character)
    case afterEnd
    // Strings
    case unterminatedString
    case controlCharacter(UInt8)
    case invalidEscape
    case invalidUnicodeEscape
    case loneSurrogate
    case invalidUTF8(UInt8)
    // Numbers
    case invalidNumber
    case duplicateMember(first: SourceSpan)
    case moreFindings(count: Int)
}

/// What the grammar of JSON wants at a place.
enum JSONExpectation {
    case value, valueOrEnd, name, nameOrEnd, colon, commaOrArrayEnd, commaOrObjectEnd
}

struct JSONError {
    var fault: JSONFault
    var span: SourceSpan
}
