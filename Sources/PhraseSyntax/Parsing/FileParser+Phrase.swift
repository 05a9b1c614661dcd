import PhraseText

// A phrase, with the deeper lines that continue it and the comments that stand between them.

extension FileParser {
    mutating func parsePhrase(_ comments: [Comment], isVeto: Bool) -> PhraseDeclaration {
        let header = line
        let content = cursor.position
        let (further, commentsBefore) = takeContinuedLines(below: header.indentation)
        let segments = [content..<Int(header.end)] + further.map(\.range)
        var reader = TemplateReader(cursor.bytes, segments: segments, context: isVeto ? .veto : .phrase, pool: pool)
        let template = reader.read()[0]
        errors.append(contentsOf: reader.errors)
        var phrase = PhraseDeclaration(
            template: template, comments: comments, span: SourceSpan(Int(header.start), segments[segments.count - 1].upperBound))
        phrase.assignments = parseAssignments(after: &reader, isVeto: isVeto)

        for (segment, leavesBefore) in reader.breaks {
            let comments = commentsBefore[segment - 1]
            if leavesBefore == 0 {
                // Nothing of the phrase stands before it.
                phrase.comments += comments
            } else if let last = phrase.continuations.last, last.leavesBefore == leavesBefore {
                phrase.continuations[phrase.continuations.count - 1].comments += comments
            } else {
                phrase.continuations.append(Continuation(leavesBefore: leavesBefore, comments: comments))
            }
        }
        return phrase
    }

    /// The lines that are deeper than a phrase's `-` and do not begin with one themselves, and the comments before each.
    private mutating func takeContinuedLines(below indentation: Int32) -> (lines: [Line], commentsBefore: [[Comment]]) {
        var further: [Line] = []
        var comments: [[Comment]] = []
        while let index = indexOfNextContent(), lines[index].indentation > indentation {
            let found = lines[index]
            if found.kind == .unreadable {
                nextLine = index + 1
                continue
            }
            if source.bytes[Int(found.start)] == UInt8(ascii: "-") { break }
            comments.append(takeComments(before: index).filter { $0.text != nil })
            further.append(found)
            nextLine = index + 1
        }
        return (further, comments)
    }

    /// `"=>" NAME "=" value { "," NAME "=" value }`, over several lines where the phrase goes on.
    private mutating func parseAssignments(after reader: inout TemplateReader, isVeto: Bool) -> [Assignment] {
        cursor.position = reader.position
        cursor.end = reader.end
        guard cursor.take("=>") else { return [] }
        if isVeto {
            report(.assignmentInVeto, SourceSpan(cursor.position - 2, cursor.position))
            return []
        }
        var assignments: [Assignment] = []
        repeat {
            skipSpacesAndBreaks(&reader, leaves: assignments.count)
            guard let name = cursor.takeName() else {
                reportExpected(.assignment)
                return assignments
            }
            skipSpacesAndBreaks(&reader, leaves: assignments.count)
            guard expectEquals() else { return assignments }
            skipSpacesAndBreaks(&reader, leaves: assignments.count)
            guard let value = parseValue(until: .comma) else { return assignments }
            assignments.append(Assignment(name: name, value: value))
            skipSpacesAndBreaks(&reader, leaves: assignments.count)
        } while cursor.take(UInt8(ascii: ","))
        expectEndOfLine()
        return assignments
    }

    private mutating func skipSpacesAndBreaks(_ reader: inout TemplateReader, leaves: Int) {
        cursor.skipSpaces()
        while cursor.isAtEnd, reader.segment + 1 < reader.segments.count {
            reader.segment += 1
            cursor.position = reader.segments[reader.segment].lowerBound
            cursor.end = reader.segments[reader.segment].upperBound
            reader.breaks.append((reader.segment, reader.leaves + leaves))
            cursor.skipSpaces()
        }
    }
}
