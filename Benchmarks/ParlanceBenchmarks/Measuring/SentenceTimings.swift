/// The times of single sentences by the clock on the wall, over some passes through all of them.
struct SentenceTimings {
    static let passes = 5

    private let sentences: Int
    private var nanoseconds: [Double] = []

    init(sentences: Int) {
        self.sentences = sentences
        nanoseconds.reserveCapacity(sentences * Self.passes)
    }

    /// The time of the next sentence, in the order of the passes.
    mutating func add(_ time: Double) { nanoseconds.append(time) }

    func figures(_ subject: String) -> [Figure] {
        let all = nanoseconds.sorted()
        let medians = (0..<sentences).map { sentence in
            stride(from: sentence, to: nanoseconds.count, by: sentences).map { nanoseconds[$0] }.sorted().quantile(0.5)
        }.sorted()
        return [
            Figure(subject, .percentile50, all.quantile(0.5)), Figure(subject, .percentile99, all.quantile(0.99)),
            Figure(subject, .percentile999, all.quantile(0.999)), Figure(subject, .percentile999OfMedians, medians.quantile(0.999)),
        ]
    }
}
