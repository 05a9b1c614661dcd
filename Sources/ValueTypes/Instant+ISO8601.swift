/// Instants as text and, in JSON, as `{"value": "2026-12-25", "grain": "day", "holiday": "Christmas"}`; without a holiday, without its key.
extension Instant {
    /// ISO 8601, as long as the grain is fine: `2026`, `2026-11`, `2026-11-30`, `2026-11-30T17`, `2026-11-30T17:00`, `2026-11-30T17:00:00`.
    ///
    /// A week is written by its first day, a quarter by its first month. The zone is that of the context in which it was read.
    public var iso8601: String {
        var text = Self.padded(year, to: 4)
        guard grain != .year else { return text }
        text += "-" + Self.padded(month, to: 2)
        guard grain != .month, grain != .quarter else { return text }
        text += "-" + Self.padded(day, to: 2)
        guard grain == .hour || grain == .minute || grain == .second else { return text }
        text += "T" + Self.padded(hour, to: 2)
        guard grain != .hour else { return text }
        text += ":" + Self.padded(minute, to: 2)
        guard grain != .minute else { return text }
        return text + ":" + Self.padded(second, to: 2)
    }

    /// The inverse of `iso8601`. The grain is that of the text unless `grain` says otherwise: week, quarter, or a finer one than is written.
    /// `nil` for another text, and for fields that no day or time has.
    public init?(iso8601 text: String, grain: Grain? = nil) {
        let halves = text.split(separator: "T", omittingEmptySubsequences: false)
        let date = halves[0].split(separator: "-", omittingEmptySubsequences: false)
        let time = halves.count == 2 ? halves[1].split(separator: ":", omittingEmptySubsequences: false) : []
        guard halves.count <= 2, (1...3).contains(date.count), time.count <= 3, time.isEmpty || date.count == 3 else { return nil }
        let widths = [4, 2, 2]
        var fields: [Int] = []
        for (place, field) in (date + time).enumerated() {
            guard field.utf8.count == (place < widths.count ? widths[place] : 2), field.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                let number = Int(field)
            else { return nil }
            fields.append(number)
        }
        let grains: [Grain] = [.year, .month, .day, .hour, .minute, .second]
        let written = grains[fields.count - 1]
        let defaults = [1, 1, 1, 0, 0, 0]
        fields += defaults[fields.count...]
        let bounds = [1...9999, 1...12, 1...31, 0...23, 0...59, 0...59]
        guard zip(fields, bounds).allSatisfy({ $1.contains($0) }) else { return nil }
        self.init(
            year: fields[0], month: fields[1], day: fields[2], hour: fields[3], minute: fields[4], second: fields[5],
            grain: grain ?? written)
    }

    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

extension Instant: Codable {
    private enum Key: String, CodingKey { case value, grain, holiday }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let grain = try container.decode(Grain.self, forKey: .grain)
        guard var instant = Instant(iso8601: try container.decode(String.self, forKey: .value), grain: grain) else {
            throw DecodingError.dataCorruptedError(forKey: .value, in: container, debugDescription: "not an instant of ISO 8601")
        }
        instant.holiday = try container.decodeIfPresent(String.self, forKey: .holiday)
        self = instant
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(iso8601, forKey: .value)
        try container.encode(grain, forKey: .grain)
        try container.encodeIfPresent(holiday, forKey: .holiday)
    }
}
