import PhraseSyntax
import PhraseText

/// Reads what hassil's JSON says into a `HassilFile`, and checks its types and members; all that is wrong in one run.
struct HassilReader {
    let document: JSONDocument
    var texts: TextLines
    var file: HassilFile
    private(set) var errors = HassilFaults<HassilPlace>()
    /// What the keys of objects that are taken apart have taken so far, each written out before every key inside.
    private var bytesOfPrefixes = 0

    init(_ document: JSONDocument) {
        self.document = document
        texts = TextLines(document)
        file = HassilFile(document: document, language: Spanned("", SourceSpan(0, 0)))
    }

    /// `texts` then holds what the spans of the file point into.
    mutating func read() {
        guard expect(0, .object) else { return }
        var hasLanguage = false
        var responses: Int?
        document.forEachMember(of: 0) { name, value in
            switch document.text(of: name) {
            case "language":
                hasLanguage = true
                readLanguage(value)
            case "settings": readSettings(value)
            case "skip_words": file.skipWords = skipWords(value)
            case "lists": file.declarations.lists = lists(value)
            case "expansion_rules": file.declarations.rules = rules(value)
            case "responses": responses = value
            case "intents": readIntents(value)
            case let other:
                reportUnknown(name, other, among: Self.members)
                file.closingRemarks.append(remark(nil, name, value))
            }
        }
        if !hasLanguage { report(.missingMember(["language"]), .node(0)) }
        if let responses { readResponses(responses) }
    }

    private static let members = ["language", "settings", "skip_words", "lists", "expansion_rules", "responses", "intents"]

    private mutating func readLanguage(_ node: Int) {
        guard let tag = name(of: node) else { return }
        if !LanguageTagForm.isWellFormed(tag.value) { report(.invalidLanguage, .text(tag.span)) }
        file.language = tag
    }

    private mutating func readSettings(_ node: Int) {
        guard expect(node, .object) else { return }
        document.forEachMember(of: node) { name, value in
            switch document.text(of: name) {
            case "ignore_whitespace":
                if let flag = boolean(value) { file.isSpacingFree = flag }
            case "filter_with_regex":
                // hassil reads it and does nothing with it.
                file.remarks.append(remark("settings", name, value))
            case let other:
                reportUnknown(name, other, among: ["ignore_whitespace", "filter_with_regex"])
                file.remarks.append(remark("settings", name, value))
            }
        }
    }

    private mutating func skipWords(_ node: Int) -> [Spanned<String>] {
        let words = words(node)
        for word in words where word.value.utf8.contains(where: Self.isBracket) { report(.skipWordIsTemplate, .text(word.span)) }
        return words
    }

    // MARK: Errors

    mutating func report(_ fault: HassilFault, _ place: HassilPlace) { errors.append(fault, at: place) }

    /// The nearest name is looked for only where the warning is shown.
    mutating func reportUnknown(_ name: Int, _ text: String, among known: [String]) {
        report(.unknownMember(nearest: errors.hasRoom(for: .warning) ? NearestName.of(text, among: known) : nil), .node(name))
    }

    // MARK: Types

    /// Whether a value is of a kind; that it is not is reported.
    mutating func expect(_ node: Int, _ kind: JSONNode.Kind) -> Bool {
        if document.kind(of: node) == kind { return true }
        reportType(of: node, expected: kind == .object ? "an object" : "an array")
        return false
    }

    mutating func reportType(of node: Int, expected: String) {
        guard document.kind(of: node) != .broken else { return }
        report(.wrongType(expected: expected), .node(node))
    }

    mutating func boolean(_ node: Int) -> Bool? {
        switch document.kind(of: node) {
        case .true: return true
        case .false: return false
        default:
            reportType(of: node, expected: "true or false")
            return nil
        }
    }

    /// A string as a name or word, which has a line of its own from now on.
    mutating func name(of node: Int) -> Spanned<String>? {
        guard document.isString(node) else {
            reportType(of: node, expected: "a string")
            return nil
        }
        guard let span = line(of: node) else { return nil }
        return Spanned(texts.text(in: span), span)
    }

    /// A string as a template.
    mutating func template(_ node: Int) -> HassilTemplate? {
        guard document.isString(node) else {
            reportType(of: node, expected: "a string")
            return nil
        }
        return line(of: node).map { HassilTemplate(span: $0) }
    }

    /// The line of a string; what no phrase file can hold is reported.
    mutating func line(of node: Int) -> SourceSpan? {
        let span = texts.line(of: node)
        if span.range.count > HassilLimits.bytesOfText {
            report(.textTooLong(given: span.range.count), .node(node))
            return nil
        }
        if document.kind(of: node) == .escapedString, texts.bytes[span.range].contains(0) {
            report(.nul, .text(span))
            return nil
        }
        return span
    }

    mutating func strings(_ node: Int) -> [Spanned<String>] {
        guard expect(node, .array) else { return [] }
        var strings: [Spanned<String>] = []
        document.forEachElement(of: node) { element in
            if let string = name(of: element) { strings.append(string) }
        }
        return strings
    }

    /// Texts of plain words, white space in them made one space; those without words are left out, which is said.
    mutating func words(_ node: Int) -> [Spanned<String>] {
        strings(node).compactMap { text in
            let words = PlainWords.spaced(text.value)
            if words.isEmpty { report(.emptyValue, .text(text.span)) }
            return words.isEmpty ? nil : Spanned(words, text.span)
        }
    }

    /// The signs that make a value of a list a template; `@` is one of them though it means nothing there.
    static func isBracket(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "|"), UInt8(ascii: "@"):
            true
        default: false
        }
    }

    // MARK: Remarks

    /// Whether a key may be written once more before what is inside of its object; where that is too much, it is reported once.
    mutating func mayRepeat(_ prefix: String, at node: Int) -> Bool {
        guard bytesOfPrefixes <= HassilLimits.bytesOfPrefixes else { return false }
        bytesOfPrefixes += prefix.utf8.count
        guard bytesOfPrefixes > HassilLimits.bytesOfPrefixes else { return true }
        report(.keysTooLong, .node(node))
        return false
    }

    /// A member that phrase files have no place for, as a comment.
    mutating func remark(_ group: String?, _ name: Int, _ value: Int) -> HassilRemark {
        let group = group.flatMap { mayRepeat($0, at: name) ? $0 : nil }
        let place = document.place(of: value)
        let written = document.isString(value) ? document.text(of: value) : document.source.text(of: place.span)
        return HassilRemark(text: (group.map { $0 + "." } ?? "") + document.text(of: name) + ": " + written, span: texts.line(of: name))
    }
}
