import PhraseSyntax

/// The texts that one wording of a list's value stands for. A list is a trie outside the automaton, so its wordings are written out.
struct WordingExpansion {
    enum Failure: Error {
        case limit(CompileLimit)
        /// The wording holds a slot.
        case slot
    }

    let library: ResolvedLibrary
    let scope: ScopeID
    private var depth = 0
    private static let maximumDepth = 64

    init(library: ResolvedLibrary, scope: ScopeID) {
        self.library = library
        self.scope = scope
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
            case .literal: for index in texts.indices { texts[index] += part.text }
            case .space: for index in texts.indices { texts[index] += " " }
            case .reference, .optional, .group, .permutation: texts = try Self.joined(texts, try self.texts(of: part, in: scope))
            }
        }
        return texts
    }

    private mutating func texts(of part: TemplatePart, in scope: ScopeID) throws(Failure) -> [String] {
        switch part.kind {
        case .literal: return [part.text]
        case .space: return [" "]
        case .optional: return [""] + (try texts(of: part.alternatives, in: scope))
        case .group: return try texts(of: part.alternatives, in: scope)
        case .permutation: return try texts(ofPermutation: part.alternatives, in: scope)
        case .reference:
            guard case .rule(let rule)? = library.meaning(of: part.reference, in: scope, intent: nil) else { throw .slot }
            return try texts(of: library.rules[rule.index].alternatives, in: library.rules[rule.index].scope)
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
