import PhraseSyntax

extension Lowering {
    mutating func lower(
        _ reference: Reference, in scope: ScopeID, next: NodeID, _ surroundings: Surroundings
    ) throws(CompileLimit) -> NodeID {
        switch library.meaning(of: reference, in: scope, intent: phrase.intent) {
        case nil:
            // The resolver has reported it.
            return PhraseGraph.never
        case .app(let app):
            let symbol = Symbol(reading: .app(app, phrase.language), parameter: "app")
            return try graph.make(.slot, label: try symbols.number(of: symbol), next: next)
        case .rule(let rule):
            return try lower(rule, next: next, surroundings)
        case .slot(let parameter, let source):
            return try lowerSlot(parameter, source: source, next: next)
        }
    }

    /// A rule with one thing behind it is lowered once a phrase.
    private mutating func lower(_ rule: RuleID, next: NodeID, _ surroundings: Surroundings) throws(CompileLimit) -> NodeID {
        let use = RuleUse(rule: rule, next: next, surroundings: surroundings)
        if let known = phrase.rules[use] { return known }
        let declaration = library.rules[rule.index]
        let node = try graph.makeSplit(try lower(declaration.alternatives, in: declaration.scope, next: next, surroundings))
        phrase.rules[use] = node
        return node
    }

    private mutating func lowerSlot(_ parameter: String, source: SlotSource, next: NodeID) throws(CompileLimit) -> NodeID {
        let reading: Symbol.Reading
        switch source {
        case .text: reading = .freeText(phrase.language)
        case .list(let list): reading = .list(list)
        case .range(let range):
            guard isRead(Symbol.typeOfRanges) else { return PhraseGraph.never }
            reading = .range(range, phrase.language)
        case .type(let name):
            guard isRead(name) else { return PhraseGraph.never }
            reading = .type(name, phrase.language)
        }
        let number = try symbols.number(of: Symbol(reading: reading, parameter: parameter))
        guard case .text = source else { return try graph.make(.slot, label: number, next: next) }
        return try graph.make(.freeText, label: number, next: next)
    }
}
