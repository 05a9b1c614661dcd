/// The types of value that Parlance reads by itself; the raw value is the name in phrase files and in JSON.
public enum ValueKind: String, Sendable, Hashable, Codable, CaseIterable {
    case text, integer, number, ordinal, percentage, boolean
    case date, time, datetime, duration
    case currency, length, mass, volume, temperature, speed, area, datasize, energy, quantity
    case url, email, phone
}
