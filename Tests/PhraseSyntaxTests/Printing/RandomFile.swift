import PhraseSyntax
import PhraseText

/// Numbers that are the same on every machine for one seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Makes random trees as the parser makes them: no two literals or spaces side by side, white space only where it means something.
struct RandomFile {
    private var generator: SeededGenerator
    private let nowhere = SourceSpan(0, 0)

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func file() -> PhraseFile {
        var file = PhraseFile(source: SourceFile(path: "random", bytes: []))
        if chance(2, 3) {
            file.language = LanguageClause(
                tag: named(pick(["en", "pt-BR", "ja", "zh-Hant"])), spacingFree: chance(1, 4), comments: comments(), span: nowhere)
        }
        if chance(1, 2) {
            file.declarations.append(
                .app(AppDeclaration(name: name(), names: some(3) { $0.phraseText() }, comments: comments(), span: nowhere)))
        }
        for _ in 0..<below(5) { file.declarations.append(declaration()) }
        file.trailingComments = comments()
        return file
    }

    // MARK: Choices

    private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
    private mutating func chance(_ part: Int, _ whole: Int) -> Bool { below(whole) < part }
    private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
    private mutating func some<Element>(_ limit: Int, _ make: (inout RandomFile) -> Element) -> [Element] {
        var elements: [Element] = []
        for _ in 0...below(limit) { elements.append(make(&self)) }
        return elements
    }

    private func named(_ text: String) -> Spanned<String> { Spanned(text, nowhere) }
    private mutating func name() -> Spanned<String> { named(pick(["a", "shelf", "_x1", "two-words", "größe", "物", "हिन्दी", "not", "with"])) }
    private mutating func key() -> Spanned<String> { named(pick(["area", "area.floor", "a.b.c", "from"])) }
    private mutating func string() -> Spanned<String> {
        named(pick(["", "plain", "say \"it\"", "a\nb", "back\\slash", "  spaces  ", "<n|one: x|other: y>", "\t", "é👩‍👩‍👧"]))
    }
    private mutating func phraseText() -> Spanned<String> {
        named(pick(["Harca", "two words", "a|b", "back\\slash", "C#", "=", "買い物リスト", "\"quoted\"", "<b>"]))
    }
    private mutating func comments() -> [Comment] {
        guard chance(1, 5) else { return [] }
        return some(2) { $0.comment() }
    }
    private mutating func comment() -> Comment { Comment(text: pick([" a remark", "", "#", " - no phrase", " ünïcödé"]), span: nowhere) }
    private mutating func number() -> Spanned<NumberLiteral> {
        let text = pick(["0", "-5", "4.50", "+3", "1000000", "007"])
        return Spanned(NumberLiteral(text: text, value: Double(text) ?? 0), nowhere)
    }
    private mutating func ascending() -> (Spanned<NumberLiteral>, Spanned<NumberLiteral>) {
        let (left, right) = (number(), number())
        return left.value.value <= right.value.value ? (left, right) : (right, left)
    }

    private mutating func value(depth: Int = 0) -> ValueLiteral {
        switch below(depth < 2 ? 6 : 5) {
        case 0: return .number(number().value, span: nowhere)
        case 1: return .boolean(chance(1, 2), span: nowhere)
        case 2: return .string(string().value, span: nowhere)
        case 5: return .array(some(3) { $0.value(depth: depth + 1) }, span: nowhere)
        default:
            let words = [
                "today", "in 3 days", "a, b", "a] b", "x | y", "5", "true", "-1.5", "\"q", "[x", "a with b = c", "back\\slash", "=", "null",
            ]
            return .words(pick(words), span: nowhere)
        }
    }

    // MARK: Templates

    private mutating func template(depth: Int = 0, mayBeEmpty: Bool = false, isInside: Bool = false) -> Template {
        var items: [TemplateItem] = []
        let count = mayBeEmpty ? below(4) : 1 + below(5)
        for _ in 0..<count {
            if let last = items.last, chance(2, 3) || isLiteral(last) { appendSpace(to: &items) }
            items.append(item(depth: depth))
        }
        if isInside, chance(1, 5) { items.insert(.space(span: nowhere), at: 0) }
        if isInside, chance(1, 5) { appendSpace(to: &items) }
        return Template(items: items, span: nowhere)
    }

