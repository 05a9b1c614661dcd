import PhraseText

extension Engine {
    /// A way reaches a state at a position; of two ways the better is kept, of equal ones both.
    @inline(__always)
    mutating func push<Path: MatchPath>(
        _ path: Path.Type, _ position: Int, _ state: UInt32, context: UInt32, cost: UInt64, trail: Int32
    ) {
        if !Path.isPlain, tables.hasForks, tables.states[state & ~Item.digitsOnly].traits.contains(.isFork) {
            return pushFork(position, state, context: context, cost: cost, trail: trail)
        }
        let item = Item(cost: cost, state: state, context: context, trail: trail, next: -1)
        if Path.isPlain, liveCount == 0, !loneWay.isLive, openTexts.count == 0 {
            loneWay = LoneWay(isLive: true, position: position, item: item)
        } else {
            if Path.isPlain, loneWay.isLive { enterLoneWay() }
            enter(item, at: position)
        }
    }

    /// The one live way is one of several from now on, or something else can happen where it stands.
    mutating func enterLoneWay() {
        loneWay.isLive = false
        enter(loneWay.item, at: loneWay.position)
    }

    @inline(__always)
    private mutating func enter(_ item: Item, at position: Int) {
        let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: position & 63)
        if live[position >> 6] & bit == 0 {
            live[position >> 6] |= bit
            liveCount += 1
            heads[position] = insert(item, before: -1)
        } else {
            enterAmongOthers(item, at: position)
        }
    }

    /// A way goes on in another state, at no cost.
    @inline(__always)
    mutating func push<Path: MatchPath>(_ path: Path.Type, _ position: Int, _ state: UInt32, behind item: Item) {
        push(path, position, state, context: item.context, cost: item.cost, trail: item.trail)
    }

    @inline(never)
    private mutating func enterAmongOthers(_ item: Item, at position: Int) {
        var index = heads[position]
        var length = 0
        while index >= 0 {
            let other = items.address(of: Int(index))
            if other.pointee.state == item.state, other.pointee.context == item.context {
                return improve(index, cost: item.cost, trail: item.trail)
            }
            index = other.pointee.next
            length += 1
            if length > Crowd.threshold { return enterInCrowd(item, at: position) }
        }
        heads[position] = insert(item, before: heads[position])
    }

    /// Makes an item that stands before another; -1 for none.
    @inline(__always)
    private mutating func insert(_ item: Item, before next: Int32) -> Int32 {
        let index = freeItem
        if index >= 0 {
            freeItem = items[Int(index)].next
            items[Int(index)] = item
        } else {
            items.append(item)
        }
        let place = index >= 0 ? index : Int32(truncatingIfNeeded: items.count - 1)
        items[Int(place)].next = next
        return place
    }

    @inline(__always)
    private mutating func improve(_ index: Int32, cost: UInt64, trail: Int32) {
        let item = items[Int(index)]
        if cost > item.cost {
            items[Int(index)].cost = cost
            items[Int(index)].trail = trail
        } else if cost == item.cost, trail != item.trail {
            items[Int(index)].trail = joined(item.trail, trail)
        }
    }

    @inline(never)
    private mutating func pushFork(_ position: Int, _ state: UInt32, context: UInt32, cost: UInt64, trail: Int32) {
        let fork = tables.states.address(of: state & ~Item.digitsOnly)
        for index in fork.pointee.forks {
            push(
                GeneralPath.self, position, tables.forks[index] | state & Item.digitsOnly, context: context, cost: cost, trail: trail)
        }
    }

    /// Where many states stand at one position, which only forks bring about, they are found by hash.
    @inline(never)
    private mutating func enterInCrowd(_ item: Item, at position: Int) {
        if crowd.begin(position) {
            var index = heads[position]
            while index >= 0 {
                let other = items[Int(index)]
                crowd.insert(Crowd.Entry(position: UInt32(position), state: other.state, context: other.context, item: index))
                index = other.next
            }
        }
        if let index = crowd.find(position, item.state, item.context) { return improve(index, cost: item.cost, trail: item.trail) }
        let index = insert(item, before: heads[position])
        heads[position] = index
        crowd.insert(Crowd.Entry(position: UInt32(position), state: item.state, context: item.context, item: index))
    }

    /// A way has read up to an offset: goes on there, or behind the space there.
    @inline(__always)
    mutating func arrive<Path: MatchPath>(
        _ path: Path.Type, at offset: Int, _ target: UInt32, context: UInt32, cost: UInt64, trail: Int32
    ) {
        if text[offset] == 0x20 {
            let state = tables.states.address(of: target)
            if !state.pointee.traits.isDisjoint(with: .staysAtSpace) || (!Path.isPlain && mode != .whole) {
                push(path, offset, target, context: context, cost: cost, trail: trail)
            } else if state.pointee.space != 0 {
                push(path, offset + 1, state.pointee.space, context: context, cost: cost, trail: trail)
            }
        } else {
            push(path, offset, target, context: context, cost: cost, trail: trail)
        }
    }

    // MARK: Trails

    /// Adds a capture to a trail.
    @inline(__always)
    mutating func capture(_ symbol: UInt32, _ start: Int, _ end: Int, payload: UInt64, after trail: Int32) -> Int32 {
        append(
            CaptureRecord(
                previous: trail, symbol: symbol, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
                payload: payload))
    }

    @inline(__always)
    private mutating func append(_ record: CaptureRecord) -> Int32 {
        guard captures.count < Self.maximumCaptures else {
            exceed(Self.maximumCaptures)
            return CaptureRecord.none
        }
        captures.append(record)
        return Int32(truncatingIfNeeded: captures.count - 1)
    }

    /// Two trails with equal evidence to one state: of two splits the one whose earlier free text is shorter; else both, the one to be
    /// preferred first.
    @inline(never)
    mutating func joined(_ first: Int32, _ second: Int32) -> Int32 {
        let order = compareFreeTexts(first, second)
        if order != 0 { return order < 0 ? first : second }
        if areSame(first, second) { return first }
        let (previous, other) = compareCaptures(first, second) <= 0 ? (first, second) : (second, first)
        return append(
            CaptureRecord(previous: previous, symbol: CaptureRecord.fork, start: UInt32(bitPattern: other), end: 0, payload: 0))
    }

    /// Whether two trails are alike back to where they part: two ways of reading the same. Each such pair would double the readings.
    private func areSame(_ first: Int32, _ second: Int32) -> Bool {
        var left = first
        var right = second
        while left != right {
            guard left >= 0, right >= 0 else { return false }
            let one = captures[Int(left)]
            let other = captures[Int(right)]
            guard one.symbol != CaptureRecord.fork, one.isSame(as: other) else { return false }
            left = one.previous
            right = other.previous
        }
        return true
    }

    /// Which of two trails of equal evidence is to be preferred: negative for the first.
    func compare(_ first: Int32, _ second: Int32) -> Int {
        let order = compareFreeTexts(first, second)
        return order != 0 ? order : compareCaptures(first, second)
    }

    /// The order of trails that differ in values alone, by where they first differ: of two values with one text the first is preferred.
    ///
    /// It stays the same whatever both trails go on with. O(captures).
    private func compareCaptures(_ first: Int32, _ second: Int32) -> Int {
        var left = capture(atOrBefore: first)
        var right = capture(atOrBefore: second)
        let surplus = captureCount(left) - captureCount(right)
        for _ in 0..<max(surplus, 0) { left = capture(atOrBefore: captures[Int(left)].previous) }
        for _ in 0..<max(-surplus, 0) { right = capture(atOrBefore: captures[Int(right)].previous) }
        var order = -surplus
        while left >= 0, right >= 0, left != right {
            let one = captures[Int(left)]
            let other = captures[Int(right)]
            if !one.isSame(as: other) { order = one.precedes(other) ? -1 : 1 }
            left = capture(atOrBefore: one.previous)
            right = capture(atOrBefore: other.previous)
        }
        return order
    }

    private func captureCount(_ trail: Int32) -> Int {
        var count = 0
        var trail = trail
        while trail >= 0 {
            count += 1
            trail = capture(atOrBefore: captures[Int(trail)].previous)
        }
        return count
    }

    /// The last capture of a trail, where it forks of the way to be preferred.
    private func capture(atOrBefore trail: Int32) -> Int32 {
        var trail = trail
        while trail >= 0, captures[Int(trail)].symbol == CaptureRecord.fork { trail = captures[Int(trail)].previous }
        return trail
    }

    /// Which of two trails has the shorter free text where they first differ: negative for the first, 0 where none differs.
    ///
    /// Equal evidence has equally many free texts, so that they can be compared in pairs, from the last to the first.
    func compareFreeTexts(_ first: Int32, _ second: Int32) -> Int {
        var left = freeText(atOrBefore: first)
        var right = freeText(atOrBefore: second)
        var order = 0
        while left >= 0, right >= 0, left != right {
            let one = captures[Int(left)]
            let other = captures[Int(right)]
            if one.start != other.start || one.end != other.end {
                let difference = Int(one.end - one.start) - Int(other.end - other.start)
                order = difference != 0 ? difference : Int(one.start) - Int(other.start)
            }
            left = freeText(atOrBefore: one.previous)
            right = freeText(atOrBefore: other.previous)
        }
        return order
    }

    private func freeText(atOrBefore trail: Int32) -> Int32 {
        var trail = trail
        while trail >= 0 {
            let record = captures[Int(trail)]
            if record.symbol != CaptureRecord.fork, tables.symbols[record.symbol].traits.contains(.isFreeText) { return trail }
            trail = record.previous
        }
        return trail
    }

    // MARK: Explaining

    mutating func visitItems(at position: Int) {
        var index = heads[position]
        while index >= 0 {
            let item = items[Int(index)]
            if item.state & Item.digitsOnly == 0 { visit(item.state, at: position, item.trail, item.cost) }
            index = item.next
        }
    }

    mutating func visit(_ state: UInt32, at position: Int, _ trail: Int32, _ cost: UInt64) {
        guard visits.count < Self.maximumCaptures else { return }
        if mode == .prefixes, tables.branches(of: state).accepts.isEmpty { return }
        visits.append(Visit(position: UInt32(position), state: state, trail: trail, cost: cost))
    }
}
