import PhraseSyntax
import PhraseText

extension Lowering {
    mutating func lower(
        literal part: TemplatePart, of template: Template, next: NodeID, _ surroundings: Surroundings
    ) throws(CompileLimit) -> NodeID {
        let mayBePlain = surroundings.isAlone && !phrase.writing.isSpacingFree && graph.startsAtBoundary(next)
        if mayBePlain, let word = plainLiterals.number(of: part, of: template) { return try graph.make(.word, label: word, next: next) }
        let text = template.text(of: part)
        let node = try lower(text: text, next: next, surroundings)
        if mayBePlain, let word = plainWords[text] { plainLiterals.set(word, of: part, of: template) }
        return node
    }

    /// Lowers a text, which may hold several words and begin or end with white space.
    mutating func lower(text: String, next: NodeID, _ surroundings: Surroundings) throws(CompileLimit) -> NodeID {
        if text.isEmpty { return next }
        if surroundings.isAlone, !phrase.writing.isSpacingFree, graph.startsAtBoundary(next), let word = plainWords[text] {
            return try graph.make(.word, label: word, next: next)
        }
        var node = next
        var surroundings = surroundings
        if text.last == " " {
            node = try makeSpace(next: node)
            surroundings.touchesAfter = false
        }
        let beginsWithSpace = text.first == " "
        if beginsWithSpace {
            surroundings.touchesBefore = false
            surroundings.isWordStart = true
        }
        var ways: [NodeID] = []
        let heard = folded(text, surroundings)
        if surroundings.isAlone, heard.count == 1, !heard[0].isEmpty, !heard[0].contains(0x20), text.last != " ", !beginsWithSpace,
            apostropheStem(of: text) == nil
        {
            plainWords[text] = try vocabulary.number(of: heard[0])
        }
        for heard in heard {
            ways.append(try lower(heard: heard, next: node, isWordStart: surroundings.isWordStart))
        }
        if let stem = apostropheStem(of: text) {
            ways.append(try lowerElided(stem, next: node, surroundings))
        }
        node = try graph.makeSplit(ways)
        return beginsWithSpace ? try makeSpace(next: node) : node
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
        let apart = try makeSpace(next: next)
        let after = try graph.makeSplit([joined, apart])
        var place = surroundings
        place.touchesAfter = false
        var ways: [NodeID] = []
        for heard in folded(stem, place) { ways.append(try lower(heard: heard, next: after, isWordStart: place.isWordStart)) }
        return try graph.makeSplit(ways)
    }

    /// Lowers folded text: words with single spaces between them, perhaps a space at either end.
    private mutating func lower(heard: [UInt8], next: NodeID, isWordStart: Bool) throws(CompileLimit) -> NodeID {
        if heard.isEmpty || heard == [0x20] { return try makeSpace(next: next) }
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
            if index > 0 { node = try makeSpace(next: node) }
        }
        return node
    }

    // MARK: Spaces

    mutating func makeSpace(next: NodeID) throws(CompileLimit) -> NodeID {
        try graph.make(phrase.writing.isSpacingFree ? .freeSpace : .space, next: next)
    }

    /// Where spacing is free, a literal is its characters; spaces beside letters of scripts without spaces mean nothing.
    private mutating func lowerSpacingFree(_ heard: [UInt8], next: NodeID) throws(CompileLimit) -> NodeID {
        var node = next
        for scalar in FreeSpacing.withoutFreeSpaces(heard).reversed() {
            node = scalar == " " ? try makeSpace(next: node) : try graph.make(.character, label: scalar.value, next: node)
        }
        return node
    }
}
