import AllocationCounting

/// How often the process has asked for memory.
enum AllocationCount {
    static var current: Int { Int(allocationCount()) }

    /// Whether memory that is known to be asked for is counted: ask before believing a count.
    static var isCounting: Bool {
        let before = current
        let boxes = (0..<100).map(Box.init)
        return current - before > boxes.count && boxes.last?.number == 99
    }

    private final class Box {
        let number: Int
        init(_ number: Int) { self.number = number }
    }
}
