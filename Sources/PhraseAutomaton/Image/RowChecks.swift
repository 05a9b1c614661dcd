/// What a rule says about the fields of a row. There are two that listen: one that only finds out whether all rows keep to the rule, in a
/// few instructions a field and without a branch, and one that finds the field that does not.
protocol RowChecks {
    /// Whether the row has kept to the rule so far; what looks behind a reference asks first.
    var isSound: Bool { get }

    /// A reference: a row of a table of `limit` rows.
    mutating func check(_ field: StaticString, _ index: UInt32, below limit: Int)

    /// A reference to `count` rows, one behind the other.
    mutating func check(_ field: StaticString, _ start: UInt32, _ count: UInt32, within limit: Int)

    /// Anything else; `found` is what is said of it.
    mutating func check(_ field: StaticString, _ found: UInt64, _ isRight: Bool)

    /// Whether `steps` more may be taken in looking at what overlaps in no file that was written, but may in a forged one.
    mutating func spend(_ steps: Int) -> Bool
}

/// What must hold of each row of a table.
protocol RowRule: Sendable {
    associatedtype Row: BitwiseCopyable & Sendable

    func check(_ row: UnsafePointer<Row>, _ number: Int, _ checks: inout some RowChecks)
}

/// The sign of `faults` is that of all differences between what is allowed and what is there.
struct QuickRowChecks: RowChecks {
    private(set) var faults: Int64 = 0
    private var steps: Int

    init(steps: Int) { self.steps = steps }

    @inline(__always)
    var isSound: Bool { faults >= 0 }

    @inline(__always)
    mutating func check(_ field: StaticString, _ index: UInt32, below limit: Int) {
        faults |= Int64(limit) &- 1 &- Int64(index)
    }

    @inline(__always)
    mutating func check(_ field: StaticString, _ start: UInt32, _ count: UInt32, within limit: Int) {
        faults |= Int64(limit) &- (Int64(start) &+ Int64(count))
    }

    @inline(__always)
    mutating func check(_ field: StaticString, _ found: UInt64, _ isRight: Bool) {
        faults |= isRight ? 0 : -1
    }

    @inline(__always)
    mutating func spend(_ steps: Int) -> Bool {
        self.steps &-= steps
        return self.steps >= 0
    }
}

/// Remembers the first field that does not keep to the rule.
struct FirstRowFault: RowChecks {
    let section: ImageSection
    var row = 0
    private(set) var fault: RowFault?
    private var steps: Int

    init(section: ImageSection, steps: Int) {
        self.section = section
        self.steps = steps
    }

    var isSound: Bool { fault == nil }

    mutating func check(_ field: StaticString, _ index: UInt32, below limit: Int) {
        if index >= limit { note(field, UInt64(index), UInt64(max(limit, 0))) }
    }

    mutating func check(_ field: StaticString, _ start: UInt32, _ count: UInt32, within limit: Int) {
        if Int(start) + Int(count) > limit { note(field, UInt64(start) + UInt64(count), UInt64(max(limit, 0)) + 1) }
    }

    mutating func check(_ field: StaticString, _ found: UInt64, _ isRight: Bool) {
        if !isRight { note(field, found, 0) }
    }

    mutating func spend(_ steps: Int) -> Bool {
        self.steps -= steps
        return self.steps >= 0
    }

    private mutating func note(_ field: StaticString, _ found: UInt64, _ limit: UInt64) {
        if fault == nil { fault = RowFault(section: section, row: row, field: "\(field)", found: found, limit: limit) }
    }
}