    private func appendSpace(to items: inout [TemplateItem]) {
        if let last = items.last, case .space = last { return }
        items.append(.space(span: nowhere))
    }

    private func isLiteral(_ item: TemplateItem) -> Bool {
        if case .literal = item { true } else { false }
    }

    private mutating func item(depth: Int) -> TemplateItem {
        switch below(depth < 3 ? 10 : 7) {
        case 0, 1:
            let type = chance(1, 3) ? named(pick(["text", "number", "shelf"])) : nil
            return .reference(Reference(name: name(), type: type, span: nowhere))
        case 7: return .optional(some(3) { $0.template(depth: depth + 1, mayBeEmpty: false, isInside: true) }, span: nowhere)
        case 8:
            let alternatives = some(3) { $0.template(depth: depth + 1, mayBeEmpty: true, isInside: true) }
            return .group(alternatives + [template(depth: depth + 1, isInside: true)], span: nowhere)
        case 9:
            let parts = some(4) { $0.template(depth: depth + 1) }
            return .permutation(parts + [template(depth: depth + 1)], span: nowhere)
        default:
            let literals = [
                "add", "C#", "#1", "-5", "-", "not:", "a=b", "=>", "<", ">|", "[x]", "(;)", "back\\slash", "l'", "é", "物", "で", "with",
                "\"q\"", "5", "true", "（", "e\u{301}", "👍🏽", "名=", "|",
            ]
            return .literal(pick(literals), span: nowhere)
        }
    }

    // MARK: Declarations

    private mutating func declaration() -> Declaration {
        switch below(7) {
        case 1: return .list(list())
        case 2: return .range(range())
        case 3: return .rule(rule())
        case 4: return .skip(SkipDeclaration(texts: some(3) { $0.phraseText() }, comments: comments(), span: nowhere))
        default: return .intent(intent())
        }
    }

    private mutating func list() -> ListDeclaration {
        let source = pick([ListDeclaration.Source.written, .written, .bound, .file(string())])
        var list = ListDeclaration(
            name: name(), isPreferred: chance(1, 4), source: source, values: [], comments: comments(), trailingComments: comments(),
            span: nowhere)
        if case .written = source { list.values = some(4) { $0.listValue() } }
        return list
    }

    private mutating func listValue() -> ListValue {
        var value = ListValue(wordings: some(3) { $0.template() }, comments: comments(), span: nowhere)
        switch below(5) {
        case 0: value.canonical = .words(pick(["wantToRead", "x", "größe"]), span: nowhere)
        case 1: value.canonical = .string(string().value, span: nowhere)
        case 2: value.canonical = .number(number().value, span: nowhere)
        case 3: value.canonical = .array(some(3) { $0.value(depth: 1) }, span: nowhere)
        default: break
        }
        if chance(1, 3) { value.facts = some(2) { ListValue.Fact(key: $0.key(), value: $0.value()) } }
        return value
    }

    private mutating func range() -> RangeDeclaration {
        let (lower, upper) = ascending()
        var range = RangeDeclaration(name: name(), lower: lower, upper: upper, comments: comments(), span: nowhere)
        let step = Spanned(NumberLiteral(text: "0.5", value: 0.5), nowhere)
        if chance(1, 3) { range.step = step }
        if chance(1, 3) { range.times = step }
        if chance(1, 3) { range.fraction = Spanned(pick([.halves, .tenths]), nowhere) }
        return range
    }

    private mutating func rule() -> RuleDeclaration {
        var alternatives = some(3) { $0.template() }
        if chance(1, 4) { alternatives.append(Template(items: [], span: nowhere)) }
        return RuleDeclaration(name: name(), alternatives: alternatives, comments: comments(), span: nowhere)
    }

