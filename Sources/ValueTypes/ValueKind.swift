/// The types of value that Parlance reads by itself; the raw value is the name in phrase files and in JSON.
public enum ValueKind: String, Sendable, Hashable, Codable, CaseIterable {
    case text, integer, number, ordinal, percentage, boolean
    /// Numbers between bounds.
    case numberrange
    /// A day or a longer stretch of the calendar; a time of day; any point or stretch of the calendar; a stretch, which may be open.
    case date, time, datetime, interval
    /// A time that comes again and again.
    case recurrence
    case duration
    case currency, length, mass, volume, temperature, speed, area, datasize, energy
    /// A number of measures, with what is measured: "two cups of sugar".
    case quantity
    case url, email, phone
    /// The number of a payment card, its check digit right.
    case creditcard
}
