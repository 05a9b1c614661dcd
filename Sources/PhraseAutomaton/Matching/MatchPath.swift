/// What a run has to reckon with. The match loop is compiled once for each, so that most sentences do not ask what cannot be.
protocol MatchPath {
    /// Whole sentences alone are asked for, no state is a fork, and nothing of the sentence is written without spaces.
    static var isPlain: Bool { get }
}

enum PlainPath: MatchPath {
    @inline(__always)
    static var isPlain: Bool { true }
}

enum GeneralPath: MatchPath {
    @inline(__always)
    static var isPlain: Bool { false }
}
