import PhraseAutomaton

/// The spans of a sentence's slots: four without memory of their own, which is more than nearly all sentences have.
struct SlotSpans: Sendable {
    let count: Int
    private let first: SlotSpan?
    private let second: SlotSpan?
    private let third: SlotSpan?
    private let fourth: SlotSpan?
    private let others: [SlotSpan]

    init(_ spans: [SlotSpan]) {
        count = spans.count
        first = spans.count > 0 ? spans[0] : nil
        second = spans.count > 1 ? spans[1] : nil
        third = spans.count > 2 ? spans[2] : nil
        fourth = spans.count > 3 ? spans[3] : nil
        others = spans.count > 4 ? Array(spans[4...]) : []
    }

    /// - Precondition: 0 <= `index` < `count`.
    subscript(index: Int) -> SlotSpan { few(index) ?? others[index - 4] }

    private func few(_ index: Int) -> SlotSpan? {
        switch index {
        case 0: first
        case 1: second
        case 2: third
        case 3: fourth
        default: nil
        }
    }
}
