import PhraseSyntax
import PhraseText

// How the findings about hassil's files are identified and worded.

extension HassilFault {
    func diagnostic(at place: SourcePlace) -> Diagnostic {
        Diagnostic(
            id: id, severity: severity, message: message(found: place.file.text(of: place.span)), place: place, notes: notes,
            fixIts: fixIts(at: place))
    }

    private var id: String {
        switch self {
        case .wrongType: "hassil-wrong-type"
        case .missingMember: "hassil-missing-member"
        case .unknownMember: "hassil-unknown-member"
        case .invalidLanguage: "invalid-language-tag"
        case .wrongValue: "hassil-wrong-value"
        case .reversedRange: "reversed-range"
        case .textTooLong: "hassil-text-too-long"
        case .tooManyValues: "too-many-values"
        case .keysTooLong: "hassil-keys-too-long"
        case .nul: "nul"
        case .emptyList: "empty-list"
        case .emptyValue: "hassil-empty-value"
        case .renamed: "hassil-renamed"
        case .unwritableValue: "hassil-unwritable-value"
        case .numberWordsOff, .digitsOff, .wordsLanguage: "hassil-number-reading"
        case .skipWordIsTemplate: "hassil-skip-word-is-template"
        case .duplicateDeclaration: "duplicate-declaration"
        case .emptyTemplate: "empty-template"
        case .unclosedBracket: "unclosed-bracket"
        case .unopenedBracket: "unopened-bracket"
        case .emptyBrackets: "empty-brackets"
        case .emptyBranch: "hassil-empty-branch"
        case .touchingWildcards: "hassil-touching-wildcards"
        case .mixedSeparators: "mixed-separators"
        case .tooManyPermutationItems: "too-many-permutation-items"
        case .bracketsTooDeep: "brackets-too-deep"
        case .danglingEscape: "dangling-escape"
        case .invalidReference, .invalidInlineRange: "invalid-reference"
        case .capture: "hassil-capture"
        case .slotInValue: "slot-in-list-value"
        case .matchedTextLost: "hassil-matched-text"
        case .unknownList, .unknownRule: "unknown-name"
        case .ruleCycle: "rule-cycle"
        case .blocksTooEntangled: "rules-too-entangled"
        case .moreFindings: "more-findings"
        }
    }