    private mutating func intent() -> IntentDeclaration {
        var intent = IntentDeclaration(
            name: name(), title: chance(1, 2) ? string() : nil, members: [], comments: comments(), trailingComments: comments(),
            span: nowhere)
        var hasProgram = false
        for _ in 0..<below(6) {
            switch below(7) {
            case 0: intent.members.append(.not(PhraseDeclaration(template: template(), comments: comments(), span: nowhere)))
            case 1: intent.members.append(.group(group()))
            case 2: intent.members.append(.parameter(parameter()))
            case 3: intent.members.append(.texts(texts([.say, .confirm])))
            case 4 where !hasProgram:
                hasProgram = true
                intent.members.append(.run(arguments: some(3) { $0.string() }, comments: comments(), span: nowhere))
            default: intent.members.append(.phrase(phrase()))
            }
        }
        return intent
    }

    private mutating func phrase() -> PhraseDeclaration {
        var phrase = PhraseDeclaration(template: template(), comments: comments(), span: nowhere)
        if chance(1, 3) { phrase.assignments = some(3) { Assignment(name: $0.name(), value: $0.value()) } }
        return phrase
    }

    private mutating func texts(_ kinds: [TextsDeclaration.Kind]) -> TextsDeclaration {
        TextsDeclaration(kind: pick(kinds), texts: some(3) { $0.string() }, comments: comments(), span: nowhere)
    }

    private mutating func group() -> GroupDeclaration {
        var group = GroupDeclaration(
            name: chance(1, 2) ? string() : nil, members: [], comments: comments(), trailingComments: comments(), span: nowhere)
        var hasResponse = false
        for _ in 0..<below(6) {
            switch below(10) {
            case 0: group.members.append(.list(list()))
            case 1: group.members.append(.range(range()))
            case 2: group.members.append(.rule(rule()))
            case 3 where !hasResponse:
                hasResponse = true
                group.members.append(.clause(clause(.response(key()))))
            case 4: group.members.append(.clause(clause(.needs(some(3) { $0.phraseText() }))))
            case 5: group.members.append(.clause(clause(.when(key: key(), values: chance(1, 3) ? [] : some(3) { $0.value() }))))
            case 6: group.members.append(.clause(clause(.unless(key: key(), values: some(2) { $0.value() }))))
            case 7: group.members.append(.clause(clause(.set(name: name(), value: value()))))
            case 8:
                group.members.append(.clause(clause(chance(1, 2) ? .setFrom(name: name(), key: key()) : .note(key: key(), value: value()))))
            default: group.members.append(.phrase(phrase()))
            }
        }
        return group
    }

    private mutating func clause(_ content: GroupClause.Content) -> GroupClause {
        GroupClause(content: content, comments: comments(), span: nowhere)
    }

    private mutating func parameter() -> ParameterDeclaration {
        var parameter = ParameterDeclaration(name: name(), comments: comments(), trailingComments: comments(), span: nowhere)
        if chance(4, 5) {
            let element = TypeExpression.named(name())
            parameter.type = chance(1, 4) ? .array(.array(element, span: nowhere), span: nowhere) : element
            parameter.isOptional = chance(1, 3)
            if chance(1, 3) {
                let (lower, upper) = ascending()
                parameter.bounds = ParameterDeclaration.Bounds(lower: lower, upper: upper)
            }
            if chance(1, 4) { parameter.pattern = named(pick(["a/b", "[a-z]+", "\\d{2}", "(x|y)?", "\\\\", "ü"])) }
            if chance(1, 3) { parameter.defaultValue = value() }
        }
        if chance(1, 2) { parameter.members.append(.title(string(), comments: comments(), span: nowhere)) }
        if chance(1, 3) { parameter.members.append(.attempts(Spanned(1 + below(9), nowhere), comments: comments(), span: nowhere)) }
        for _ in 0..<below(3) { parameter.members.append(.texts(texts([.ask, .invalid, .unrecognised, .giveUp, .confirm]))) }
        return parameter
    }
}
