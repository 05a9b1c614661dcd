/// The first place behind another where one of some free texts may end.
struct NextEnd: BitwiseCopyable {
    var start = 0
    var end = 0
    /// How many texts had begun; with more of them there may be an earlier end. One that begins anew later keeps what may follow it.
    var textCount = 0

    @inline(__always)
    func isKnown(after position: Int, of count: Int) -> Bool { textCount == count && position >= start && position < end }
}

/// The free texts that have begun, one for each edge and context.
struct OpenFreeTexts: ~Copyable {
    private var texts = ScratchBuffer<OpenFreeText>()
    /// Once there are many.
    private var places = HashedPlaces()

    /// What may come next where one of them ends: at a space; inside a word, of those that may end at any letter; behind a mark.
    private(set) var behindSpace = Lookahead()
    private(set) var insideWord = Lookahead()
    private(set) var behindMark = Lookahead()

    private static let searchedOneByOne = 16

    var count: Int { texts.count }

    /// Whether one of them may end at any letter.
    @inline(__always)
    var endInsideWords: Bool { !insideWord.traits.isEmpty }

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
        behindSpace = Lookahead()
        insideWord = Lookahead()
        behindMark = Lookahead()
    }

    /// Adds one that is not there.
    mutating func append(_ text: OpenFreeText) {
        texts.append(text)
        let edge = text.edge
        behindSpace.formUnion(edge.pointee.behindSpace)
        behindMark.formUnion(edge.pointee.insideWord)
        if edge.pointee.endsInsideWords { insideWord.formUnion(edge.pointee.insideWord) }
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
