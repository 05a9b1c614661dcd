import PhraseSyntax
import PhraseText

/// Other ways in which people write letters of a language: *ue* for *ü*, *e* for *é*, *個* for *个*.
///
/// They are a `list variants` in the language's phrases, a letter a line. What the phrases say with the letter is heard with each of the
/// others too, so that phrases are written in one way alone.
struct LetterVariants {
    static let listName = "variants"

    private var others: [Character: [String]] = [:]

    /// Those that a file declares; none where it declares none.
    init(of file: PhraseFile) {
        for case .list(let list) in file.declarations where list.name.value == Self.listName {
            for value in list.values {
                guard case .words(let letter, _)? = value.canonical, let character = letter.first, letter.count == 1 else { continue }
                others[character, default: []] += value.wordings.map(\.literalText)
            }
        }
    }

    /// A text in the first of the other ways, so that two are equal whichever way they are written.
    func plain(_ text: String) -> String {
        others.isEmpty ? text : text.map { others[$0]?.first ?? String($0) }.joined()
    }

    /// The file with its phrases, rules and lists written in every way; its places are those of the file as written.
    func spelled(_ file: PhraseFile) -> PhraseFile {
        guard !others.isEmpty else { return file }
        var file = file
        file.declarations = file.declarations.map(spelled)
        return file
    }

    private func spelled(_ declaration: Declaration) -> Declaration {
        switch declaration {
        case .rule(var rule):
            rule.alternatives = rule.alternatives.map(spelled)
            return .rule(rule)
        case .list(var list) where list.name.value != Self.listName:
            for index in list.values.indices { list.values[index].wordings = list.values[index].wordings.map(spelled) }
            return .list(list)
        case .intent(var intent):
            intent.members = intent.members.map { member in
                switch member {
                case .phrase(var phrase):
                    phrase.template = spelled(phrase.template)
                    return .phrase(phrase)
                case .not(var phrase):
                    phrase.template = spelled(phrase.template)
                    return .not(phrase)
                case .group, .parameter, .texts, .run: return member
                }
            }
            return .intent(intent)
        case .app, .list, .range, .skip: return declaration
        }
    }

    private func spelled(_ template: Template) -> Template {
        Template(items: template.items.flatMap(spelled), span: template.span)
    }

    private func spelled(_ item: TemplateItem) -> [TemplateItem] {
        switch item {
        case .literal(let text, let span): spelled(text, at: span)
        case .optional(let alternatives, let span): [.optional(alternatives.map(spelled), span: span)]
        case .group(let alternatives, let span): [.group(alternatives.map(spelled), span: span)]
        case .permutation(let items, let span): [.permutation(items.map(spelled), span: span)]
        case .space, .reference: [item]
        }
    }

    /// A word with a group of alternatives in place of each letter that is written in several ways.
    private func spelled(_ text: String, at span: SourceSpan) -> [TemplateItem] {
        var items: [TemplateItem] = []
        var plain = ""
        func close() {
            if !plain.isEmpty { items.append(.literal(plain, span: span)) }
            plain = ""
        }
        for character in text {
            guard let others = others[character] else {
                plain.append(character)
                continue
            }
            close()
            let ways = [String(character)] + others
            items.append(.group(ways.map { Template(items: [.literal($0, span: span)], span: span) }, span: span))
        }
        close()
        return items
    }
}

extension Template {
    /// The words that it says, where it says them in one way alone.
    var literalText: String {
        items.map { item in
            switch item {
            case .literal(let text, _): text
            case .space: " "
            case .reference, .optional, .group, .permutation: ""
            }
        }.joined()
    }
}
