import Foundation

/// One number that was measured, a line of CSV: `"subject",metric,value,spread`.
struct Figure {
    /// What is said of a subject: of one sentence, or of the one thing that the subject does; processor time unless said otherwise.
    enum Metric: String {
        /// Processor time: the median of the rounds.
        case nanoseconds = "ns"
        /// Of single sentences by the clock on the wall, with the clock's own time in it.
        case percentile50 = "p50 ns"
        case percentile99 = "p99 ns"
        case percentile999 = "p99.9 ns"
        /// The same of the medians of each sentence's times: without what the machine did meanwhile.
        case percentile999OfMedians = "p99.9 of medians ns"
        case allocations
        case sentences
        case milliseconds = "ms"
        case wallMilliseconds = "wall ms"
        case megabytes = "MB"
        case percent = "%"
    }

    let subject: String
    let metric: Metric
    let value: Double
    /// Half of the distance between the quartiles of the rounds, as a part of the median.
    var spread = 0.0

    init(_ subject: String, _ metric: Metric, _ value: Double, spread: Double = 0) {
        self.subject = subject
        self.metric = metric
        self.value = value
        self.spread = spread
    }

    /// The median of several rounds.
    init(_ subject: String, _ metric: Metric, rounds: [Double]) {
        let sorted = rounds.sorted()
        let median = sorted.quantile(0.5)
        self.init(subject, metric, median, spread: median > 0 ? (sorted.quantile(0.75) - sorted.quantile(0.25)) / 2 / median : 0)
    }

    var line: String { "\"\(subject)\",\(metric.rawValue),\(String(format: "%.4g", value)),\(String(format: "%.4f", spread))" }
}

extension [Double] {
    /// The element below which that part of a sorted array lies; 0 of an empty one.
    func quantile(_ part: Double) -> Double {
        isEmpty ? 0 : self[Swift.min(Int(Double(count) * part), count - 1)]
    }
}
