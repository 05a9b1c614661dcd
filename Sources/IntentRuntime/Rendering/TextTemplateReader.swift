import IntentModel

/// Reads the text of a template into segments.
struct TextTemplateReader {
    private let text: Substring
    private(set) var segments: [TextTemplate.Segment] = []
    private(set) var faults: [TextTemplateFault] = []
    private(set) var references: [(name: String, range: Range<Int>)] = []
    private var literal = ""

    init(_ text: String) {
        self.text = text[...]
    }

    mutating func read() {
        var rest = text
        let lastClose = text.lastIndex(of: ">") ?? text.startIndex
        while let character = rest.first {
            if character == "<", rest.startIndex < lastClose, let end = Self.endOfReference(rest), readReference(rest[..<end].dropFirst()) {
                rest = rest[rest.index(after: end)...]
            } else {
                literal.append(character)
                rest = rest.dropFirst()
            }
        }
        closeLiteral()
    }

    /// Where the `>` of a reference stands; `nil` where a name does not follow the `<`, or neither `>` nor `|` the name.
    ///
    /// Looks beyond the name only where a reference certainly is, so that a text full of `<` is read in linear time.
    private static func endOfReference(_ text: Substring) -> String.Index? {
        let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
        guard isName(String(name)), name.endIndex < text.endIndex else { return nil }
        switch text[name.endIndex] {
        case ">": return name.endIndex
        case "|": return text[name.endIndex...].firstIndex(of: ">")
        default: return nil
        }
    }

    /// - Returns: Whether it is a reference at all.
    private mutating func readReference(_ content: Substring) -> Bool {
        let parts = content.split(separator: "|", omittingEmptySubsequences: false)
        guard let name = parts.first.map(String.init), Self.isName(name) else { return false }
        let start = text.utf8.distance(from: text.startIndex, to: content.startIndex) - 1
        let range = start..<(start + content.utf8.count + 2)
        let forms = parts.dropFirst()
        if forms.isEmpty {
            add(.value(name), name, range)
        } else if forms.count == 1, let form = forms.first, !form.contains(":"), let particle = KoreanParticle(form) {
            add(.particle(name, particle, withWord: !stands(name)), name, range)
        } else if forms.allSatisfy({ $0.contains(":") }) {
            add(.plural(name, forms: plural(forms, at: range)), name, range)
        } else {
            faults.append(TextTemplateFault(kind: .unknownForms(forms.joined(separator: "|")), range: range))
            add(.value(name), name, range)
        }
        return true
    }

    private mutating func plural(_ forms: ArraySlice<Substring>, at range: Range<Int>) -> [PluralCategory: String] {
        var found: [PluralCategory: String] = [:]
        for form in forms {
            let parts = form.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let name = parts[0].filter { $0 != " " }
            guard let category = PluralCategory(rawValue: name) else {
                faults.append(TextTemplateFault(kind: .unknownCategory(name), range: range))
                continue
            }
            if found[category] != nil { faults.append(TextTemplateFault(kind: .repeatedCategory(category), range: range)) }
            found[category] = String(parts[1].first == " " ? parts[1].dropFirst() : parts[1])
        }
        if found[.other] == nil { faults.append(TextTemplateFault(kind: .missingOther, range: range)) }
        return found
    }

    private mutating func add(_ segment: TextTemplate.Segment, _ name: String, _ range: Range<Int>) {
        closeLiteral()
        segments.append(segment)
        references.append((name, range))
    }

    private mutating func closeLiteral() {
        if !literal.isEmpty { segments.append(.literal(literal)) }
        literal = ""
    }

    /// The word stands right before, quotes and brackets aside.
    private func stands(_ name: String) -> Bool {
        segments.last == .value(name) && literal.allSatisfy { $0.isPunctuation }
    }

    /// A letter or `_`, then letters, digits, `_` and `-`.
    private static func isName(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter || first == "_" else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    }
}