    private func message(found: String) -> String {
        switch self {
        case .wrongType(let expected): "expected \(expected), found \(Self.kind(of: found))"
        case .missingMember(let names):
            names.dropLast().map { "'\($0)'" }.joined(separator: ", ") + (names.count > 1 ? " or " : "")
                + "'\(names.last ?? "")' is missing"
        case .unknownMember(let nearest): "hassil knows no such member" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
        case .invalidLanguage: "expected a language tag such as 'en' or 'de-CH', found '\(Self.shown(found))'"
        case .wrongValue(let expected): "expected \(expected), found \(Self.shown(found))"
        case .reversedRange: "the range begins above its end"
        case .textTooLong(let given): "the text has \(given) bytes; \(HassilLimits.bytesOfText) are allowed"
        case .tooManyValues(let given): "the list has \(given) values; \(SyntaxLimits.valuesOfList) are allowed"
        case .keysTooLong:
            "the keys of objects, written before each key inside of them, take more than \(HassilLimits.bytesOfPrefixes) bytes"
        case .nul: "a NUL character (\\u0000), which no phrase file can hold"
        case .emptyList(let name):
            "the list '\(Self.shown(name))' has no values; it is written as a list whose values are bound when matching"
        case .emptyValue: "a text without words never matches; it is left out"
        case .renamed(let kind, let name, let new):
            "the \(kind) '\(Self.shown(name))' is called '\(new)' in the phrase file, whose names are letters, digits, '_' and '-'"
        case .unwritableValue(let reason): "\(reason) is written as a text"
        case .numberWordsOff: "number words are read in every range; that this one takes digits only is kept as a comment"
        case .digitsOff: "digits are read in every range; that this one takes number words only is kept as a comment"
        case .wordsLanguage: "number words are read in the file's language; another one is kept as a comment"
        case .skipWordIsTemplate: "a skip word is plain text, its brackets are read as such: hassil never finds it in a sentence"
        case .duplicateDeclaration(let kind, let name, _):
            "the \(kind) '\(Self.shown(name))' is declared otherwise in another file of its language"
        case .emptyTemplate: "the template is empty"
        case .unclosedBracket(let closing): "the bracket is not closed; expected '\(closing)'"
        case .unopenedBracket: "'\(Self.shown(found))' closes nothing; '\\\(Self.shown(found))' is the character itself"
        case .emptyBrackets: "the brackets hold nothing; expected words"
        case .emptyBranch(let suggestion):
            "an empty alternative never matches in hassil and is left out; '\(Self.shown(suggestion))' is how it is made optional"
        case .touchingWildcards: "two wildcards with no word between them never match in hassil; the sentence is left out"
        case .mixedSeparators: "';' behind '|' at one level; expected brackets around one of them"
        case .tooManyPermutationItems(let given): "\(given) items in any order; \(SyntaxLimits.itemsOfPermutation) are allowed"
        case .bracketsTooDeep: "more than \(HassilLimits.depthOfBrackets) brackets inside one another"
        case .danglingEscape: "'\\' has nothing behind it"
        case .invalidReference(let isRule):
            "expected \(isRule ? "'<rule>'" : "'{list}', '{list:slot}', '{list:@capture}' or '{@list}'"), found '\(Self.shown(found))'"
        case .invalidInlineRange: "expected a range such as '{10..20:slot}' or '{10..20,5:slot}', found '\(Self.shown(found))'"
        case .capture(let name): "a capture is a slot in phrase files; '\(Self.shown(name))' will be among the parameters"
        case .slotInValue: "'\(Self.shown(found))' in a value of a list; values are made of words and of rules without lists"
        case .matchedTextLost(let given):
            "hassil gives back what was heard; this value stands for \(given) texts, so its first one is given"
        case .unknownList(let name, let nearest):
            "there is no list '\(Self.shown(name))'"
                + (nearest.map { "; did you mean {\($0)}?" } ?? "; '--bound' names lists that are given when matching")
        case .unknownRule(let name, let nearest):
            "there is no rule '\(Self.shown(name))'" + (nearest.map { "; did you mean <\($0)>?" } ?? "")
        case .ruleCycle(let rules):
            "a rule contains itself: " + (rules.map(\.name) + rules.prefix(1).map(\.name)).map(Self.shown).joined(separator: " → ")
        case .blocksTooEntangled:
            "blocks with lists or rules of their own reach more than \(HassilLimits.steps) references, or rules of "
                + "\(HassilLimits.bytesOfCopies) bytes would be copied into them; that is more than is allowed"
        case .moreFindings(let count): "\(count) more findings are not shown"
        }
    }

    private var notes: [Diagnostic.Note] {
        switch self {
        case .duplicateDeclaration(_, _, let first), .mixedSeparators(let first): [.init("the first is here", at: first)]
        case .ruleCycle(let rules): rules.map { .init("'\(Self.shown($0.name))' is declared here", at: $0.place) }
        default: []
        }
    }

    private func fixIts(at place: SourcePlace) -> [Diagnostic.FixIt] {
        switch self {
        case .unknownList(_, let nearest?), .unknownRule(_, let nearest?), .unknownMember(let nearest?):
            [.init("write '\(nearest)'", replacing: place.span, with: nearest)]
        case .emptyBranch(let suggestion): [.init("write '\(Self.shown(suggestion))'", replacing: place.span, with: suggestion)]
        default: []
        }
    }

    private static func shown(_ text: String) -> String {
        VisibleText.escaped(text.prefix(80)) + (text.count > 80 ? "…" : "")
    }

    /// What a value is, by its first character.
    private static func kind(of json: String) -> String {
        switch json.utf8.first {
        case UInt8(ascii: "{"): "an object"
        case UInt8(ascii: "["): "an array"
        case UInt8(ascii: "\""): "a string"
        case UInt8(ascii: "t"), UInt8(ascii: "f"): json
        case UInt8(ascii: "n"): "null"
        default: "a number"
        }
    }
}
