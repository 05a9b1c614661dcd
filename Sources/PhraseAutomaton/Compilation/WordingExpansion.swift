import PhraseSyntax

/// The texts that one wording of a list's value stands for. A list is a trie outside the automaton, so its wordings are written out.
struct WordingExpansion {
    enum Failure: Error {
        case limit(CompileLimit)
        /// The wording holds a slot.
        case slot
    }

    /// The alternatives of the rule that a reference in a scope means, and where their names are looked up; `nil` where it means no rule.
    typealias RuleSource = (_ reference: Reference, _ scope: ScopeID) -> (alternatives: [Template], scope: ScopeID)?

    let scope: ScopeID
    private let rule: RuleSource
    private var depth = 0
    private static let maximumDepth = 64

    init(scope: ScopeID, rules: @escaping RuleSource) {
        self.scope = scope
        rule = rules
    }

    init(library: ResolvedLibrary, scope: ScopeID) {
        self.init(scope: scope) { reference, scope in
            guard case .rule(let id)? = library.meaning(of: reference, in: scope, intent: nil) else { return nil }
            return (library.rules[id.index].alternatives, library.rules[id.index].scope)
        }
    }

    /// Not folded: items that touch are joined, a space separates.
    mutating func texts(of template: Template) throws(Failure) -> [String] {
        try texts(of: template, in: scope)
    }

    private mutating func texts(of template: Template, in scope: ScopeID) throws(Failure) -> [String] {
        guard depth < Self.maximumDepth else {
            throw .limit(CompileLimit(subject: .ruleDepth, given: depth + 1, allowed: Self.maximumDepth))
        }
        depth += 1
        defer { depth -= 1 }
        var texts = [""]
        for part in template.parts {
            switch part.kind {
            case .literal: for index in texts.indices { texts[index] += template.text(of: part) }
            case .space: for index in texts.indices { texts[index] += " " }
            case .reference, .optional, .group, .permutation:
                texts = try Self.joined(texts, try self.texts(of: part, of: template, in: scope))
            }
        }
        return texts
    }

    private mutating func texts(of part: TemplatePart, of template: Template, in scope: ScopeID) throws(Failure) -> [String] {
        switch part.kind {
        case .literal: return [template.text(of: part)]
        case .space: return [" "]
        case .optional: return [""] + (try texts(of: template.alternatives(of: part), in: scope))
        case .group: return try texts(of: template.alternatives(of: part), in: scope)
        case .permutation: return try texts(ofPermutation: template.alternatives(of: part), in: scope)
        case .reference:
            guard let rule = rule(template.reference(of: part), scope) else { throw .slot }
            return try texts(of: rule.alternatives, in: rule.scope)
        }
    }

    private mutating func texts(of alternatives: some Sequence<Template>, in scope: ScopeID) throws(Failure) -> [String] {
        var all: [String] = []
        for alternative in alternatives {
            all.append(contentsOf: try texts(of: alternative, in: scope))
            try Self.check(all.count)
        }
        return all
    }

    private mutating func texts(ofPermutation items: TemplateAlternatives, in scope: ScopeID) throws(Failure) -> [String] {
        var choices: [[String]] = []
        for item in items { choices.append(try texts(of: item, in: scope)) }
        var all: [String] = []
        try append(Array(choices.indices), choices, after: [" "], to: &all)
        return all
    }

    private func append(_ left: [Int], _ choices: [[String]], after texts: [String], to all: inout [String]) throws(Failure) {
        guard !left.isEmpty else {
            all.append(contentsOf: texts)
            return try Self.check(all.count)
        }
        for index in left {
            let next = try Self.joined(try Self.joined(texts, choices[index]), [" "])
            try append(left.filter { $0 != index }, choices, after: next, to: &all)
        }
    }

    private static func joined(_ left: [String], _ right: [String]) throws(Failure) -> [String] {
        try check(left.count.multipliedReportingOverflow(by: right.count).partialValue)
        if right.count == 1, let only = right.first { return left.map { $0 + only } }
        return left.flatMap { text in right.map { text + $0 } }
    }

    private static func check(_ count: Int) throws(Failure) {
        guard count <= CompileLimit.wordings else {
            throw .limit(CompileLimit(subject: .wordings, given: count, allowed: CompileLimit.wordings))
        }
    }
}
