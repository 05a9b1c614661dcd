import PhraseAutomaton

/// What the readers of one language found in one text, by category and position, so that nothing is read twice at one place; and the memory
/// that grammars work in.
///
/// It is used again from text to text, and allocates only where there was never so much. Sendable, unchecked: it belongs to one asker, who
/// holds the only reference to it while reading.
final class ReaderScratch: RecognizerScratch, @unchecked Sendable {
    /// Where a value may end.
    struct End: BitwiseCopyable, Equatable {
        var position: UInt32
        var endsInDigit: Bool
    }

    /// A state of a grammar's automaton at a position of the text.
    struct Place: BitwiseCopyable, Equatable {
        var state: UInt32
        var position: UInt32
        var endsInDigit: Bool
    }

    /// What one reading of a grammar works on: the rows behind those of the grammars that asked for it.
    struct Frame: BitwiseCopyable {
        fileprivate var firstPlace: Int
        fileprivate var firstEnd: Int
    }

    private struct Row: BitwiseCopyable {
        var round: UInt32 = 0
        var category: UInt32 = 0
        var position: UInt32 = 0
        var first: UInt32 = 0
        var count: UInt32 = 0
    }

    /// A table with open addressing; at most half of it is of this round.
    private var rows = [Row](repeating: Row(), count: 256)
    private var rowCount = 0
    /// Rows of earlier rounds count as empty.
    private var round: UInt32 = 1
    private var known: [End] = []
    private var places: [Place] = []
    private var found: [End] = []
    /// How many times something was read, and not remembered.
    private(set) var fills = 0

    /// A value has at most so many ends, and one reading of a grammar visits at most so many places.
    private static let maximumEnds = 64
    private static let maximumPlaces = 1024

    /// Forgets what was found, and keeps the memory. O(1).
    func begin() {
        rowCount = 0
        known.removeAll(keepingCapacity: true)
        places.removeAll(keepingCapacity: true)
        found.removeAll(keepingCapacity: true)
        round &+= 1
        if round == 0 {
            rows = Array(repeating: Row(), count: rows.count)
            round = 1
        }
    }

    // MARK: What is known

    /// The ends that a category is known to have at a position, as indices of this object; `nil` where nobody asked yet.
    func ends(of category: Int, at position: Int) -> Range<Int>? {
        let row = rows[index(category, position)]
        return row.round == round ? Int(row.first)..<Int(row.first + row.count) : nil
    }

    /// - Precondition: `index` is in a range that this object gave since the last `begin`.
    subscript(index: Int) -> End { known[index] }

    private func index(_ category: Int, _ position: Int) -> Int {
        var index = (category &* 0x9E37_79B1 &+ position &* 0x85EB_CA6B) >> 7 & (rows.count - 1)
        while rows[index].round == round, rows[index].category != UInt32(category) || rows[index].position != UInt32(position) {
            index = (index + 1) & (rows.count - 1)
        }
        return index
    }

    // MARK: Reading

    func open() -> Frame { Frame(firstPlace: places.count, firstEnd: found.count) }

    /// Keeps the ends that were added since the frame was opened as those of a category at a position.
    func close(_ frame: Frame, of category: Int, at position: Int) -> Range<Int> {
        let first = known.count
        for index in frame.firstEnd..<found.count { known.append(found[index]) }
        found.removeLast(found.count - frame.firstEnd)
        places.removeLast(places.count - frame.firstPlace)
        if rowCount * 2 >= rows.count { grow() }
        rowCount += 1
        fills += 1
        rows[index(category, position)] = Row(
            round: round, category: UInt32(category), position: UInt32(position), first: UInt32(first),
            count: UInt32(known.count - first))
        return first..<known.count
    }

    private func grow() {
        let old = rows
        rows = Array(repeating: Row(), count: old.count * 2)
        for row in old where row.round == round { rows[index(Int(row.category), Int(row.position))] = row }
    }

    func add(_ end: End, to frame: Frame) {
        for index in frame.firstEnd..<found.count where found[index] == end { return }
        if found.count - frame.firstEnd < Self.maximumEnds { found.append(end) }
    }

    /// Puts a place on the list of those to visit, unless it is there.
    func visit(_ place: Place, in frame: Frame) {
        for index in frame.firstPlace..<places.count where places[index] == place { return }
        if places.count - frame.firstPlace < Self.maximumPlaces { places.append(place) }
    }

    /// The place of a number on the frame's list; `nil` behind the last.
    func place(_ number: Int, in frame: Frame) -> Place? {
        frame.firstPlace + number < places.count ? places[frame.firstPlace + number] : nil
    }
}
