package import Foundation
import PhraseSyntax

/// Why a text is no moment or no time zone.
package struct ClockTextError: Error, Equatable {
    package var message: String
}

/// A moment as ISO 8601 writes it; one without an offset is taken in a time zone that is said elsewhere.
///
///     moment = YYYY-MM-DD [ ("T" | " ") HH:MM [ ":" SS ] [ "Z" | ("+" | "-") HH [":"] MM ] ]
package struct MomentText: Sendable {
    private let components: DateComponents
    /// The offset that is written behind it; `nil`: none is.
    package let zone: TimeZone?

    /// In hours.
    fileprivate static let furthestZone = 14

    package init(_ text: String) throws(ClockTextError) {
        let pattern = /(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?(?:(Z)|([+-])(\d\d):?(\d\d))?)?/
        guard let parts = text.wholeMatch(of: pattern) else {
            throw ClockTextError(message: "this is not a moment; '2026-11-30' and '2026-11-30T09:30:00Z' are")
        }
        let number = { (digits: Substring?) in digits.flatMap { Int($0) } ?? 0 }
        components = DateComponents(
            year: number(parts.1), month: number(parts.2), day: number(parts.3), hour: number(parts.4), minute: number(parts.5),
            second: number(parts.6))
        if let sign = parts.8 {
            guard number(parts.9) <= Self.furthestZone, number(parts.10) < 60 else {
                throw ClockTextError(message: "there is no such zone; offsets go to \(Self.furthestZone) hours")
            }
            zone = TimeZone(secondsFromGMT: (sign == "-" ? -1 : 1) * (number(parts.9) * 3600 + number(parts.10) * 60))
        } else {
            zone = parts.7 == nil ? nil : TimeZone(secondsFromGMT: 0)
        }
        guard components.isValidDate(in: Calendar(identifier: .gregorian)) else {
            throw ClockTextError(message: "there is no such moment")
        }
    }

    package func date(in timeZone: TimeZone) -> Date? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone ?? timeZone
        return calendar.date(from: components)
    }
}

/// A time zone by its name or its offset: `Europe/Paris`, `UTC`, `+02:00`.
package enum ZoneText {
    /// A text that names the zone, or one that is now as far from Greenwich.
    package static func text(of zone: TimeZone) -> String {
        if isName(zone.identifier) { return zone.identifier }
        let minutes = zone.secondsFromGMT() / 60
        let digits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        return (minutes < 0 ? "-" : "+") + digits(abs(minutes) / 60) + ":" + digits(abs(minutes) % 60)
    }

    private static func isName(_ text: String) -> Bool {
        ["UTC", "GMT"].contains(text) || TimeZone.knownTimeZoneIdentifiers.contains(text)
    }

    package static func timeZone(_ text: String) throws(ClockTextError) -> TimeZone {
        if let offset = text.wholeMatch(of: /([+-])(\d\d):?(\d\d)/), let hours = Int(offset.2), let minutes = Int(offset.3),
            hours <= MomentText.furthestZone, minutes < 60,
            let zone = TimeZone(secondsFromGMT: (offset.1 == "-" ? -60 : 60) * (hours * 60 + minutes))
        {
            return zone
        }
        // A name is looked up among those known: on some systems any text that is the name of a file would do.
        guard isName(text), let zone = TimeZone(identifier: text)
        else {
            let nearest = NearestName.of(text, among: TimeZone.knownTimeZoneIdentifiers)
            throw ClockTextError(message: "no such time zone is known" + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
        }
        return zone
    }
}
