import PhraseSyntax

extension Lowering {
    /// What a sequence is made of, once literals that touch are put together.
    struct Unit {
        enum Content {
            case space
            /// A literal by itself, by the index of its part; by far the most frequent unit.
            case literal(Int)
            /// Text, or alternatives of it: `light[s]` is "light" and "lights". White space in a text separates words.
            case texts([String])
            /// A reference or brackets, by the index of their part.
            case part(Int)
        }

        var content: Content
        /// A word certainly begins where the unit does.
        var isWordStart = false

        var isSpace: Bool {
            if case .space = content { return true }
            return false
        }
    }

    /// Touching items without a slot are multiplied out, so that they become words, up to this many texts.
    private static let maximumTexts = 48
    private static let maximumDepth = 160

    mutating func lower(
        _ template: Template, in scope: ScopeID, next: NodeID, _ surroundings: Surroundings
    ) throws(CompileLimit) -> NodeID {
        guard phrase.depth < Self.maximumDepth else {
            throw CompileLimit(subject: .ruleDepth, given: phrase.depth + 1, allowed: Self.maximumDepth)
        }
        phrase.depth += 1
        // The units of all sequences that are open stand in one array, innermost last.
        let first = units.count
        defer {
            phrase.depth -= 1
            units.removeLast(units.count - first)
        }
        appendUnits(of: template)
        let end = units.count
        var isWordStart = surroundings.isWordStart
        for index in first..<end {
            units[index].isWordStart = isWordStart
            isWordStart = Self.ends(units[index], of: template, isWordStart)
        }
        var node = next
        for index in (first..<end).reversed() {
            let place = Surroundings(
                isWordStart: units[index].isWordStart,
                touchesBefore: index == first ? surroundings.touchesBefore : !units[index - 1].isSpace,
                touchesAfter: index == end - 1 ? surroundings.touchesAfter : !units[index + 1].isSpace)
            node = try lower(units[index], of: template, in: scope, next: node, place)
        }
        return node
    }

    private mutating func lower(
        _ unit: Unit, of template: Template, in scope: ScopeID, next: NodeID, _ surroundings: Surroundings
    ) throws(CompileLimit) -> NodeID {
        phrase.steps += 1
        guard phrase.steps <= CompileLimit.stepsOfPhrase else {
            throw CompileLimit(subject: .stepsOfPhrase, given: phrase.steps, allowed: CompileLimit.stepsOfPhrase)
        }
        switch unit.content {
        case .space: return try makeSpace(next: next)
        case .literal(let index): return try lower(literal: template.part(at: index), of: template, next: next, surroundings)
        case .texts(let texts):
            var ways: [NodeID] = []
            for text in texts { ways.append(try lower(text: text, next: next, surroundings)) }
            return try graph.makeSplit(ways)
        case .part(let index): return try lower(template.part(at: index), of: template, in: scope, next: next, surroundings)
        }
    }

    private mutating func lower(
        _ part: TemplatePart, of template: Template, in scope: ScopeID, next: NodeID, _ surroundings: Surroundings
    ) throws(CompileLimit) -> NodeID {
        switch part.kind {
        case .literal: return try lower(literal: part, of: template, next: next, surroundings)
        case .space: return try makeSpace(next: next)
        case .reference: return try lower(reference: part, of: template, in: scope, next: next, surroundings)
        case .optional:
            return try graph.makeSplit(try lower(template.alternatives(of: part), orElse: next, in: scope, next: next, surroundings))
        case .group:
            return try graph.makeSplit(try lower(template.alternatives(of: part), in: scope, next: next, surroundings))
        case .permutation:
            return try lowerPermutation(of: Array(template.alternatives(of: part)), in: scope, next: next)
        }
    }

    mutating func lower(
        _ alternatives: some Sequence<Template>, orElse absent: NodeID? = nil, in scope: ScopeID, next: NodeID,
        _ surroundings: Surroundings
    ) throws(CompileLimit) -> [NodeID] {
        var ways: [NodeID] = []
        if let absent { ways.append(absent) }
        for alternative in alternatives { ways.append(try lower(alternative, in: scope, next: next, surroundings)) }
        return ways
    }

