import PhraseSyntax

/// What the sentences of a template have in common, told without writing them out.
struct TemplateShape: Equatable {
    /// The least often that a sentence names the app.
    var leastApps = 0
    /// The most parameters that a sentence fills.
    var mostSlots = 0
    /// The parameters that some sentence fills, each once.
    var parameters: [String] = []
    /// How many sentences there are, with the values of parameters that are known; at most `Int.max`.
    var sentences = 1

    static let nothing = TemplateShape()

    /// One behind the other.
    mutating func append(_ other: TemplateShape) {
        leastApps += other.leastApps
        mostSlots += other.mostSlots
        add(other.parameters)
        sentences = Self.product(sentences, other.sentences)
    }

    private mutating func add(_ names: [String]) {
        for name in names where !parameters.contains(name) { parameters.append(name) }
    }

    /// One or the other.
    static func either(_ shapes: [TemplateShape]) -> TemplateShape {
        var either = TemplateShape(
            leastApps: shapes.map(\.leastApps).min() ?? 0, mostSlots: shapes.map(\.mostSlots).max() ?? 0,
            sentences: shapes.reduce(0) { sum($0, $1.sentences) })
        for shape in shapes { either.add(shape.parameters) }
        return either
    }

    static func product(_ one: Int, _ other: Int) -> Int {
        let (product, overflows) = one.multipliedReportingOverflow(by: other)
        return overflows ? .max : product
    }

    static func sum(_ one: Int, _ other: Int) -> Int {
        let (sum, overflows) = one.addingReportingOverflow(other)
        return overflows ? .max : sum
    }
}

/// The shapes of a library's templates, those of its rules reckoned once.
struct TemplateShapes {
    private struct Key: Hashable {
        var rule: RuleID
        /// A rule reads the parameters of the intent that uses it.
        var intent: IntentID
    }

    private let library: ResolvedLibrary
    private var rules: [Key: TemplateShape] = [:]

    init(_ library: ResolvedLibrary) { self.library = library }

    mutating func shape(of phrase: ResolvedPhrase) -> TemplateShape {
        // Rules may lie in one another as deep as a file is long: each is reckoned after those in it.
        var open = references(in: phrase.template, phrase.scope, phrase.intent)
        while let key = open.last {
            let rule = library.rules[key.rule.index]
            let inner = rule.alternatives.flatMap { references(in: $0, rule.scope, key.intent) }.filter { rules[$0] == nil }
            if inner.isEmpty || rules[key] != nil {
                rules[key] = rules[key] ?? .either(rule.alternatives.map { shape(of: $0, rule.scope, key.intent) })
                open.removeLast()
            } else {
                open += inner
            }
        }
        return shape(of: phrase.template, phrase.scope, phrase.intent)
    }

    private func references(in template: Template, _ scope: ScopeID, _ intent: IntentID) -> [Key] {
        template.parts.flatMap { part -> [Key] in
            switch part.kind {
            case .literal, .space: return []
            case .optional, .group, .permutation: return template.alternatives(of: part).flatMap { references(in: $0, scope, intent) }
            case .reference:
                guard case .rule(let rule)? = library.meaning(of: template.reference(of: part), in: scope, intent: intent) else {
                    return []
                }
                return [Key(rule: rule, intent: intent)]
            }
        }
    }

    private func shape(of template: Template, _ scope: ScopeID, _ intent: IntentID) -> TemplateShape {
        var shape = TemplateShape.nothing
        for part in template.parts {
            switch part.kind {
            case .literal, .space: break
            case .reference: shape.append(self.shape(of: template.reference(of: part), scope, intent))
            case .optional: shape.append(.either([.nothing] + template.alternatives(of: part).map { self.shape(of: $0, scope, intent) }))
            case .group: shape.append(.either(template.alternatives(of: part).map { self.shape(of: $0, scope, intent) }))
            case .permutation:
                for (index, item) in template.alternatives(of: part).enumerated() {
                    shape.append(self.shape(of: item, scope, intent))
                    shape.sentences = TemplateShape.product(shape.sentences, index + 1)
                }
            }
        }
        return shape
    }

    private func shape(of reference: Reference, _ scope: ScopeID, _ intent: IntentID) -> TemplateShape {
        switch library.meaning(of: reference, in: scope, intent: intent) {
        case .app: return TemplateShape(leastApps: 1)
        case .rule(let rule): return rules[Key(rule: rule, intent: intent)] ?? .nothing
        case .slot(let parameter, .list(let list)):
            let values = library.lists[list.index].values
            return TemplateShape(mostSlots: 1, parameters: [parameter], sentences: max(1, values.reduce(0) { $0 + $1.wordings.count }))
        case .slot(let parameter, _): return TemplateShape(mostSlots: 1, parameters: [parameter])
        case nil: return .nothing
        }
    }
}
