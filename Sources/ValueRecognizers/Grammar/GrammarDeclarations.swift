import PhraseSyntax
import PhraseText

/// What the phrase files of one language declare, put together: lists, rules and ranges by name, intents by the file that they stand in.
struct GrammarDeclarations {
    private(set) var lists: [String: [ListValue]] = [:]
    private(set) var rules: [String: [Template]] = [:]
    private(set) var ranges: [String: ClosedRange<Double>] = [:]
    /// By the name of the file without folder and extension (`date`).
    private(set) var intents: [String: [IntentDeclaration]] = [:]
    /// In the order read.
    let files: [PhraseFile]
    /// Whether spaces mean nothing: a file of the language says `spacing free`.
    let isSpacingFree: Bool

    init(_ files: [PhraseFile]) {
        self.files = files
        isSpacingFree = files.contains { $0.language?.spacingFree ?? false }
        for file in files {
            let name = file.category
            for declaration in file.declarations {
                switch declaration {
                case .list(let list): lists[list.name.value, default: []] += list.values
                case .rule(let rule): rules[rule.name.value, default: []] += rule.alternatives
                case .intent(let intent): intents[name, default: []].append(intent)
                case .range(let range):
                    let (lower, upper) = (range.lower.value.value, range.upper.value.value)
                    if lower <= upper { ranges[range.name.value] = lower...upper }
                case .app, .skip: break
                }
            }
        }
    }
}

extension PhraseFile {
    var category: String { source.category }
}

extension SourceFile {
    /// What the file is the grammar of, if it has intents.
    var category: String { path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? "" }
}

extension GrammarDeclarations {
    /// The literals of all templates of intents and rules.
    var literals: Set<String> {
        var literals: Set<String> = []
        for template in rules.values.joined() { template.forEachLiteral { literals.insert($0) } }
        for (phrase, _) in intents.values.joined().flatMap(\.settledPhrases) { phrase.template.forEachLiteral { literals.insert($0) } }
        return literals
    }
}

extension NumberedTexts {
    /// The values of a list, each wording in all the ways that its template can be said.
    convenience init(_ values: [ListValue], folder: WordFolder) {
        var wordings: [(words: [UInt8], value: Int)] = []
        for (number, value) in values.enumerated() {
            for text in value.wordings.flatMap(\.texts) { wordings.append((folder.text(text), number)) }
        }
        // Where another form is a wording itself, that one stands: it comes first.
        wordings += wordings.flatMap { words, number in folder.variants.others(of: words).map { ($0, number) } }
        wordings += wordings.compactMap { words, number in folder.bare(words).map { ($0, number) } }
        self.init(
            values: values.map { value in
                Value(
                    value: value.canonical.map { RoleValue($0) } ?? .word(value.wordings.first?.texts.first ?? ""),
                    facts: value.facts.compactMap { fact in Role(rawValue: fact.key.value).map { ($0, RoleValue(fact.value)) } })
            }, wordings: wordings)
    }
}

extension Template {
    func forEachLiteral(_ body: (String) -> Void) {
        for item in items {
            switch item {
            case .literal(let text, _): body(text)
            case .optional(let alternatives, _), .group(let alternatives, _), .permutation(let alternatives, _):
                for alternative in alternatives { alternative.forEachLiteral(body) }
            case .space, .reference: break
            }
        }
    }

    /// What is said where there is nothing to choose.
    private var text: String? {
        var text = ""
        for item in items {
            switch item {
            case .literal(let words, _): text += words
            case .space: text += " "
            case .reference, .optional, .group, .permutation: return nil
            }
        }
        return text
    }

    /// All texts that a template without references stands for; meant for lists and words, which are short.
    var texts: [String] {
        if let text { return [text] }
        return items.reduce([""]) { texts, item in
            let alternatives: [String] =
                switch item {
                case .literal(let text, _): [text]
                case .space: [" "]
                case .optional(let alternatives, _): alternatives.flatMap(\.texts) + [""]
                case .group(let alternatives, _): alternatives.flatMap(\.texts)
                case .reference, .permutation: [""]
                }
            return texts.flatMap { text in alternatives.map { text + $0 } }
        }
    }
}
