import Dialog
import Foundation
import IntentModel
import ValueTypes

/// Cuts an answer at commas and *and*s, and reads the pieces as values of the parameters that are missing.
struct AnswerCutter {
    /// Longer answers are read whole and not cut: nobody says that many values at once.
    static let cutLimit = 2_000

    /// Those of the dialog.
    let words: DialogWords
    /// A text is asked for, so that any words may be meant.
    let takesAnyText: Bool
    /// An array of texts is asked for: what joins them separates whether or not the pieces are values.
    let separatesTexts: Bool
    let app: String
    /// In order of declaration.
    let missing: [ParameterDefinition]

    func cut(_ text: String, with reader: AnswerReader) -> CutAnswer {
        let bytes = Array(text.utf8)
        let typed = missing.filter { $0.type != .kind(.text) && $0.type != .array(.kind(.text)) }
        func readings(_ said: String) -> [String: [ParameterValue]] {
            var found: [String: [ParameterValue]] = [:]
            for parameter in typed {
                guard let values = try? reader.read(said, as: parameter.type, app: app), !values.isEmpty else { continue }
                found[parameter.name] = values
            }
            return found
        }
        let trimmed = { @Sendable (range: Range<Int>) in Self.trimmed(range, of: bytes) }
        // "please", and つ behind a number, are nothing to be read; where a text is missing it might be つ, and where one is asked for
        // anything.
        let counts = !missing.contains { $0.type.innermost == .kind(.text) }
        let kept = { @Sendable [words, takesAnyText] (range: Range<Int>) -> Range<Int>? in
            guard let range = trimmed(range), !takesAnyText else { return trimmed(range) }
            return words.standAroundValues(String(decoding: bytes[range], as: UTF8.self), counts: counts) ? nil : range
        }
        let ranges = bytes.count <= Self.cutLimit ? separated(text) : [(0..<bytes.count, CutAnswer.Separator.start)]
        var pieces = ranges.compactMap { range, separator in
            (ranges.count > 1 ? kept(range) : trimmed(range)).map { range in
                CutAnswer.Piece(
                    range: range, separator: separator, readings: readings(String(decoding: bytes[range], as: UTF8.self)))
            }
        }
        if words.isSpacingFree, !separatesTexts {
            pieces = joined(pieces, readings: { readings(String(decoding: bytes[$0], as: UTF8.self)) })
        }
        let whole = readings(text)
        var spans =
            pieces.count > 1 || bytes.count > Self.cutLimit
            ? []
            : typed.flatMap { parameter in
                reader.spans(in: text, as: parameter.type, app: app).map {
                    CutAnswer.Span(range: $0.range, parameter: parameter.name, readings: [$0.value])
                }
            }
        // What stands around a value that the whole answer is read as ("です") is no text.
        if !whole.isEmpty, let all = pieces.first?.range, !spans.contains(where: { $0.range == all }) { spans = [] }
        return CutAnswer(text: text, whole: whole, pieces: pieces, spans: spans, trimmed: kept)
    }

    /// Pieces that a connective keeps apart only where both sides are values: elsewhere it was part of a word.
    private func joined(
        _ pieces: [CutAnswer.Piece], readings: (Range<Int>) -> [String: [ParameterValue]]
    ) -> [CutAnswer.Piece] {
        var joined: [CutAnswer.Piece] = []
        for piece in pieces {
            guard piece.separator == .and, let last = joined.last, piece.readings.isEmpty || last.readings.isEmpty else {
                joined.append(piece)
                continue
            }
            let range = last.range.lowerBound..<piece.range.upperBound
            joined[joined.count - 1] = CutAnswer.Piece(range: range, separator: last.separator, readings: readings(range))
        }
        return joined
    }

