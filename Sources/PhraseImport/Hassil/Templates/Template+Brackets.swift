import PhraseSyntax
import PhraseText

// Brackets that can be left out, and those that cannot.

extension Template {
    /// Alternatives without the round brackets around a whole one: `(a|b)|c` is `a|b|c`.
    ///
    /// White space at the edge of an alternative belongs to it, so that brackets that hold some stay.
    static func flattened(_ alternatives: [Template]) -> [Template] {
        guard alternatives.contains(where: { $0.partsOfGroup != nil }) else { return alternatives }
        return alternatives.flatMap { $0.partsOfGroup ?? [$0] }
    }

    /// Alternatives as a rule or the value of a list writes them, where white space at their edges is layout.
    static func withoutBrackets(_ alternatives: [Template]) -> [Template] {
        guard alternatives.contains(where: \.hasSpaceAtEdge), let first = alternatives.first, let last = alternatives.last else {
            return alternatives
        }
        let span = first.span.union(last.span)
        return [Template(items: [.group(alternatives, span: span)], span: span)]
    }

    private var partsOfGroup: [Template]? {
        guard items.count == 1, case .group(let parts, _) = items[0], !parts.contains(where: \.hasSpaceAtEdge) else { return nil }
        return parts
    }

    /// For what stands alone, with nothing that it could be glued to.
    var withoutSpaceAtEdges: Template {
        var template = self
        guard template.items.count > 1 else { return self }
        if case .space? = template.items.first { template.items.removeFirst() }
        if case .space? = template.items.last { template.items.removeLast() }
        return template
    }

    private var hasSpaceAtEdge: Bool {
        if case .space? = items.first { return true }
        if case .space? = items.last { return true }
        return false
    }
}
