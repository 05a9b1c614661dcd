import PhraseSyntax
import PhraseText

// How the faults of a JSON text are identified and worded.

extension JSONError {
    func diagnostic(in source: SourceFile) -> Diagnostic {
        let place = SourcePlace(source, span)
        var notes: [Diagnostic.Note] = []
        switch fault {
        case .mismatchedBracket(let opened, _): notes = [.init("the bracket was opened here", at: SourcePlace(source, opened))]
        case .duplicateMember(let first): notes = [.init("the first is here", at: SourcePlace(source, first))]
        default: break
        }
        var fixIts: [Diagnostic.FixIt] = []
        if case .trailingComma = fault { fixIts = [.init("leave it out", replacing: span, with: "")] }
        return Diagnostic(id: fault.id, severity: .error, message: message(in: source), place: place, notes: notes, fixIts: fixIts)
    }

    private func message(in source: SourceFile) -> String {
        switch fault {
        case .tooLarge(let given): "the text has \(given) bytes; \(JSONLimits.bytes) are allowed"
        case .tooDeep: "more than \(JSONLimits.depth) arrays and objects inside one another"
        case .expected(let expectation): "expected \(expectation.wording), found \(found(in: source))"
        case .trailingComma: "a comma with nothing behind it; JSON has it only between two values"
        case .comment: "JSON has no comments"
        case .mismatchedBracket(_, let closing): "expected '\(closing)', found \(found(in: source))"
        case .unclosedBracket(let closing): "the bracket is not closed; expected '\(closing)' before the end of the text"
        case .afterEnd: "expected the end of the text, found \(found(in: source))"
        case .unterminatedString: "the string is not closed; expected '\"' on its line"
        case .controlCharacter(let byte):
            "a control character (\(Self.hexadecimal(byte))) in a string; JSON writes it with '\\u' and four digits"
        case .invalidEscape: "unknown escape; a '\\' is followed by one of \" \\ / b f n r t u"
        case .invalidUnicodeEscape: "expected four hexadecimal digits behind '\\u'"
        case .loneSurrogate: "half of a surrogate pair; '\\uD800' to '\\uDBFF' and '\\uDC00' to '\\uDFFF' stand only in pairs"
        case .invalidUTF8(let byte): "invalid UTF-8 (byte \(Self.hexadecimal(byte)))"
        case .invalidNumber: "expected a number as JSON writes it, such as -12, 0.5 or 1e3, found \(found(in: source))"
        case .duplicateMember: "the object has a member of this name already"
        case .moreFindings(let count): "\(count) more findings are not shown"
        }
    }

    private func found(in source: SourceFile) -> String {
        let text = source.text(of: span)
        return text.isEmpty ? "the end of the text" : "'\(VisibleText.escaped(text.prefix(40)))\(text.count > 40 ? "…" : "")'"
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return "0x" + (digits.count == 1 ? "0" : "") + digits
    }
}

extension JSONFault {
    var id: String {
        switch self {
        case .tooLarge: "file-too-large"
        case .tooDeep: "json-too-deep"
        case .expected, .afterEnd, .mismatchedBracket: "json-unexpected"
        case .trailingComma: "json-trailing-comma"
        case .comment: "json-comment"
        case .unclosedBracket: "json-unclosed"
        case .unterminatedString: "json-unterminated-string"
        case .controlCharacter: "json-control-character"
        case .invalidEscape, .invalidUnicodeEscape: "json-invalid-escape"
        case .loneSurrogate: "json-lone-surrogate"
        case .invalidUTF8: "invalid-utf-8"
        case .invalidNumber: "json-invalid-number"
        case .duplicateMember: "json-duplicate-member"
        case .moreFindings: "more-findings"
        }
    }
}

extension JSONExpectation {
    var wording: String {
        switch self {
        case .value: "a value"
        case .valueOrEnd: "a value or ']'"
        case .name: "a name in double quotes"
        case .nameOrEnd: "a name in double quotes or '}'"
        case .colon: "':'"
        case .commaOrArrayEnd: "',' or ']'"
        case .commaOrObjectEnd: "',' or '}'"
        }
    }
}
