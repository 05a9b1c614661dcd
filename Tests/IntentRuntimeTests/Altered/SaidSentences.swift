import Foundation
import PhraseSyntax
import PhraseText

/// All sentences that the phrases of a file say, written out, each with the answers that it may get: a reference that is too simple to be
/// wrong in the matcher's ways. For grammars that stand for some thousand sentences, without free text.
struct SaidSentences {
    struct Answer: Hashable, CustomStringConvertible {
        var intent: String
        /// Canonical values and numbers by parameter.
        var values: [String: String]

        var description: String { "\(intent) \(values.sorted { $0.key < $1.key }.map { "\($0)=\($1)" })" }
    }

    struct BoundName {
        var value: String
        var wordings: [String]
        var facts: [String: String]
    }

    /// By the sentence's key.
    private(set) var answers: [String: Set<Answer>] = [:]
    private let language: String
    private let isSpacingFree: Bool
    private let skips: [[String]]

    /// - Parameter compounds: whether the language may leave out the space behind a list's value.
    init(_ file: PhraseFile, names: [BoundName], context: [String: String], compounds: Bool) {
        language = file.language?.tag.value ?? "en"
        isSpacingFree = file.language?.spacingFree ?? false
        var writer = TemplateWriter(language: language, compounds: compounds)
        var skips: [String] = []
        for declaration in file.declarations {
            switch declaration {
            case .rule(let rule): writer.rules[rule.name.value] = rule.alternatives
            case .range(let range): writer.ranges[range.name.value] = Int(range.lower.value.value)...Int(range.upper.value.value)
            case .list(let list) where list.values.isEmpty:
                writer.lists[list.name.value] = names.flatMap { name in
                    name.wordings.map { TemplateWriter.Written(text: $0, values: [list.name.value: name.value], facts: name.facts) }
                }
            case .list(let list):
                writer.lists[list.name.value] = list.values.flatMap { value in
                    value.wordings.flatMap(writer.write).map { written in
                        TemplateWriter.Written(text: written.text, values: [list.name.value: Self.text(of: value.canonical)])
                    }
                }
            case .skip(let skip): skips += skip.texts.map(\.value)
            case .app, .intent: break
            }
        }
        self.skips = skips.map { $0.split(separator: " ").map(String.init) }
        for case .intent(let intent) in file.declarations { add(intent, context, writer) }
    }

    /// What a sentence may be answered with; empty where no phrase says it. Words to be skipped may stand in it or not.
    func answers(to sentence: String) -> Set<Answer> {
        var found: Set<Answer> = []
        var known: Set<[String]> = []
        var open = [sentence.split(separator: " ").map(String.init)]
        while let words = open.popLast() {
            guard known.insert(words).inserted else { continue }
            found.formUnion(answers[key(words.joined(separator: " "))] ?? [])
            for skip in skips {
                for start in words.indices where words[start...].prefix(skip.count).map(key) == skip.map(key) {
                    open.append(Array(words[..<start] + words[(start + skip.count)...]))
                }
            }
        }
        return found
    }

    /// Every sentence once, in a fixed order.
    var sentences: [String] { answers.keys.sorted() }

    // MARK: Writing out

    private mutating func add(_ intent: IntentDeclaration, _ context: [String: String], _ writer: TemplateWriter) {
        var vetoed: Set<String> = []
        var said: [(text: String, answer: Answer)] = []
        func add(_ phrase: PhraseDeclaration, _ clauses: [GroupClause.Content]) {
            for written in writer.write(phrase.template) {
                let told = context.merging(written.facts) { _, fact in fact }
                var values: [String: String] = [:]
                var isOpen = true
                var needed: [String] = []
                for clause in clauses {
                    switch clause {
                    case .when(let key, let allowed):
                        isOpen =
                            isOpen && told[key.value].map { value in allowed.isEmpty || allowed.map(Self.text).contains(value) } ?? false
                    case .unless(let key, let refused):
                        isOpen = isOpen && !(told[key.value].map { value in refused.map(Self.text).contains(value) } ?? false)
                    case .setFrom(let name, let key): values[name.value] = told[key.value]
                    case .set(let name, let value): values[name.value] = Self.text(of: value)
                    case .needs(let words): needed = words.map(\.value)
                    case .response, .note: break
                    }
                }
                for assignment in phrase.assignments { values[assignment.name.value] = Self.text(of: assignment.value) }
                guard isOpen else { continue }
                values.merge(written.values) { _, said in said }
                for text in writer.spacings(of: written.text) {
                    guard needed.isEmpty || text.split(separator: " ").contains(where: { needed.contains(String($0)) }) else { continue }
                    said.append((key(text), Answer(intent: intent.name.value, values: values)))
                }
            }
        }
        for member in intent.members {
            switch member {
            case .phrase(let phrase): add(phrase, [])
            case .not(let phrase): vetoed.formUnion(writer.write(phrase.template).flatMap { writer.spacings(of: $0.text) }.map(key))
            case .group(let group):
                let clauses = group.members.compactMap { if case .clause(let clause) = $0 { clause.content } else { nil } }
                for case .phrase(let phrase) in group.members { add(phrase, clauses) }
            case .parameter, .texts, .run: break
            }
        }
        for (text, answer) in said where !vetoed.contains(text) { answers[text, default: []].insert(answer) }
    }

    /// Equal for sentences that are heard alike.
    private func key(_ text: String) -> String {
        // Turkish has two letters where others have one; they are heard alike. A hyphen is a space, or at a word's edge nothing.
        let folded = text.lowercased().replacing("i\u{307}", with: "i").replacing("ı", with: "i").replacing("-", with: " ")
        // An apostrophe is heard between letters alone.
        let parted = folded.replacing("''", with: " ").replacing("' ", with: " ").replacing(" '", with: " ")
        return parted.split(separator: " ").joined(separator: isSpacingFree ? "" : " ")
    }

    private static func text(of value: ValueLiteral?) -> String {
        switch value {
        case .words(let text, _)?, .string(let text, _)?: text
        case .number(let number, _)?: number.text
        case .boolean(let flag, _)?: String(flag)
        case .array?, nil: ""
        }
    }
}
