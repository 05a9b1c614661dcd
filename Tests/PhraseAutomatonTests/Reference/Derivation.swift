import PhraseSyntax

/// One way through a template with every choice made: texts and slots in the order in which they are said.
struct Derivation: Hashable {
    enum Element: Hashable {
        /// Literal text as written; white space in it separates words.
        case text(String)
        case slot(parameter: String, source: SlotSource)
        case app(AppID)
    }

    private(set) var elements: [Element] = []

    mutating func append(_ element: Element) {
        if case .text(let text) = element, case .text(let before)? = elements.last {
            elements[elements.count - 1] = .text(before + text)
        } else {
            elements.append(element)
        }
    }

    func appending(_ other: Derivation) -> Derivation {
        var result = self
        for element in other.elements { result.append(element) }
        return result
    }
}

/// Lists all derivations of a template: what the compiled matcher must never do.
struct DerivationLister {
    struct TooMany: Error {}

    let library: ResolvedLibrary
    let limit: Int

    func derivations(of template: Template, in scope: ScopeID, intent: IntentID?) throws -> [Derivation] {
        var all = [Derivation()]
        for item in template.items {
            let choices = try derivations(of: item, in: scope, intent: intent)
            guard all.count * choices.count <= limit else { throw TooMany() }
            all = all.flatMap { start in choices.map(start.appending) }
        }
        return all
    }

    private func derivations(of alternatives: [Template], in scope: ScopeID, intent: IntentID?) throws -> [Derivation] {
        try alternatives.flatMap { try derivations(of: $0, in: scope, intent: intent) }
    }

    private func derivations(of item: TemplateItem, in scope: ScopeID, intent: IntentID?) throws -> [Derivation] {
        switch item {
        case .literal(let text, _): return [single(.text(text))]
        case .space: return [single(.text(" "))]
        case .optional(let alternatives, _): return [Derivation()] + (try derivations(of: alternatives, in: scope, intent: intent))
        case .group(let alternatives, _): return try derivations(of: alternatives, in: scope, intent: intent)
        case .permutation(let items, _):
            let choices = try items.map { try derivations(of: $0, in: scope, intent: intent) }
            return try orders(of: Array(choices.indices)).flatMap { order in
                var all = [single(.text(" "))]
                for index in order {
                    guard all.count * choices[index].count <= limit else { throw TooMany() }
                    all = all.flatMap { start in choices[index].map { start.appending($0).appending(single(.text(" "))) } }
                }
                return all
            }
        case .reference(let reference):
            switch library.meaning(of: reference, in: scope, intent: intent) {
            case nil: return []
            case .app(let app): return [single(.app(app))]
            case .slot(let parameter, let source): return [single(.slot(parameter: parameter, source: source))]
            case .rule(let rule):
                let declaration = library.rules[rule.index]
                return try derivations(of: declaration.alternatives, in: declaration.scope, intent: intent)
            }
        }
    }

    private func single(_ element: Derivation.Element) -> Derivation {
        var derivation = Derivation()
        derivation.append(element)
        return derivation
    }

    private func orders(of items: [Int]) -> [[Int]] {
        if items.isEmpty { return [[]] }
        return items.flatMap { first in orders(of: items.filter { $0 != first }).map { [first] + $0 } }
    }
}
