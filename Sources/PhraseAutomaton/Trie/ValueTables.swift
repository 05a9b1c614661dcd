import PhraseText

/// The values of all lists, as tries of bytes with runs pulled together, outside the automaton.
struct ValueTables: BitwiseCopyable, Sendable {
    struct Node: BitwiseCopyable {
        /// Bytes that must follow before anything else.
        var run: UInt32
        var runLength: UInt32
        /// The children stand one after another, their first bytes in `labels`.
        var children: UInt32
        var childCount: UInt32
        var terminals: UInt32
        var terminalCount: UInt32
    }

    struct Terminal: BitwiseCopyable {
        /// The value's place in its list.
        var value: UInt32
        var characters: UInt32
        /// What choosing the value adds to a way: the number of a row of `effects`; 0 for nothing.
        var effect: UInt32
    }

    struct Table: BitwiseCopyable {
        var root: UInt32
        /// Bits of the hashes of the values' first words.
        var filter: UInt32
        var filterMask: UInt32
        /// Where the bits begin of the two bytes that values begin with.
        var starts: UInt32
        /// 1: spaces between letters of scripts without spaces are passed over.
        var passesSpaces: UInt32
        /// Rows have no hidden padding, so that a compiled file is the same each time.
        private let padding: UInt32 = 0
        /// Evidence for one character of a value.
        var gain: UInt64
    }

    let tables: FrozenTable<Table>
    let nodes: FrozenTable<Node>
    let labels: FrozenTable<UInt8>
    let runs: FrozenTable<UInt8>
    let terminals: FrozenTable<Terminal>
    let filters: FrozenTable<UInt64>
    /// Rows of the bits of a `ConditionTable`; row 0 is empty.
    let effects: FrozenTable<UInt64>

    /// Whether some value may begin with the word of that hash.
    @inline(__always)
    func mayBegin(_ table: Table, _ hash: UInt64) -> Bool {
        let bit = UInt32(truncatingIfNeeded: hash >> 32) & table.filterMask
        return filters[table.filter + bit >> 6] & (1 << UInt64(bit & 63)) != 0
    }

    /// Whether some value may begin with two bytes.
    @inline(__always)
    func mayBegin(_ table: Table, _ first: UInt8, _ second: UInt8) -> Bool {
        let bit = Self.startBit(first, second)
        return filters[table.starts + bit >> 6] & (1 << UInt64(bit & 63)) != 0
    }

    static let startBits = 1_024

    @inline(__always)
    static func startBit(_ first: UInt8, _ second: UInt8) -> UInt32 {
        (UInt32(first) &* 32 ^ UInt32(second)) & UInt32(startBits - 1)
    }

    /// The child of a node that begins with a byte; 0 for none, since the first node is nobody's child. Looks at eight labels a step.
    ///
    /// Behind the labels stand eight zeros.
    @inline(__always)
    func child(of node: UnsafePointer<Node>, _ byte: UInt8) -> UInt32 {
        var index = Int(node.pointee.children)
        let end = index &+ Int(node.pointee.childCount)
        while index < end {
            let found = ByteLanes.firstByte(equalTo: byte, in: Self.eight(labels, at: index))
            if found != 0 {
                let place = index &+ found.trailingZeroBitCount >> 3
                return place < end ? UInt32(truncatingIfNeeded: place) : 0
            }
            index &+= 8
        }
        return 0
    }

    /// How many bytes of a text from an offset on are those of a node's run. Behind the runs stand eight zeros.
    @inline(__always)
    func commonBytes(_ text: FoldedText, at offset: Int, withRunOf node: UnsafePointer<Node>) -> Int {
        let length = Int(node.pointee.runLength)
        var same = 0
        repeat {
            let difference = text.eight(at: offset &+ same) ^ Self.eight(runs, at: Int(node.pointee.run) &+ same)
            if difference != 0 { return min(same &+ difference.trailingZeroBitCount >> 3, length) }
            same &+= 8
        } while same < length
        return length
    }

    @inline(__always)
    private static func eight(_ bytes: FrozenTable<UInt8>, at index: Int) -> UInt64 {
        assert(index >= 0 && index + 8 <= bytes.count)
        return UInt64(littleEndian: UnsafeRawPointer(bytes.base + index).loadUnaligned(as: UInt64.self))
    }

    var byteCount: Int { tables.bytes + nodes.bytes + labels.bytes + runs.bytes + terminals.bytes + filters.bytes + effects.bytes }

    func deallocate() {
        tables.deallocate()
        nodes.deallocate()
        labels.deallocate()
        runs.deallocate()
        terminals.deallocate()
        filters.deallocate()
        effects.deallocate()
    }
}
