import ValueTypes

/// A stretch of local time, in seconds from the beginning of day 0 of `CivilCalendar`.
struct Stretch: Hashable {
    var start: Int
    /// Not included.
    var end: Int
    /// The unit that it was said in.
    var grain: Instant.Grain
    /// Meant from its start to its end, not as a point.
    var isRange = false
    /// The name of the holiday that it is.
    var holiday: String?
    /// The coarsest field that was said, by which it is over or not: 4:23 is not over before 5.
    var frame: Range<Int>

    init(_ bounds: Range<Int>, grain: Instant.Grain, isRange: Bool = false, frame: Range<Int>? = nil) {
        start = bounds.lowerBound
        end = bounds.upperBound
        self.grain = grain
        self.isRange = isRange
        self.frame = frame ?? bounds
    }

    static let day = 86_400
}

/// Stretches that come again and again, numbered in the order of time.
struct Occurrences {
    /// How long one is, about, and how far it is from one to the next: what is rarer or longer holds what is not.
    var length: Int
    var period: Int
    /// The only number, where there is one stretch alone.
    var only: Int?
    /// Whether what is known of them may come to an end, before or behind.
    var mayEnd = false
    /// A number whose stretch is at a moment, or one beside it.
    var number: (Int) -> Int
    /// `nil` where the calendar leaves one out: 29 February.
    var stretch: (Int) -> Stretch?

    /// Twelve or so centuries, leap years or months: none that comes at all stays away so long.
    private static let limit = 800

    static func one(_ stretch: Stretch?) -> Occurrences {
        Occurrences(
            length: stretch.map { $0.end - $0.start } ?? 0, period: .max, only: 0, number: { _ in 0 }, stretch: { $0 == 0 ? stretch : nil })
    }

    /// The stretches from about a moment on, or back from it.
    func first(near moment: Int, forward: Bool, where accept: (Stretch) -> Bool) -> Stretch? {
        numbered(near: moment, forward: forward, where: accept)?.stretch
    }

    func numbered(near moment: Int, forward: Bool, where accept: (Stretch) -> Bool) -> (number: Int, stretch: Stretch)? {
        if let only { return stretch(only).flatMap { accept($0) ? (only, $0) : nil } }
        var number = self.number(moment) - (forward ? 2 : -2)
        for _ in 0..<Self.limit {
            if let stretch = stretch(number), accept(stretch) { return (number, stretch) }
            number += forward ? 1 : -1
        }
        return nil
    }

    /// The first that is not over.
    func next(from moment: Int) -> Stretch? { first(near: moment, forward: true) { $0.frame.upperBound > moment } }

    func first(startingAt moment: Int) -> Stretch? { first(near: moment, forward: true) { $0.start >= moment } }

    /// The last that is over.
    func previous(before moment: Int) -> Stretch? { first(near: moment, forward: false) { $0.end <= moment } }

    /// The last that has begun.
    func latest(at moment: Int) -> Stretch? { first(near: moment, forward: false) { $0.frame.lowerBound <= moment } }
}
