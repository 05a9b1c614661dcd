/// How the values that a phrase for a time reads are put together: the names of the intents in `time.phrases` and `datetime.phrases`.
enum TimeForm: String, CaseIterable {
    /// `clock`, or `hour` (24: midnight) and `minute` (negative: before the hour) or `before` (minutes before the hour); `half` of the
    /// day is `am`, `pm` or `either`.
    case clock = "Clock"
    /// A `date` and a `time`, either alone too.
    case dateTime = "DateTime"
    case now = "Now"
    /// `count` `unit`s in `direction` from now.
    case shift = "Shift"
}
