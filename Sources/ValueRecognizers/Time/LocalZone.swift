import Foundation

/// A time zone between local seconds and moments: local seconds are counted from the beginning of day 0 of `CivilCalendar`.
struct LocalZone: Sendable {
    let zone: TimeZone

    private static let epoch = Double(CivilCalendar.unixEpoch) * 86_400

    func local(_ date: Date) -> Int {
        Int((date.timeIntervalSince1970 + Self.epoch).rounded(.down)) + zone.secondsFromGMT(for: date)
    }

    /// Of a time that the clocks show twice the first; a time that they leave out is so much later.
    func date(_ local: Int) -> Date {
        func moment(_ offset: Int) -> Date { Date(timeIntervalSince1970: Double(local) - Self.epoch - Double(offset)) }
        let before = zone.secondsFromGMT(for: moment(0).addingTimeInterval(-86_400))
        if zone.secondsFromGMT(for: moment(before)) == before { return moment(before) }
        let after = zone.secondsFromGMT(for: moment(0).addingTimeInterval(86_400))
        return zone.secondsFromGMT(for: moment(after)) == after ? moment(after) : moment(before)
    }
}
