/// The way from offsets of a folded sentence back to the original, as runs: within a run both grow alike, or (`isWhole`) the run is
/// one unit that cannot be cut, such as `ß` heard as `ss`, or a letter with its marks that had to be composed.
///
/// An ASCII sentence without inner punctuation is one run.
struct OffsetMap: Sendable {
    struct Run: Sendable {
        let folded: UInt32
        let original: UInt32
        let isWhole: Bool
    }

    /// The first `count` are meant; those behind them are of earlier sentences and will be used again.
    private var runs: [Run] = []
    private var count = 0
    /// `original - folded` of the last run; after a whole unit, a value that none has.
    private var shift = Int.max

    /// At most one run, which is no whole unit.
    var isIdentity: Bool { count == 0 || (count == 1 && !runs[0].isWhole) }

    mutating func removeAll() {
        count = 0
        shift = .max
    }

    /// States that what is written at `folded` stands at `original`, byte for byte.
    @inline(__always)
    mutating func align(folded: Int, original: Int) {
        if original - folded != shift { begin(folded: folded, original: original) }
    }

    @inline(never)
    private mutating func begin(folded: Int, original: Int) {
        append(Run(folded: UInt32(folded), original: UInt32(original), isWhole: false))
        shift = original - folded
    }

    private mutating func append(_ run: Run) {
        if count < runs.count { runs[count] = run } else { runs.append(run) }
        count += 1
    }

    /// States that a unit written at `folded` begins at `original`.
    mutating func beginWhole(folded: Int, original: Int) {
        append(Run(folded: UInt32(folded), original: UInt32(original), isWhole: true))
        shift = .max
    }

    /// Forgets what was stated at or behind `folded`.
    mutating func cut(from folded: Int) {
        while count > 0, runs[count - 1].folded >= folded { count -= 1 }
        guard count > 0, !runs[count - 1].isWhole else {
            shift = .max
            return
        }
        shift = Int(runs[count - 1].original) - Int(runs[count - 1].folded)
    }

    /// Where the unit at `folded` begins. O(log runs).
    func start(_ folded: Int) -> Int {
        if count == 1, !runs[0].isWhole { return Int(runs[0].original) + folded - Int(runs[0].folded) }
        guard let index = run(at: folded) else { return folded }
        let run = runs[index]
        return Int(run.original) + (run.isWhole ? 0 : folded - Int(run.folded))
    }

    /// Where what is written before `folded` ends, together with unheard marks behind it; a cut unit counts whole.
    func end(_ folded: Int) -> Int {
        if count == 1, !runs[0].isWhole { return Int(runs[0].original) + folded - Int(runs[0].folded) }
        guard let index = run(at: folded) else { return folded }
        let run = runs[index]
        if run.isWhole, folded > run.folded {
            return index + 1 < count ? Int(runs[index + 1].original) : Int(run.original)
        }
        return Int(run.original) + folded - Int(run.folded)
    }

    /// Where what stands at `original` is written; for what is not heard, where the next heard byte is.
    func folded(ofOriginal original: Int, end: Int) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].original <= original { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return 0 }
        let run = runs[low - 1]
        let next = low < count ? Int(runs[low].folded) : end
        return run.isWhole ? Int(run.folded) : min(Int(run.folded) + original - Int(run.original), next)
    }

    private func run(at folded: Int) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].folded <= folded { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }
}
