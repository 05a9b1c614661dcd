import PhraseSyntax
import PhraseText

/// What is wrong with a `.strings` file.
enum StringsFault {
    enum Expectation { case key, value, semicolon, end }

    case tooLarge(given: Int)
    /// A byte that is no UTF-8, in a file that has no mark of another encoding.
    case invalidUTF8
    /// Half a character of UTF-16, or what is none in UTF-32.
    case brokenCharacter
    case expected(Expectation)
    case unterminatedString
    case unterminatedComment
    case duplicateKey(first: SourceSpan)
    case moreDuplicates
    /// So much is wrong that nothing more is read.
    case unread
}

struct StringsError {
    var fault: StringsFault
    var span: SourceSpan
}

// How the faults are identified and worded.
extension StringsError {
    func diagnostic(in source: SourceFile) -> Diagnostic {
        var notes: [Diagnostic.Note] = []
        var severity = Diagnostic.Severity.error
        if case .duplicateKey(let first) = fault {
            notes = [.init("the first is here", at: SourcePlace(source, first))]
            severity = .warning
        }
        if case .moreDuplicates = fault { severity = .warning }
        return Diagnostic(id: fault.id, severity: severity, message: message(in: source), place: SourcePlace(source, span), notes: notes)
    }

    private func message(in source: SourceFile) -> String {
        switch fault {
        case .tooLarge(let given): "the file has \(given) bytes; \(JSONLimits.bytes) are allowed"
        case .invalidUTF8: "the file is neither UTF-8 nor UTF-16 nor UTF-32; expected a byte order mark or UTF-8"
        case .brokenCharacter: "half a character of UTF-16 or UTF-32 stands alone; it is read as U+FFFD"
        case .expected(let expectation): "expected \(expectation.wording), found \(found(in: source))"
        case .unterminatedString: "the string is not closed; expected '\"'"
        case .unterminatedComment: "the comment is not closed; expected '*/'"
        case .duplicateKey: "the key is there already; its last value counts"
        case .moreDuplicates: "more keys are there already than are shown"
        case .unread: "too much is wrong with the file; from here on it is not read"
        }
    }

    private func found(in source: SourceFile) -> String {
        guard Int(span.lower) < source.bytes.count else { return "the end of the file" }
        return "'\(VisibleText.escaped(source.text(of: span)))'"
    }
}

extension StringsFault {
    fileprivate var id: String {
        switch self {
        case .tooLarge: "strings-too-large"
        case .invalidUTF8, .brokenCharacter: "strings-encoding"
        case .expected: "strings-syntax"
        case .unterminatedString: "unterminated-string"
        case .unterminatedComment: "unterminated-comment"
        case .duplicateKey: "duplicate-key"
        case .moreDuplicates, .unread: "more-findings"
        }
    }
}

extension StringsFault.Expectation {
    fileprivate var wording: String {
        switch self {
        case .key: "a key"
        case .value: "a value"
        case .semicolon: "';'"
        case .end: "nothing behind the brace that closes the table"
        }
    }
}
