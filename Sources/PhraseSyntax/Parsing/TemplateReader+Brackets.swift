import PhraseText

// Brackets, and what separates the parts inside them.

extension TemplateReader {
    mutating func open() {
        if stack.count == SyntaxLimits.depthOfBrackets {
            if firstExcess == nil {
                firstExcess = SourceSpan(position, position + 1)
                // A literal in place of what is passed over keeps the brackets from looking empty.
                appendLiteralAnyway(Self.replacement[...], SourceSpan(position, position + 1))
            }
            excess += 1
            mostExcess = max(mostExcess, excess)
        } else {
            // What kind of bracket it is shows when it is closed.
            let node = pool.open(.group)
            frame.add(part: node)
            stack.append(frame)
            frame = Frame(
                opener: bytes[position], openedAt: position, node: node, sequence: pool.open(.sequence), sequenceStart: position + 1)
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
        if frame.alternatives == 1, frame.beginsWithEmpty, firstExcess == nil {
            errors.append(SyntaxError(.emptyBrackets, span))
        }
        let kind: TemplateNode.Kind
        if frame.opener == UInt8(ascii: "[") {
            kind = .optional
        } else if frame.separator?.byte == UInt8(ascii: ";"), !frame.isMixed {
            if frame.alternatives > SyntaxLimits.itemsOfPermutation {
                errors.append(SyntaxError(.tooManyPermutationItems(given: frame.alternatives), span))
            }
            kind = .permutation
        } else {
            kind = .group
        }
        pool.close(frame.node, as: kind, span: span)
        frame = stack.removeLast()
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
        if excess == 0 {
            endSequence()
            frame.sequence = pool.open(.sequence)
        }
        position += 1
        frame.sequenceStart = position
    }

    /// Ends the sequence being read. White space at the edges is layout outside brackets and in a permutation.
    mutating func endSequence() {
        let first = frame.sequence + 1
        if frame.opener == 0 || frame.separator?.byte == UInt8(ascii: ";") {
            if frame.lastPart >= 0, pool.nodes[frame.lastPart].kind == .space {
                pool.removeLast()
                frame.lastPart = frame.partBefore
            }
            if frame.lastPart >= 0, pool.nodes[first].kind == .space {
                pool.removeFirst(insideOf: frame.sequence)
                frame.lastPart = frame.lastPart > first ? frame.lastPart - 1 : -1
            }
        }
        var span = SourceSpan(frame.sequenceStart, frame.sequenceStart)
        if frame.lastPart >= 0 { span = pool.nodes[first].span.union(pool.nodes[frame.lastPart].span) }
        pool.close(frame.sequence, span: span)
        if frame.alternatives == 0 { frame.beginsWithEmpty = frame.lastPart < 0 }
        frame.alternatives += 1
        if frame.opener == 0 { templates.append(Template(in: pool, node: frame.sequence)) }
        frame.lastPart = -1
        frame.partBefore = -1
    }
}
