/// The same numbers in every run.
struct RandomNumbers {
    private var state: UInt64

    init(_ name: String) { state = name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) } }

    mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
}
