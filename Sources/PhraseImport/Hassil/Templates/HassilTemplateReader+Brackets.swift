import PhraseSyntax
import PhraseText

// Brackets, and what separates the sequences inside them.

extension HassilTemplateReader {
    mutating func open() {
        guard stack.count < HassilLimits.depthOfBrackets else {
            return fail(.bracketsTooDeep, position, position + 1)
        }
        stack.append(frame)
        frame = Frame(opener: bytes[position], openedAt: position, firstItem: items.count)
        position += 1
    }

    mutating func close() {
        let opener = bytes[position] == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "[")
        guard frame.opener == opener else {
            guard frame.opener != 0 else { return fail(.unopenedBracket, position, position + 1) }
            return fail(.unclosedBracket(closing: frame.opener == UInt8(ascii: "(") ? ")" : "]"), frame.openedAt, frame.openedAt + 1)
        }
        let stop = position + 1
        let span = SourceSpan(frame.openedAt, stop)
        let alternatives = finishFrame(endingAt: position)
        frame = stack.removeLast()
        position = stop
        guard !hasFailed else { return }
        guard !alternatives.isEmpty else { return fail(.emptyBrackets, Int(span.lower), Int(span.upper)) }
        if opener == UInt8(ascii: "[") {
            items.append(.optional(alternatives, span: span))
        } else if alternatives.count == 1, alternatives[0].items.count == 1, case .permutation(let parts, _) = alternatives[0].items[0] {
            items.append(.permutation(parts, span: span))
        } else {
            items.append(.group(alternatives, span: span))
        }
    }

    mutating func separateAlternatives() {
        if frame.separator == UInt8(ascii: ";") {
            // What stood before the bar is one alternative, whose parts come in any order.
            endPart()
            let whole = SourceSpan(frame.openedAt, position)
            if let permutation = permutation(of: frame, span: whole) { frame.alternatives.append(permutation) }
            frame.parts = []
        } else {
            endAlternative()
        }
        frame.separator = UInt8(ascii: "|")
        frame.separatorAt = position
        position += 1
    }

    mutating func separateParts() {
        if frame.separator == UInt8(ascii: "|") {
            return fail(.mixedSeparators(first: SourceSpan(frame.separatorAt, frame.separatorAt + 1)), position, position + 1)
        }
        endPart()
        frame.separator = UInt8(ascii: ";")
        frame.separatorAt = position
        position += 1
    }

    /// The alternatives of the frame, whose end is reached.
    mutating func finishFrame(endingAt stop: Int) -> [Template] {
        if frame.separator == UInt8(ascii: ";") {
            endPart()
            let span = SourceSpan(frame.openedAt, stop)
            frame.alternatives = permutation(of: frame, span: span).map { [$0] } ?? []
        } else {
            endAlternative()
        }
        frame.alternatives = Template.flattened(frame.alternatives)
        if frame.hasEmptyBranch, frame.opener != UInt8(ascii: "["), !frame.alternatives.isEmpty {
            let (lower, upper) = (frame.openedAt, frame.opener == 0 ? stop : stop + 1)
            errors.append((.emptyBranch(suggestion: suggestion(for: frame, endingAt: stop)), SourceSpan(lower, upper)))
        }
        return frame.alternatives
    }

    /// `[a|b]` for `(a|b|)`.
    private func suggestion(for frame: Frame, endingAt stop: Int) -> String {
        let inside = (frame.opener == 0 ? frame.openedAt : frame.openedAt + 1)..<stop
        var parts: [Substring] = []
        var depth = 0
        var text = ""
        for character in String(decoding: bytes[inside], as: UTF8.self) {
            if "([{<".contains(character) { depth += 1 }
            if ")]}>".contains(character) { depth -= 1 }
            if character == "|", depth == 0 {
                parts.append(Substring(text))
                text = ""
            } else {
                text.append(character)
            }
        }
        parts.append(Substring(text))
        return "[" + parts.filter { !$0.isEmpty }.joined(separator: "|") + "]"
    }

    private mutating func endAlternative() {
        guard items.count > frame.firstItem else {
            frame.hasEmptyBranch = true
            return
        }
        frame.alternatives.append(takeSequence(from: frame.firstItem, to: items.count))
    }

    /// Ends a part of a permutation: a word of its own, so that white space at its edges is nothing.
    private mutating func endPart() {
        var first = frame.firstItem
        var last = items.count
        if last > first, case .space = items[last - 1] { last -= 1 }
        if last > first, case .space = items[first] { first += 1 }
        if last > first { frame.parts.append(takeSequence(from: first, to: last)) } else { items.removeLast(items.count - frame.firstItem) }
    }

    private mutating func takeSequence(from first: Int, to last: Int) -> Template {
        let template = Template(items: Array(items[first..<last]), span: items[first].span.union(items[last - 1].span))
        items.removeLast(items.count - frame.firstItem)
        return template
    }

    /// The parts in any order; a single part is a word of its own.
    private mutating func permutation(of frame: Frame, span: SourceSpan) -> Template? {
        guard frame.parts.count <= SyntaxLimits.itemsOfPermutation else {
            fail(.tooManyPermutationItems(given: frame.parts.count), Int(span.lower), Int(span.upper))
            return nil
        }
        guard let first = frame.parts.first else { return nil }
        guard frame.parts.count == 1 else { return Template(items: [.permutation(frame.parts, span: span)], span: span) }
        let (before, after) = (Int(first.span.lower), Int(first.span.upper))
        let spaced = [.space(span: SourceSpan(before, before))] + first.items + [TemplateItem.space(span: SourceSpan(after, after))]
        return Template(items: spaced, span: first.span)
    }
}
