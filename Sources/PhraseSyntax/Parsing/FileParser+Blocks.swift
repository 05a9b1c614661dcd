import PhraseText

// Structure is indentation: what is indented deeper than a line is below it, and what is below one line is indented alike.

extension FileParser {
    /// Reads the lines below the one at `indentation` and gives each to `member` with its comments.
    ///
    /// - Parameters:
    ///   - recognises: whether the line that the cursor stands at begins with a word known here; used to recover.
    ///   - member: reads the line and everything below it.
    /// - Returns: the comments after the last line, which still belong to the block.
    mutating func parseBlock(
        below indentation: Int32, recognises: (Cursor) -> Bool, member: (inout FileParser, [Comment]) -> Void
    ) -> [Comment] {
        var expected: Int32? = indentation < 0 ? 0 : nil
        var lastWasPhrase = false
        var isFirst = true
        while let index = indexOfNextContent(), lines[index].indentation > indentation {
            let found = lines[index]
            let comments = takeComments(before: index)
            enter(index)
            if found.kind == .unreadable {
                skipLines(below: found.indentation)
                continue
            }
            if indentation < 0, found.indentation > 0, isFirst {
                // The whole file may be indented: that is said once.
                report(.unexpectedIndentation, spanOfNextWord())
                expected = found.indentation
            } else if indentation < 0, found.indentation == 0 {
                expected = 0
            }
            isFirst = false
            if let expected, found.indentation > expected {
                let isPhrase = cursor.peek == UInt8(ascii: "-")
                if isPhrase, lastWasPhrase {
                    report(
                        .nestedPhrase(expected: Int(expected), whole: spanOfIndentation(found)),
                        SourceSpan(cursor.position, cursor.position + 1))
                } else {
                    report(.unexpectedIndentation, spanOfNextWord())
                    guard recognises(cursor) else {
                        skipLines(below: found.indentation)
                        continue
                    }
                }
            } else if let expected, found.indentation < expected {
                report(.unevenIndentation(expected: Int(expected), whole: spanOfIndentation(found)), spanOfNextWord())
            }
            if expected == nil { expected = found.indentation }
            lastWasPhrase = cursor.peek == UInt8(ascii: "-")
            member(&self, comments)
        }
        return takeTrailingComments(below: indentation)
    }

    private func spanOfIndentation(_ line: Line) -> SourceSpan {
        var start = Int(line.start)
        while start > 0, source.bytes[start - 1] != 0x0A, source.bytes[start - 1] != 0x0D { start -= 1 }
        return SourceSpan(start, Int(line.start))
    }

    /// The comments ahead, as far as they are indented deeper than `indentation`.
    private mutating func takeTrailingComments(below indentation: Int32) -> [Comment] {
        var stop = nextLine
        var index = nextLine
        while index < lines.count {
            switch lines[index].kind {
            case .empty: break
            case .comment:
                guard lines[index].indentation > indentation else { return takeComments(before: stop) }
                stop = index + 1
            case .content, .unreadable: return takeComments(before: stop)
            }
            index += 1
        }
        return takeComments(before: stop)
    }
}
