import PhraseAutomaton
import PhraseText
import PhraseUnicode
import ValueRecognizers
import ValueTypes

/// Looks for values in a sentence.
struct ValueSearch {
    private let reader: ValueReader
    private let context: ValueContext
    private var proposals = Proposals()

    init(reader: ValueReader, context: ValueContext) {
        self.reader = reader
        self.context = context
    }

    /// - Parameter kinds: In the order in which values of one span are given.
    mutating func values(in text: String, kinds: [ValueKind]) -> [ValueReading] {
        var sentence = Sentence(normalizer: FoundationNormalizer())
        guard (try? sentence.load(copying: text)) != nil else { return [] }
        var found: [ValueReading] = []
        for kind in kinds { append(kind, in: sentence, to: &found) }
        // Sorting is not stable: the place in the list decides where spans are equal.
        let sorted = found.enumerated().sorted { left, right in
            let (a, b) = (left.element.range, right.element.range)
            return (a.lowerBound, -a.upperBound, left.offset) < (b.lowerBound, -b.upperBound, right.offset)
        }
        return Self.outermost(sorted.map(\.element))
    }

    /// Without those that lie inside a longer one: of "5 km" the number.
    ///
    /// - Parameter readings: By place, the longer first.
    private static func outermost(_ readings: [ValueReading]) -> [ValueReading] {
        // What ends last of all that began before, or there and is longer.
        var last: Range<Int>?
        return readings.filter { reading in
            if let last, last.upperBound >= reading.range.upperBound { return last == reading.range }
            last = reading.range
            return true
        }
    }

    private mutating func append(_ kind: ValueKind, in sentence: borrowing Sentence, to found: inout [ValueReading]) {
        guard let recognizer = reader.registry.recognizer(ofType: kind.rawValue, language: reader.language.description) else { return }
        let firstBytes = recognizer.firstBytes
        var start = 0
        while start < sentence.count - 1 {
            var end: Int?
            if firstBytes.contains(sentence.folded[start]), Self.isBoundary(start, in: sentence) {
                proposals.removeAll()
                recognizer.propose(in: sentence, at: start, to: &proposals)
                end = longest(kind, from: start, in: sentence, to: &found)
            }
            start = end ?? sentence.scalar(at: start).end
        }
    }

    /// Where the longest value ends that begins at a place; `nil` where none does. Its readings are appended.
    private func longest(_ kind: ValueKind, from start: Int, in sentence: borrowing Sentence, to found: inout [ValueReading]) -> Int? {
        for end in Set(proposals.list.map(\.end)).sorted(by: >) where end > start && Self.isBoundary(end, in: sentence) {
            let words = sentence.originalText(start..<end)
            let place = sentence.originalRange(start..<end).lowerBound
            guard let readings = try? reader.readings(of: words, as: kind, in: context, latent: false), !readings.isEmpty else { continue }
            found += readings.map { reading in
                var reading = reading
                reading.range = place + reading.range.lowerBound..<place + reading.range.upperBound
                return reading
            }
            return end
        }
        return nil
    }

    /// Whether a value may begin or end here: between words, beside a sign of money or measure (`20€`, `5°`), and anywhere among letters of
    /// a script without spaces.
    private static func isBoundary(_ offset: Int, in sentence: borrowing Sentence) -> Bool {
        if offset == 0 || offset >= sentence.count - 1 { return true }
        let (before, behind) = (sentence.folded[offset - 1], sentence.folded[offset])
        if [before, behind].contains(where: { $0 == 0x20 || $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "%") }) { return true }
        if before >= 0x80, isEdge(sentence.traits(before: offset)) { return true }
        return behind >= 0x80 && isEdge(sentence.traits(at: offset))
    }

    private static func isEdge(_ traits: CharacterTraits) -> Bool { traits.kind == .sign || traits.isSpaceless }
}
