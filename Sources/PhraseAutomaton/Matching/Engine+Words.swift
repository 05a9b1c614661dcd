import PhraseText

// Words, and literal characters inside them.

extension Engine {
    /// Reads the token at the position, or takes the one looked ahead to.
    @inline(__always)
    mutating func readToken(at position: Int) {
        if token.isAt(position) { return }
        if nextToken.isAt(position) { token = nextToken } else { token.read(at: position, in: text, tables.vocabulary) }
    }

    @inline(__always)
    mutating func readWord<Path: MatchPath>(
        _ path: Path.Type, of state: UnsafePointer<FrozenState>, _ item: Item, at position: Int, in sentence: borrowing Sentence
    ) {
        readToken(at: position)
        if hasRecognizers, token.holdsDigit(in: text) { readWordBeforeDigits(path, of: state, item, at: position) }
        let target = token.word != 0 ? tables.target(of: token.word, from: state) : 0
        guard target != 0 else { return }
        push(path, token.end &+ 1, target, context: item.context, cost: item.cost &+ token.characters, trail: item.trail)
    }

    /// The one live way goes on from word to word, as long as a state has nothing else, and by one step where it has.
    ///
    /// - Returns: The last place that was read.
    @inline(__always)
    mutating func goOnAlone(in sentence: borrowing Sentence) -> Int {
        var item = loneWay.item
        var position = loneWay.position
        loneWay.isLive = false
        var state = tables.states.address(of: item.state)
        while state.pointee.traits.isDisjoint(with: .readsMore) {
            readToken(at: position)
            // Digits may touch a word.
            if hasRecognizers, token.holdsDigit(in: text) { break }
            if token.word == 0 { return position }
            item.state = tables.target(of: token.word, from: state)
            if item.state == 0 { return position }
            item.cost &+= token.characters
            let next = token.end &+ 1
            if next >= text.count || maySkip(PlainPath.self, at: next, in: sentence) {
                loneWay = LoneWay(isLive: true, position: next, item: item)
                return position
            }
            position = next
            state = tables.states.address(of: item.state)
        }
        readText(PlainPath.self, item, at: position, in: sentence)
        return position
    }

    /// A word may touch digits that a slot reads: "level50".
    @inline(never)
    private mutating func readWordBeforeDigits<Path: MatchPath>(
        _ path: Path.Type, of state: UnsafePointer<FrozenState>, _ item: Item, at position: Int
    ) {
        var digit = position
        while digit < token.end, !isDigit(text[digit]) { digit += 1 }
        guard digit > position, digit < token.end else { return }
        let (word, characters) = token.word(from: position, to: digit, in: text, tables.vocabulary)
        guard word != 0 else { return }
        let target = tables.target(of: word, from: state)
        guard target != 0, tables.states[target].traits.contains(.awaitsDigits) else { return }
        push(path, digit, target | Item.digitsOnly, context: item.context, cost: item.cost &+ UInt64(characters), trail: item.trail)
    }

    /// Follows characters as long as nothing else can be read, so that a literal inside a word is no item for each of its letters.
    @inline(__always)
    mutating func readCharacters<Path: MatchPath>(
        _ path: Path.Type, of item: Item, at position: Int, in sentence: borrowing Sentence
    ) {
        var number = item.state
        var state = tables.states.address(of: number)
        var offset = position
        var cost = item.cost
        let end = text.count - 1
        repeat {
            let (scalar, next) = text.scalar(at: offset)
            let target = tables.target(ofCharacter: scalar, from: state)
            guard target != 0 else {
                if !Path.isPlain, mode == .explaining, offset > position { visit(number, at: offset, item.trail, cost) }
                return
            }
            offset = next
            cost &+= PackedEvidence.literalCharacter
            number = target
            state = tables.states.address(of: target)
        } while state.pointee.traits.contains(.isChain) && offset < end && !isLive(offset) && text[offset] != 0x20
            && !(!Path.isPlain && skipsPassSpaces && maySkip(path, at: offset, in: sentence))
        arrive(path, at: offset, number, context: item.context, cost: cost, trail: item.trail)
    }

    @inline(__always)
    func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
