/// Times of several rounds over the same sentences.
struct Measurement {
    /// Nanoseconds of processor time a sentence: the median of the rounds.
    private(set) var median = 0.0
    /// Nanoseconds of single sentences by the clock on the wall, with the clock's own time in it.
    private(set) var percentile50 = 0.0
    private(set) var percentile99 = 0.0
    private(set) var percentile999 = 0.0

    /// - Parameter body: handles the sentence of that index.
    init(rounds: Int, sentences count: Int, _ body: (Int) throws -> Void) rethrows {
        let clock = ContinuousClock()
        // One round to warm up: tables and branch predictors.
        for index in 0..<count { try body(index) }
        var means: [Double] = []
        for _ in 0..<rounds {
            let start = ProcessorTime.nanoseconds
            for index in 0..<count { try body(index) }
            means.append((ProcessorTime.nanoseconds - start) / Double(count))
        }
        median = Self.percentile(0.5, of: means.sorted())
        var singles: [Double] = []
        singles.reserveCapacity(count)
        for index in 0..<count {
            let start = clock.now
            try body(index)
            singles.append(Self.nanoseconds(clock.now - start))
        }
        singles.sort()
        percentile50 = Self.percentile(0.5, of: singles)
        percentile99 = Self.percentile(0.99, of: singles)
        percentile999 = Self.percentile(0.999, of: singles)
    }

    var perSecond: Double { 1e9 / median }

    /// Milliseconds of processor time that a step takes.
    static func milliseconds<Result>(_ step: () throws -> Result) rethrows -> (Result, Double) {
        let start = ProcessorTime.nanoseconds
        let result = try step()
        return (result, (ProcessorTime.nanoseconds - start) / 1e6)
    }

    static func nanoseconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
    }

    private static func percentile(_ part: Double, of sorted: [Double]) -> Double {
        guard !sorted.isEmpty else { return 0 }
        return sorted[min(Int(Double(sorted.count) * part), sorted.count - 1)]
    }
}
