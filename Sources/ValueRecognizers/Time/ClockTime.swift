/// A time of day as it was said; whether a day has it is judged later.
struct ClockTime: Equatable {
    var hour: Int
    var minute: Int?
    var second: Int?

    init(hour: Int, minute: Int? = nil, second: Int? = nil) {
        self.hour = hour
        self.minute = minute
        self.second = second
    }

    /// All fields in one number, so that a span can carry them: hhmmss, with 1 000 000 for a minute and 2 000 000 for a second said.
    var packed: Int {
        hour * 10_000 + (minute ?? 0) * 100 + (second ?? 0) + (second != nil ? 2_000_000 : minute != nil ? 1_000_000 : 0)
    }

    init(packed: Int) {
        hour = packed % 1_000_000 / 10_000
        minute = packed >= 1_000_000 ? packed % 10_000 / 100 : nil
        second = packed >= 2_000_000 ? packed % 100 : nil
    }
}
