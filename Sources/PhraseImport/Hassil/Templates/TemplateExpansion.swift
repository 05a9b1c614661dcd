import PhraseSyntax

/// The texts that a template without references stands for, in the order in which they would be tried, each once.
struct TemplateExpansion {
    let limit: Int
    /// The bytes that all texts may have together.
    let bytes: Int
    /// How many texts were found, or would have been, as far as they were counted.
    private(set) var count = 0

    init(limit: Int, bytes: Int) {
        self.limit = limit
        self.bytes = bytes
    }

    /// `nil` if there are more than allowed, or a reference.
    mutating func texts(of alternatives: [Template]) -> [String]? {
        guard let found = expand(alternatives) else { return nil }
        var seen: Set<String> = []
        return found.compactMap { text in
            let words = text.split(separator: " ").joined(separator: " ")
            return !words.isEmpty && seen.insert(words).inserted ? words : nil
        }
    }

    private mutating func expand(_ alternatives: [Template]) -> [String]? {
        var all: [String] = []
        for alternative in alternatives {
            guard let texts = expand(alternative) else { return nil }
            all += texts
            guard check(all.count), Self.size(of: all) <= bytes else { return nil }
        }
        return all
    }

    private mutating func expand(_ template: Template) -> [String]? {
        var texts = [""]
        var size = 0
        for item in template.items {
            guard let next = expand(item), check(texts.count * next.count) else { return nil }
            size = size * next.count + Self.size(of: next) * texts.count
            guard size <= bytes else { return nil }
            if next.count == 1 {
                for index in texts.indices { texts[index] += next[0] }
            } else {
                texts = texts.flatMap { text in next.map { text + $0 } }
            }
        }
        return texts
    }

    private mutating func expand(_ item: TemplateItem) -> [String]? {
        switch item {
        case .literal(let text, _): return [text]
        case .space: return [" "]
        case .reference: return nil
        case .optional(let parts, _): return expand(parts).map { $0 + [""] }
        case .group(let parts, _): return expand(parts)
        case .permutation(let parts, _): return permutation(parts)
        }
    }

    private mutating func permutation(_ parts: [Template]) -> [String]? {
        guard !parts.isEmpty else { return [""] }
        var all: [String] = []
        for index in parts.indices {
            var rest = parts
            let first = rest.remove(at: index)
            guard let heads = expand(first), let tails = permutation(rest), check(all.count + heads.count * tails.count) else { return nil }
            for head in heads { all += tails.map { " " + head + " " + $0 } }
        }
        return all
    }

    private static func size(of texts: [String]) -> Int { texts.reduce(0) { $0 + $1.utf8.count } }

    private mutating func check(_ number: Int) -> Bool {
        count = max(count, number)
        return number <= limit
    }
}
