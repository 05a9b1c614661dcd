import PhraseText

// Brackets, and what separates the parts inside them.

extension TemplateReader {
    mutating func open() {
        if stack.count == SyntaxLimits.depthOfBrackets {
            if firstExcess == nil {
                firstExcess = SourceSpan(position, position + 1)
                // A literal in place of what is passed over keeps the brackets from looking empty.
                items.append(.literal("\u{FFFD}", span: SourceSpan(position, position + 1)))
            }
            excess += 1
            mostExcess = max(mostExcess, excess)
        } else {
            stack.append(frame)
            frame = Frame(opener: bytes[position], openedAt: position, firstItem: items.count, sequenceStart: position + 1)
        }
        position += 1
    }

    mutating func close() {
        defer { position += 1 }
        if excess > 0 {
            excess -= 1
            return
        }
        guard frame.opener != 0 else {
            errors.append(SyntaxError(.unopenedBracket, SourceSpan(position, position + 1)))
            return
        }
        let closing = UInt8(ascii: frame.opener == UInt8(ascii: "(") ? ")" : "]")
        if bytes[position] != closing {
            let opened = SourceSpan(frame.openedAt, frame.openedAt + 1)
            errors.append(
                SyntaxError(.mismatchedBracket(opened: opened, closing: Unicode.Scalar(closing)), SourceSpan(position, position + 1)))
        }
        finishBracket(endingAt: position + 1)
    }

    /// Reports brackets that nothing closes, and closes them here.
    mutating func closeWhatIsOpen() {
        excess = 0
        if frame.opener != 0 {
            errors.append(SyntaxError(.unclosedBracket, SourceSpan(frame.openedAt, frame.openedAt + 1)))
        }
        while frame.opener != 0 { finishBracket(endingAt: position) }
    }

    private mutating func finishBracket(endingAt stop: Int) {
        endSequence()
        let span = SourceSpan(frame.openedAt, stop)
        let alternatives = frame.alternatives
        if alternatives.count == 1, alternatives[0].items.isEmpty, firstExcess == nil {
            errors.append(SyntaxError(.emptyBrackets, span))
        }
        let item: TemplateItem
        if frame.opener == UInt8(ascii: "[") {
            item = .optional(alternatives, span: span)
        } else if frame.separator?.byte == UInt8(ascii: ";"), !frame.isMixed {
            if alternatives.count > SyntaxLimits.itemsOfPermutation {
                errors.append(SyntaxError(.tooManyPermutationItems(given: alternatives.count), span))
            }
            item = .permutation(alternatives, span: span)
        } else {
            item = .group(alternatives, span: span)
        }
        frame = stack.removeLast()
        items.append(item)
    }

    mutating func splitAlternatives() {
        if frame.opener == 0, stack.isEmpty, excess == 0 {
            if frame.separator == nil { frame.separator = (UInt8(ascii: "|"), position) }
            split()
        } else {
            separate(with: UInt8(ascii: "|"))
        }
    }

    mutating func splitPermutation() {
        if frame.opener == UInt8(ascii: "["), excess == 0 {
            errors.append(SyntaxError(.permutationInOption, SourceSpan(position, position + 1)))
        }
        separate(with: UInt8(ascii: ";"))
    }

    private mutating func separate(with separator: UInt8) {
        if excess == 0 {
            if let first = frame.separator {
                if first.byte != separator, !frame.isMixed {
                    frame.isMixed = true
                    errors.append(
                        SyntaxError(.mixedSeparators(first: SourceSpan(first.at, first.at + 1)), SourceSpan(position, position + 1)))
                }
            } else {
                frame.separator = (separator, position)
            }
        }
        split()
    }

    private mutating func split() {
        if excess == 0 { endSequence() }
        position += 1
        frame.sequenceStart = position
    }

    /// Ends the sequence being read. White space at the edges is layout outside brackets and in a permutation.
    mutating func endSequence() {
        var first = frame.firstItem
        var end = items.count
        if frame.opener == 0 || frame.separator?.byte == UInt8(ascii: ";") {
            if end > first, case .space = items[end - 1] { end -= 1 }
            if end > first, case .space = items[first] { first += 1 }
        }
        var span = SourceSpan(frame.sequenceStart, frame.sequenceStart)
        if end > first { span = items[first].span.union(items[end - 1].span) }
        frame.alternatives.append(Template(items: Array(items[first..<end]), span: span))
        items.removeLast(items.count - frame.firstItem)
    }
}
