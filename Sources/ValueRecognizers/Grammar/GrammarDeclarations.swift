import PhraseSyntax
import PhraseText

/// What the phrase files of one language declare, put together: lists, rules and ranges by name, intents by the file that they stand in.
struct GrammarDeclarations {
    private(set) var lists: [String: [ListValue]] = [:]
    private(set) var rules: [String: [Template]] = [:]
    private(set) var ranges: [String: ClosedRange<Double>] = [:]
    /// By the name of the file without folder and extension (`date`).
    private(set) var intents: [String: [IntentDeclaration]] = [:]

    init(_ files: [PhraseFile]) {
        for file in files {
            let name = file.source.path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
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

extension NumberedTexts {
    /// The values of a list, each wording in all the ways that its template can be said.
    convenience init(_ values: [ListValue], folder: WordFolder) {
        var wordings: [(words: [UInt8], value: Int)] = []
        for (number, value) in values.enumerated() {
            for text in value.wordings.flatMap(\.texts) { wordings.append((folder.text(text), number)) }
        }
        self.init(
            values: values.map { value in
                value.canonical.map { GrammarValue($0) } ?? .word(value.wordings.first?.texts.first ?? "")
            }, wordings: wordings)
    }
}

extension Template {
    /// All texts that a template without references stands for; meant for lists and words, which are short.
    var texts: [String] {
        items.reduce([""]) { texts, item in
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