    /// The parts between commas and connectives. A comma between two digits is part of a number.
    private func separated(_ text: String) -> [(range: Range<Int>, separator: CutAnswer.Separator)] {
        var parts: [(range: Range<Int>, separator: CutAnswer.Separator)] = []
        var start = text.startIndex
        var separator = CutAnswer.Separator.start
        func close(at end: String.Index, next: CutAnswer.Separator, from resume: String.Index) {
            parts.append((text.offset(of: start)..<text.offset(of: end), separator))
            start = resume
            separator = next
        }
        var index = text.startIndex
        while index < text.endIndex {
            let after = text.index(after: index)
            if Self.commas.contains(text[index]) {
                let isInNumber =
                    index > text.startIndex && text[text.index(before: index)].isNumber && after < text.endIndex
                    && text[after].isNumber
                if !isInNumber { close(at: index, next: .comma, from: after) }
                index = after
            } else if let end = connective(in: text, at: index) {
                // "milk, eggs and bread": the *and* behind a comma adds nothing to it.
                let isEmpty = text[start..<index].allSatisfy(\.isWhitespace)
                if isEmpty { start = end } else { close(at: index, next: .and, from: end) }
                index = end
            } else {
                index = after
            }
        }
        close(at: text.endIndex, next: .comma, from: text.endIndex)
        return parts
    }

    /// Where a connective that begins at `index` as a word of its own, or as the ending of one, ends.
    private func connective(in text: String, at index: String.Index) -> String.Index? {
        guard index > text.startIndex else { return nil }
        let before = text[text.index(before: index)]
        if words.isSpacingFree || before.isWhitespace {
            for word in words.conjunctions {
                guard let end = Self.end(of: word, in: text, at: index) else { continue }
                if words.isSpacingFree ? !separatesTexts || !Self.isInWord(index..<end, of: text) : text[end].isWhitespace { return end }
            }
        }
        guard !words.enclitics.isEmpty, before.isLetter || before.isNumber else { return nil }
        for ending in words.enclitics {
            guard let end = Self.end(of: ending, in: text, at: index), text[end].isWhitespace,
                KoreanParticle.isForm(ending, after: Self.lastWord(of: text[..<index]))
            else { continue }
            return end
        }
        return nil
    }

    private static func lastWord(of text: Substring) -> String {
        String(text.reversed().prefix { $0.isLetter || $0.isNumber }.reversed())
    }

    /// Where a word that begins at `index` ends, if something follows it.
    private static func end(of word: String, in text: String, at index: String.Index) -> String.Index? {
        guard let range = text.range(of: word, options: [.anchored, .caseInsensitive], range: index..<text.endIndex),
            range.upperBound < text.endIndex
        else { return nil }
        return range.upperBound
    }

    /// Between letters of Hiragana on both sides と is rather a part of a word (さといも) than one that joins two.
    private static func isInWord(_ range: Range<String.Index>, of text: String) -> Bool {
        let isHiragana = { (character: Character) in
            character.unicodeScalars.allSatisfy { (0x3041...0x309F).contains($0.value) }
        }
        return isHiragana(text[text.index(before: range.lowerBound)]) && isHiragana(text[range.upperBound])
    }

    private static let commas: Set<Character> = [",", "，", "、", ";", "；", "،"]

    /// A range without white space and punctuation at its ends. Signs that words begin or end with (`$5`, `C++`) stay.
    private static func trimmed(_ range: Range<Int>, of bytes: [UInt8]) -> Range<Int>? {
        let text = String(decoding: bytes[range], as: UTF8.self)
        let kept = text.drop { !Self.isHeard($0) }
        guard let last = kept.lastIndex(where: Self.isHeard) else { return nil }
        let lead = text.utf8.count - kept.utf8.count
        let length = kept[...last].utf8.count
        return range.lowerBound + lead..<range.lowerBound + lead + length
    }

    private static func isHeard(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character.isSymbol || "#%@&/-+'".contains(character)
    }
}

extension String {
    /// The UTF-8 offset of an index.
    func offset(of index: String.Index) -> Int { utf8.distance(from: utf8.startIndex, to: index) }
}
