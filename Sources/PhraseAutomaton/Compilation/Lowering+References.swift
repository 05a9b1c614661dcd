import PhraseSyntax

extension Lowering {
    mutating func lower(
        reference part: TemplatePart, of template: Template, in scope: ScopeID, next: NodeID, _ surroundings: Surroundings
    ) throws(CompileLimit) -> NodeID {
        let known: KnownReference
        if let number = references.number(of: part, of: template, in: scope, intent: phrase.intent) {
            known = knownReferences[Int(number)]
        } else {
            // What nothing means or reads has been reported.
            guard let found = try self.known(template.reference(of: part), in: scope) else { return PhraseGraph.never }
            known = found
            references.set(UInt32(knownReferences.count), of: part, of: template)
            knownReferences.append(known)
        }
        switch known {
        case .slot(let symbol): return try graph.make(.slot, label: symbol, next: next)
        case .freeText(let symbol): return try graph.make(.freeText, label: symbol, next: next)
        case .rule(let rule): return try lower(rule, next: next, surroundings)
        }
    }

    /// What a reference is lowered to; `nil` where nothing means or reads it.
    private mutating func known(_ reference: Reference, in scope: ScopeID) throws(CompileLimit) -> KnownReference? {
        switch library.meaning(of: reference, in: scope, intent: phrase.intent) {
        case nil: return nil
        case .app(let app):
            return .slot(try symbols.number(of: Symbol(reading: .app(app, phrase.language), parameter: "app")))
        case .rule(let rule): return .rule(rule)
        case .slot(let parameter, let source):
            guard let reading = reading(of: source) else { return nil }
            let number = try symbols.number(of: Symbol(reading: reading, parameter: parameter))
            if case .text = source { return .freeText(number) }
            return .slot(number)
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

    /// What reads a source in the phrase's language; `nil` where nothing does.
    private mutating func reading(of source: SlotSource) -> Symbol.Reading? {
        switch source {
        case .text: .freeText(phrase.language)
        case .list(let list): .list(list)
        case .range(let range): isRead(Symbol.typeOfRanges) ? .range(range, phrase.language) : nil
        case .type(let name): isRead(name) ? .type(name, phrase.language) : nil
        }
    }
}
