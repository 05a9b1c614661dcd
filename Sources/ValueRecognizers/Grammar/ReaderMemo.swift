/// What the readers of one language found in one text, by category and position, so that nothing is read twice at one place.
///
/// It allocates only where there was never so much. Invariants: the scratch that lent it lives as long as it is used, which is one call;
/// and nobody else uses it meanwhile.
struct ReaderMemo: BitwiseCopyable {
    /// Where a value may end.
    struct End: BitwiseCopyable {
        var position: UInt32
        var endsInDigit: Bool
        /// The value holds only where its kind is expected.
        var isLatent = false
    }

    /// A state of a grammar's automaton at a position of the text.
    struct Place: BitwiseCopyable, Equatable {
        var state: UInt32
        var position: UInt32
        var endsInDigit: Bool
        /// A part of what leads here is latent.
        var isLatent = false
    }

    /// What one reading of a grammar works on: the rows behind those of the grammars that asked for it.
    struct Frame: BitwiseCopyable {
        fileprivate var firstPlace: Int
        fileprivate var firstEnd: Int
    }

    struct Row: BitwiseCopyable {
        var round: UInt32 = 0
        var category: UInt32 = 0
        var position: UInt32 = 0
        var first: UInt32 = 0
        var count: UInt32 = 0
    }

    /// The memory itself, reached by its address alone.
    struct Storage {
        /// A table with open addressing; at most half of it is of this round. Rows of earlier rounds count as empty.
        fileprivate var rows = GrowingRows<Row>(repeating: Row(), count: 256)
        fileprivate var rowCount = 0
        fileprivate var round: UInt32 = 0
        fileprivate var known = GrowingRows<End>()
        fileprivate var places = GrowingRows<Place>()
        fileprivate var found = GrowingRows<End>()
        fileprivate var fills = 0

        mutating func begin() {
            rowCount = 0
            known.count = 0
            places.count = 0
            found.count = 0
            round &+= 1
            if round == 0 {
                for index in 0..<rows.count { rows[index] = Row() }
                round = 1
            }
        }

        func deallocate() {
            rows.deallocate()
            known.deallocate()
            places.deallocate()
            found.deallocate()
        }

        /// Where the row of a category and a position is, or would be.
        @inline(__always)
        fileprivate func index(_ category: UInt32, _ position: UInt32) -> Int {
            let mask = rows.count - 1
            var index = Int(truncatingIfNeeded: (category &* 0x9E37_79B1 &+ position &* 0x85EB_CA6B) >> 7) & mask
            while rows[index].round == round, rows[index].category != category || rows[index].position != position {
                index = (index + 1) & mask
            }
            return index
        }

        fileprivate mutating func grow() {
            let old = rows
            rows = GrowingRows(repeating: Row(), count: old.count * 2)
            for number in 0..<old.count where old[number].round == round {
                rows[index(old[number].category, old[number].position)] = old[number]
            }
            old.deallocate()
        }
    }

    private let storage: UnsafeMutablePointer<Storage>

    /// A value has at most so many ends, and one reading of a grammar visits at most so many places.
    private static let maximumEnds = 64
    private static let maximumPlaces = 1024

    init(storage: UnsafeMutablePointer<Storage>) { self.storage = storage }

    /// How many times something was read, and not remembered, since the memory was made.
    var fills: Int { storage.pointee.fills }

    // MARK: What is known

    /// The ends that a category is known to have at a position, as indices of this memo; `nil` where nobody asked yet.
    @inline(__always)
    func ends(of category: Int, at position: Int) -> Range<Int>? {
        let row = storage.pointee.rows[storage.pointee.index(UInt32(truncatingIfNeeded: category), UInt32(truncatingIfNeeded: position))]
        return row.round == storage.pointee.round ? Int(row.first)..<Int(row.first &+ row.count) : nil
    }

    /// - Precondition: `index` is in a range that this memo gave.
    @inline(__always)
    subscript(index: Int) -> End { storage.pointee.known[index] }

    // MARK: Reading

    @inline(__always)
    func open() -> Frame { Frame(firstPlace: storage.pointee.places.count, firstEnd: storage.pointee.found.count) }

    /// Keeps the ends that were added since the frame was opened as those of a category at a position.
    func close(_ frame: Frame, of category: Int, at position: Int) -> Range<Int> {
        let first = storage.pointee.known.count
        for index in frame.firstEnd..<storage.pointee.found.count { storage.pointee.known.append(storage.pointee.found[index]) }
        storage.pointee.found.count = frame.firstEnd
        storage.pointee.places.count = frame.firstPlace
        if storage.pointee.rowCount * 2 >= storage.pointee.rows.count { storage.pointee.grow() }
        storage.pointee.rowCount += 1
        storage.pointee.fills += 1
        let end = storage.pointee.known.count
        let key = (category: UInt32(truncatingIfNeeded: category), position: UInt32(truncatingIfNeeded: position))
        storage.pointee.rows[storage.pointee.index(key.category, key.position)] = Row(
            round: storage.pointee.round, category: key.category, position: key.position, first: UInt32(first), count: UInt32(end - first))
        return first..<end
    }

    /// Of two values with one end, that which is not latent counts.
    func add(_ end: End, to frame: Frame) {
        for index in frame.firstEnd..<storage.pointee.found.count {
            let other = storage.pointee.found[index]
            guard other.position == end.position, other.endsInDigit == end.endsInDigit else { continue }
            storage.pointee.found[index].isLatent = other.isLatent && end.isLatent
            return
        }
        if storage.pointee.found.count - frame.firstEnd < Self.maximumEnds { storage.pointee.found.append(end) }
    }

    /// Puts a place on the list of those to visit, unless it is there.
    func visit(_ place: Place, in frame: Frame) {
        for index in frame.firstPlace..<storage.pointee.places.count where storage.pointee.places[index] == place { return }
        if storage.pointee.places.count - frame.firstPlace < Self.maximumPlaces { storage.pointee.places.append(place) }
    }

    /// The place of a number on the frame's list; `nil` behind the last.
    @inline(__always)
    func place(_ number: Int, in frame: Frame) -> Place? {
        let index = frame.firstPlace + number
        return index < storage.pointee.places.count ? storage.pointee.places[index] : nil
    }
}
