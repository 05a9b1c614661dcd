/// Letters that a language writes in several ways: 節 where its data has 节, "ue" where it has "ü".
///
/// A text may mix the ways, so that each letter is one of its own.
struct SpellingVariants: Sendable {
    private struct Letters: Sendable {
        /// Folded, as the data has them.
        var own: [UInt8]
        var others: [[UInt8]]
    }

    /// By the first byte, the longest first; empty where there are none at all.
    private let letters: [[Letters]]

    /// More ways than these to write one text are not looked for.
    private static let limit = 128

    /// - Parameter variants: folded: what the data has, and the other ways to write it.
    init(_ variants: [(letters: [UInt8], others: [[UInt8]])]) {
        let known = variants.map { Letters(own: $0.letters, others: $0.others) }.filter { !$0.own.isEmpty }
        var letters: [[Letters]] = known.isEmpty ? [] : Array(repeating: [], count: 256)
        for letter in known.sorted(by: { $0.own.count > $1.own.count }) { letters[Int(letter.own[0])].append(letter) }
        self.letters = letters
    }

    var isEmpty: Bool { letters.isEmpty }

    /// Whether a letter may stand in the text that is written in several ways.
    private func hasVariants(_ text: [UInt8]) -> Bool { !isEmpty && text.contains { !letters[Int($0)].isEmpty } }

    /// A folded text piece by piece, each with the ways to write it, that of the text first. The longest letters count.
    func pieces(of text: [UInt8]) -> [[[UInt8]]] {
        guard hasVariants(text) else { return [[text]] }
        var pieces: [[[UInt8]]] = []
        var plain: [UInt8] = []
        var position = 0
        while position < text.count {
            guard let found = letters[Int(text[position])].first(where: { text[position...].starts(with: $0.own) }) else {
                plain.append(text[position])
                position += 1
                continue
            }
            if !plain.isEmpty { pieces.append([plain]) }
            plain = []
            pieces.append([found.own] + found.others)
            position += found.own.count
        }
        return plain.isEmpty ? pieces : pieces + [[plain]]
    }

    /// The other ways to write a folded text.
    func others(of text: [UInt8]) -> [[UInt8]] {
        guard hasVariants(text) else { return [] }
        let pieces = pieces(of: text)
        var ways: [[UInt8]] = [[]]
        for piece in pieces {
            // Where there are too many, only the text remains that is written in the last way throughout.
            guard ways.count * piece.count <= Self.limit else { return [pieces.flatMap { $0.last ?? [] }] }
            ways = ways.flatMap { way in piece.map { way + $0 } }
        }
        return Array(ways.dropFirst())
    }
}
