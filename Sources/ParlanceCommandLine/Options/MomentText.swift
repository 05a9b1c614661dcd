import Foundation

/// A moment as ISO 8601 writes it; one without an offset is taken in the time zone of the options.
///
///     moment = YYYY-MM-DD [ ("T" | " ") HH:MM [ ":" SS ] [ "Z" | ("+" | "-") HH [":"] MM ] ]
struct MomentText: Sendable {
    private let components: DateComponents
    /// The offset that is written behind it; `nil`: none is.
    let zone: TimeZone?

    init(_ text: String) throws(UsageError) {
        let pattern = /(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?(?:(Z)|([+-])(\d\d):?(\d\d))?)?/
        guard let parts = text.wholeMatch(of: pattern) else {
            throw UsageError("this is not a moment; '2026-11-30' and '2026-11-30T09:30:00Z' are")
        }
        let number = { (digits: Substring?) in digits.flatMap { Int($0) } ?? 0 }
        components = DateComponents(
            year: number(parts.1), month: number(parts.2), day: number(parts.3), hour: number(parts.4), minute: number(parts.5),
            second: number(parts.6))
        if let sign = parts.8 {
            zone = TimeZone(secondsFromGMT: (sign == "-" ? -1 : 1) * (number(parts.9) * 3600 + number(parts.10) * 60))
        } else {
            zone = parts.7 == nil ? nil : TimeZone(secondsFromGMT: 0)
        }
        guard components.isValidDate(in: Calendar(identifier: .gregorian)) else { throw UsageError("there is no such moment") }
    }

    func date(in timeZone: TimeZone) -> Date? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone ?? timeZone
        return calendar.date(from: components)
    }
}
