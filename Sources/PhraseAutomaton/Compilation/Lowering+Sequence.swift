import PhraseSyntax

extension Lowering {
    /// What a sequence is made of, once literals that touch are put together.
    enum Unit {
        case space
        /// A literal by itself; by far the most frequent unit.
        case text(String)
        /// Text, or alternatives of it: `light[s]` is "light" and "lights". White space in a text separates words.
        case texts([String])
        case item(TemplateItem)

        var isSpace: Bool {
            if case .space = self { return true }
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
        defer { phrase.depth -= 1 }
        let units = Self.units(of: template.items)
        var wordStarts = [surroundings.isWordStart]
        wordStarts.reserveCapacity(units.count + 1)
        for (index, unit) in units.enumerated() { wordStarts.append(Self.ends(unit, wordStarts[index])) }
        var node = next
        for index in units.indices.reversed() {
            let place = Surroundings(
                isWordStart: wordStarts[index],
                touchesBefore: index == 0 ? surroundings.touchesBefore : !units[index - 1].isSpace,
                touchesAfter: index == units.count - 1 ? surroundings.touchesAfter : !units[index + 1].isSpace)
            node = try lower(units, at: index, in: scope, next: node, place)
        }
        return node
    }

    private mutating func lower(
        _ units: [Unit], at index: Int, in scope: ScopeID, next: NodeID, _ surroundings: Surroundings
    ) throws(CompileLimit) -> NodeID {
        phrase.steps += 1
        guard phrase.steps <= CompileLimit.stepsOfPhrase else {
            throw CompileLimit(subject: .stepsOfPhrase, given: phrase.steps, allowed: CompileLimit.stepsOfPhrase)
        }
        switch units[index] {
        case .space: return try makeSpace(next: next)
        case .text(let text): return try lower(text: text, next: next, surroundings)
        case .texts(let texts):
            var ways: [NodeID] = []
            for text in texts { ways.append(try lower(text: text, next: next, surroundings)) }
            return try graph.makeSplit(ways)
        case .item(let item):
            return try lower(item, in: scope, next: next, surroundings)
        }
    }

    private mutating func lower(
        _ item: TemplateItem, in scope: ScopeID, next: NodeID, _ surroundings: Surroundings
    ) throws(CompileLimit) -> NodeID {
        switch item {
        case .literal(let text, _): return try lower(text: text, next: next, surroundings)
        case .space: return try makeSpace(next: next)
        case .reference(let reference): return try lower(reference, in: scope, next: next, surroundings)
        case .optional(let alternatives, _):
            return try graph.makeSplit(try lower(alternatives, orElse: next, in: scope, next: next, surroundings))
        case .group(let alternatives, _):
            return try graph.makeSplit(try lower(alternatives, in: scope, next: next, surroundings))
        case .permutation(let items, _):
            return try lowerPermutation(of: items, in: scope, next: next)
        }
    }

    mutating func lower(
        _ alternatives: [Template], orElse absent: NodeID? = nil, in scope: ScopeID, next: NodeID, _ surroundings: Surroundings
    ) throws(CompileLimit) -> [NodeID] {
        var ways: [NodeID] = []
        ways.reserveCapacity(alternatives.count + 1)
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

    private static func units(of items: [TemplateItem]) -> [Unit] {
        var units: [Unit] = []
        units.reserveCapacity(items.count)
        var index = 0
        while index < items.count {
            if case .space = items[index] {
                units.append(.space)
                index += 1
                continue
            }
            var end = index
            while end < items.count, isText(items[end]) {
                if case .space = items[end] { break }
                end += 1
            }
            if end == index {
                units.append(.item(items[index]))
                index += 1
            } else if case .literal(let text, _) = items[index], end == index + 1 {
                units.append(.text(text))
                index = end
            } else if end > index + 1, let texts = texts(of: items[index..<end]) {
                units.append(.texts(texts))
                index = end
            } else {
                units.append(contentsOf: items[index..<end].map(Unit.item))
                index = end
            }
        }
        return units
    }

    /// Whether an item is literal text through and through.
    private static func isText(_ item: TemplateItem) -> Bool {
        switch item {
        case .literal, .space: true
        case .reference, .permutation: false
        case .optional(let alternatives, _), .group(let alternatives, _): alternatives.allSatisfy { $0.items.allSatisfy(isText) }
        }
    }

    /// The texts that items stand for; `nil` for too many.
    private static func texts(of items: ArraySlice<TemplateItem>) -> [String]? {
        var texts = [""]
        for item in items {
            let choices: [String]
            switch item {
            case .literal(let text, _): choices = [text]
            case .space: choices = [" "]
            case .reference, .permutation: return nil
            case .optional(let alternatives, _), .group(let alternatives, _):
                var all: [String] = []
                if case .optional = item { all.append("") }
                for alternative in alternatives {
                    guard let inner = Self.texts(of: alternative.items[...]) else { return nil }
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
    private static func ends(_ unit: Unit, _ before: Bool) -> Bool {
        switch unit {
        case .space: true
        case .text(let text): text.isEmpty ? before : text.utf8.last == 0x20
        case .texts(let texts): texts.allSatisfy { $0.isEmpty ? before : $0.utf8.last == 0x20 }
        case .item(let item): ends(item, before)
        }
    }

    private static func ends(_ item: TemplateItem, _ before: Bool) -> Bool {
        switch item {
        case .space, .permutation: true
        case .literal(let text, _): text.isEmpty && before
        case .reference: false
        case .optional(let alternatives, _): before && alternatives.allSatisfy { ends($0, before) }
        case .group(let alternatives, _): alternatives.allSatisfy { ends($0, before) }
        }
    }

    private static func ends(_ template: Template, _ before: Bool) -> Bool {
        template.items.reduce(before) { ends($1, $0) }
    }
}
