/// Which wording of a text comes next, so that the same one never comes twice in a row.
///
/// A wording is a running number; whoever renders it takes it modulo the wordings there are.
public struct WordingCounters: Sendable, Hashable, Codable {
    /// How many texts are remembered; the one not used for longest is forgotten.
    static let limit = 48

    struct Entry: Sendable, Hashable, Codable {
        var text: String
        var next: Int
    }

    /// The one used last stands last.
    private(set) var entries: [Entry] = []

    /// After so many wordings they are counted from the first again.
    private static let period = 1_000_000

    var isConsistent: Bool { entries.allSatisfy { (0..<Self.period).contains($0.next) } }

    /// The wording to use now for a text.
    mutating func next(_ text: String) -> Int {
        let wording: Int
        if let index = entries.firstIndex(where: { $0.text == text }) {
            wording = entries.remove(at: index).next
        } else {
            wording = 0
        }
        entries.append(Entry(text: text, next: (wording + 1) % Self.period))
        if entries.count > Self.limit { entries.removeFirst() }
        return wording
    }
}
