/// The free texts that have begun, one for each edge and context.
struct OpenFreeTexts: ~Copyable {
    private var texts = ScratchBuffer<OpenFreeText>()
    /// Once there are many.
    private var places = HashedPlaces()

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
        places.removeAll()
    }

    /// Adds one that is not there.
    mutating func append(_ text: OpenFreeText) {
        texts.append(text)
        guard count > Self.searchedOneByOne else { return }
        for index in places.count..<count { places.append(Self.key(texts[index].edge.pointee.target, texts[index].context)) }
    }

    /// The text that an edge has begun in a context.
    @inline(__always)
    func find(_ edge: UnsafePointer<FrozenFreeText>, _ context: UInt32) -> Int? {
        if places.count > 0 { return findByHash(edge, context) }
        for index in 0..<count where isBegun(index, edge, context) { return index }
        return nil
    }

    /// Values of one text that tell different facts make contexts without number.
    @inline(never)
    private func findByHash(_ edge: UnsafePointer<FrozenFreeText>, _ context: UInt32) -> Int? {
        places.first(Self.key(edge.pointee.target, context)) { isBegun($0, edge, context) }
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

    private static func key(_ target: UInt32, _ context: UInt32) -> UInt64 { UInt64(target) << 32 | UInt64(context) }
}
