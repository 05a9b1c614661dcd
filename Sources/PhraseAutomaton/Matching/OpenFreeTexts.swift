/// The free texts that have begun, one for each edge and context.
struct OpenFreeTexts: ~Copyable {
    private var texts = ScratchBuffer<OpenFreeText>()
    /// Places by hash, once there are many; -1: empty.
    private var slots: [Int32] = []

    private static let searchedOneByOne = 16

    var count: Int { texts.count }

    subscript(index: Int) -> OpenFreeText {
        @inline(__always)
        get { texts[index] }
        @inline(__always)
        set { texts[index] = newValue }
    }

    @inline(__always)
    func address(of index: Int) -> UnsafePointer<OpenFreeText> { texts.address(of: index) }

    mutating func removeAll() {
        texts.removeAll()
        if !slots.isEmpty { slots.removeAll(keepingCapacity: true) }
    }

    /// Adds one that is not there.
    mutating func append(_ text: OpenFreeText) {
        texts.append(text)
        guard count > Self.searchedOneByOne else { return }
        if count * 2 <= slots.count { return place(count - 1) }
        slots = [Int32](repeating: -1, count: max(64, slots.count * 2))
        for index in 0..<count { place(index) }
    }

    /// The text that an edge has begun in a context.
    @inline(__always)
    func find(_ edge: UnsafePointer<FrozenFreeText>, _ context: UInt32) -> Int? {
        if !slots.isEmpty { return findByHash(edge, context) }
        for index in 0..<count where isBegun(index, edge, context) { return index }
        return nil
    }

    /// Values of one text that tell different facts make contexts without number.
    @inline(never)
    private func findByHash(_ edge: UnsafePointer<FrozenFreeText>, _ context: UInt32) -> Int? {
        var slot = Self.hash(edge.pointee.target, context) & (slots.count - 1)
        while slots[slot] >= 0 {
            if isBegun(Int(slots[slot]), edge, context) { return Int(slots[slot]) }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    @inline(__always)
    private func isBegun(_ index: Int, _ edge: UnsafePointer<FrozenFreeText>, _ context: UInt32) -> Bool {
        let text = texts.address(of: index)
        guard text.pointee.context == context else { return false }
        let other = text.pointee.edge
        return other == edge
            || (other.pointee.target == edge.pointee.target && other.pointee.gluedTarget == edge.pointee.gluedTarget
                && other.pointee.symbol == edge.pointee.symbol)
    }

    private mutating func place(_ index: Int) {
        var slot = Self.hash(texts[index].edge.pointee.target, texts[index].context) & (slots.count - 1)
        while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = Int32(truncatingIfNeeded: index)
    }

    private static func hash(_ target: UInt32, _ context: UInt32) -> Int {
        let key = UInt64(target) << 32 | UInt64(context)
        return Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 20)
    }
}
