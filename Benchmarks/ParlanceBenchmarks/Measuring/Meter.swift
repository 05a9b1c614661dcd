/// Measures what is done for each of many sentences.
struct Meter {
    let rounds: Int
    /// The one subject that a profiler counts the instructions of; nothing else is measured then.
    var counted: String?

    /// Times and allocations a sentence, after a pass to warm up tables and branch predictors.
    ///
    /// - Parameter body: Handles the sentence of that index.
    func measure(_ subject: String, sentences count: Int, _ body: (Int) throws -> Void) rethrows -> [Figure] {
        guard counted == nil || counted == subject else { return [] }
        for index in 0..<count { try body(index) }
        if counted != nil {
            try Self.countedPass(count, body)
            return [Figure(subject, .sentences, Double(count))]
        }
        let figures = try allocations(subject, count, body)
        var means: [Double] = []
        for _ in 0..<rounds {
            let start = ProcessorTime.nanoseconds
            for index in 0..<count { try body(index) }
            means.append((ProcessorTime.nanoseconds - start) / Double(count))
        }
        return [Figure(subject, .nanoseconds, rounds: means)] + (try singles(subject, count, body)) + figures
    }

    /// What is done once, or a few times where it is short: milliseconds of processor time.
    func measureOnce<Result>(_ subject: String, _ step: () throws -> Result) rethrows -> (Result, [Figure]) {
        var times: [Double] = []
        while true {
            let start = ProcessorTime.nanosecondsOfProcess
            let result = try step()
            times.append((ProcessorTime.nanosecondsOfProcess - start) / 1e6)
            if times.count >= rounds || times.reduce(0, +) >= 1_000 {
                return (result, [Figure(subject, .milliseconds, rounds: times)])
            }
        }
    }

    /// One pass; a profiler finds it by its name.
    @inline(never)
    private static func countedPass(_ count: Int, _ body: (Int) throws -> Void) rethrows {
        for index in 0..<count { try body(index) }
    }

    private func allocations(_ subject: String, _ count: Int, _ body: (Int) throws -> Void) rethrows -> [Figure] {
        guard AllocationCount.isCounting else { return [] }
        let before = AllocationCount.current
        for index in 0..<count { try body(index) }
        let made = AllocationCount.current - before
        return [Figure(subject, .allocations, Double(made) / Double(count))]
    }

    private func singles(_ subject: String, _ count: Int, _ body: (Int) throws -> Void) rethrows -> [Figure] {
        var timings = SentenceTimings(sentences: count)
        for _ in 0..<SentenceTimings.passes {
            for index in 0..<count {
                let start = WallClock.now
                try body(index)
                timings.add(WallClock.now - start)
            }
        }
        return timings.figures(subject)
    }
}
