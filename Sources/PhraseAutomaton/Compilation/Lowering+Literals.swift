import PhraseSyntax
import PhraseText

extension Lowering {
    /// Lowers a text, which may hold several words and begin or end with white space.
    mutating func lower(text: String, next: NodeID, _ surroundings: Surroundings) throws(CompileLimit) -> NodeID {
        if text.isEmpty { return next }
        var node = next
        var surroundings = surroundings
        if text.last == " " {
            node = try graph.make(.space, next: node)
            surroundings.touchesAfter = false
        }
        let beginsWithSpace = text.first == " "
        if beginsWithSpace {
            surroundings.touchesBefore = false
            surroundings.isWordStart = true
        }
        var ways: [NodeID] = []
        for heard in folded(text, surroundings) {
            ways.append(try lower(heard: heard, next: node, isWordStart: surroundings.isWordStart))
        }
        if let stem = apostropheStem(of: text) {
            ways.append(try lowerElided(stem, next: node, surroundings))
        }
        node = try graph.makeSplit(ways)
        return beginsWithSpace ? try graph.make(.space, next: node) : node
    }

    /// What stands before an apostrophe at the end of a text (`l'`): behind it a space may be there or not.
    private func apostropheStem(of text: String) -> String? {
        guard let last = text.unicodeScalars.last, Self.apostrophes.contains(last) else { return nil }
        let stem = String(text.unicodeScalars.dropLast())
        return stem.isEmpty ? nil : stem
    }

    private static let apostrophes: Set<Unicode.Scalar> = ["'", "\u{2019}"]

    /// `l'` before what it touches, and before a space, is each heard with the apostrophe or with a space (`l' église` is `l église`).
    private mutating func lowerElided(_ stem: String, next: NodeID, _ surroundings: Surroundings) throws(CompileLimit) -> NodeID {
        let joined = try graph.make(.character, label: Unicode.Scalar("'").value, next: next)
        let apart = try graph.make(.space, next: next)
        let after = try graph.makeSplit([joined, apart])
        var place = surroundings
        place.touchesAfter = false
        var ways: [NodeID] = []
        for heard in folded(stem, place) { ways.append(try lower(heard: heard, next: after, isWordStart: place.isWordStart)) }
        return try graph.makeSplit(ways)
    }

    /// Lowers folded text: words with single spaces between them, perhaps a space at either end.
    private mutating func lower(heard: [UInt8], next: NodeID, isWordStart: Bool) throws(CompileLimit) -> NodeID {
        if heard.isEmpty || heard == [0x20] { return try graph.make(.space, next: next) }
        if phrase.writing.isSpacingFree { return try lowerSpacingFree(heard, next: next) }
        var node = next
        let pieces = heard.split(separator: 0x20, omittingEmptySubsequences: false)
        for (index, piece) in pieces.enumerated().reversed() {
            if !piece.isEmpty {
                if index > 0 || isWordStart, graph.startsAtBoundary(node) {
                    node = try graph.make(.word, label: try vocabulary.number(of: Array(piece)), next: node)
                } else {
                    for scalar in String(decoding: piece, as: UTF8.self).unicodeScalars.reversed() {
                        node = try graph.make(.character, label: scalar.value, next: node)
                    }
                }
            }
            if index > 0 { node = try graph.make(.space, next: node) }
        }
        return node
    }

    // MARK: Scripts without spaces

    /// Characters, with a space or none wherever a letter of a script without spaces stands on both sides, or at an end.
    private mutating func lowerSpacingFree(_ heard: [UInt8], next: NodeID) throws(CompileLimit) -> NodeID {
        let scalars = Array(String(decoding: heard, as: UTF8.self).unicodeScalars)
        let spaceless = scalars.map { CharacterTraits($0).isSpaceless }
        var node = next
        for index in scalars.indices.reversed() {
            let before = index > 0 && spaceless[index - 1]
            let after = index + 1 < scalars.count && spaceless[index + 1]
            if scalars[index] == " " {
                node = before || after ? try makeOptionalSpace(next: node) : try graph.make(.space, next: node)
                continue
            }
            if spaceless[index], after || index == scalars.count - 1 { node = try makeOptionalSpace(next: node) }
            node = try graph.make(.character, label: scalars[index].value, next: node)
        }
        return spaceless.first == true ? try makeOptionalSpace(next: node) : node
    }

    mutating func makeOptionalSpace(next: NodeID) throws(CompileLimit) -> NodeID {
        try graph.makeSplit([try graph.make(.space, next: next), next])
    }

    /// The space between two units: none is needed where either is a literal of a script without spaces, or both are slots.
    mutating func lowerFreeSpace(before: Unit?, after: Unit?, next: NodeID) throws(CompileLimit) -> NodeID {
        let left = before.map { Self.edge(of: $0, atEnd: true) } ?? .unknown
        let right = after.map { Self.edge(of: $0, atEnd: false) } ?? .unknown
        let isFree = left == .spaceless || right == .spaceless || (left == .unknown && right == .unknown)
        return isFree ? try makeOptionalSpace(next: next) : try graph.make(.space, next: next)
    }

    private enum EdgeKind { case spaceless, spaced, unknown }

    private static func edge(of unit: Unit, atEnd: Bool) -> EdgeKind {
        switch unit {
        case .space: .unknown
        case .texts(let texts):
            combined(texts.map { text in (atEnd ? text.unicodeScalars.last : text.unicodeScalars.first).map(kind) ?? .unknown })
        case .item(let item): edge(of: item, atEnd: atEnd)
        }
    }

    private static func edge(of item: TemplateItem, atEnd: Bool) -> EdgeKind {
        switch item {
        case .literal(let text, _): (atEnd ? text.unicodeScalars.last : text.unicodeScalars.first).map(kind) ?? .unknown
        case .space, .reference, .permutation: .unknown
        case .optional(let alternatives, _), .group(let alternatives, _):
            combined(alternatives.map { (atEnd ? $0.items.last : $0.items.first).map { edge(of: $0, atEnd: atEnd) } ?? .unknown })
        }
    }

    private static func combined(_ kinds: [EdgeKind]) -> EdgeKind {
        kinds.contains(.spaceless) ? .spaceless : kinds.contains(.unknown) ? .unknown : .spaced
    }

    private static func kind(_ scalar: Unicode.Scalar) -> EdgeKind {
        CharacterTraits(scalar).isSpaceless ? .spaceless : .spaced
    }
}