    /// All orders of n items by what is left: 2ⁿ nodes and n·2ⁿ⁻¹ lowered items, not n!.
    private mutating func lowerPermutation(of items: [Template], in scope: ScopeID, next: NodeID) throws(CompileLimit) -> NodeID {
        guard items.count <= CompileLimit.permutation else {
            throw CompileLimit(subject: .permutation, given: items.count, allowed: CompileLimit.permutation)
        }
        var rest = [next]
        for left in 1..<max(1 << items.count, 2) where !items.isEmpty {
            var ways: [NodeID] = []
            for (index, item) in items.enumerated() where left & (1 << index) != 0 {
                let after = try makeSpace(next: rest[left & ~(1 << index)])
                let word = Surroundings(isWordStart: true, touchesBefore: false, touchesAfter: false)
                ways.append(try lower(item, in: scope, next: after, word))
            }
            rest.append(try graph.makeSplit(ways))
        }
        return try makeSpace(next: rest[rest.count - 1])
    }

    // MARK: Units

    private mutating func appendUnits(of template: Template) {
        var parts = template.parts
        var next = parts.next()
        while let part = next {
            next = parts.next()
            if part.isSpace {
                units.append(Unit(content: .space))
                continue
            }
            guard let follower = next, !follower.isSpace else {
                if case .literal = part.kind {
                    units.append(Unit(content: .literal(part.index)))
                } else {
                    units.append(Unit(content: .part(part.index)))
                }
                continue
            }
            // Parts that touch: as far as they are text, they are one.
            var touching: [TemplatePart] = [part]
            while let part = next, !part.isSpace {
                touching.append(part)
                next = parts.next()
            }
            appendUnits(of: touching, in: template)
        }
    }

    private mutating func appendUnits(of touching: [TemplatePart], in template: Template) {
        var index = 0
        while index < touching.count {
            var end = index
            while end < touching.count, Self.isText(touching[end], of: template) { end += 1 }
            if end > index + 1, let texts = Self.texts(of: touching[index..<end], in: template) {
                units.append(Unit(content: .texts(texts)))
                index = end
                continue
            }
            for part in touching[index..<max(end, index + 1)] {
                let isLone = part.kind == .literal && end == index + 1
                units.append(Unit(content: isLone ? .literal(part.index) : .part(part.index)))
            }
            index = max(end, index + 1)
        }
    }

    /// Whether a part is literal text through and through.
    private static func isText(_ part: TemplatePart, of template: Template) -> Bool {
        switch part.kind {
        case .literal, .space: true
        case .reference, .permutation: false
        case .optional, .group: template.alternatives(of: part).allSatisfy { inner in inner.parts.allSatisfy { isText($0, of: inner) } }
        }
    }

    /// The texts that parts stand for; `nil` for too many.
    private static func texts(of parts: some Sequence<TemplatePart>, in template: Template) -> [String]? {
        var texts = [""]
        for part in parts {
            let choices: [String]
            switch part.kind {
            case .literal: choices = [template.text(of: part)]
            case .space: choices = [" "]
            case .reference, .permutation: return nil
            case .optional, .group:
                var all: [String] = []
                if part.kind == .optional { all.append("") }
                for alternative in template.alternatives(of: part) {
                    guard let inner = Self.texts(of: alternative.parts, in: alternative) else { return nil }
                    all.append(contentsOf: inner)
                }
                choices = all
            }
            guard texts.count * choices.count <= maximumTexts else { return nil }
            texts = texts.flatMap { text in choices.map { text + $0 } }
        }
        return texts
    }

    /// Whether a word certainly begins behind a unit, if one certainly begins before it or not.
    private static func ends(_ unit: Unit, of template: Template, _ before: Bool) -> Bool {
        switch unit.content {
        case .space: true
        case .literal(let index): template.lastByte(of: template.part(at: index)).map { $0 == 0x20 } ?? before
        case .texts(let texts): texts.allSatisfy { $0.isEmpty ? before : $0.utf8.last == 0x20 }
        case .part(let index): ends(template.part(at: index), of: template, before)
        }
    }

    private static func ends(_ part: TemplatePart, of template: Template, _ before: Bool) -> Bool {
        switch part.kind {
        case .space, .permutation: true
        case .literal: before && template.lastByte(of: part) == nil
        case .reference: false
        case .optional: before && template.alternatives(of: part).allSatisfy { ends($0, before) }
        case .group: template.alternatives(of: part).allSatisfy { ends($0, before) }
        }
    }

    private static func ends(_ template: Template, _ before: Bool) -> Bool {
        template.parts.reduce(before) { ends($1, of: template, $0) }
    }
}
