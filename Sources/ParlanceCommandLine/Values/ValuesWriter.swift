import PhraseSyntax
import ValueTypes

/// Writes what `values` gives for a text.
///
/// As JSON (schema 1; a member may be added without a new number, none is taken away or changed), with the members of `ValueMembers`:
///
///     {"text": …, "readings": [{"kind": "datetime", "type": "instant", "value": "2013-02-15T17:30:00", "grain": "minute",
///      "range": [3, 13], "latent": false}, …], "schema": 1}
///
/// With words that have the shape of a value and cannot be one comes `"refused": [{"kind": "date", "reason": "noSuchDay"}]`. A line that
/// cannot be read gives `{"error": …, "schema": 1}`. `range` is half-open, in UTF-8 offsets of the line.
///
/// For people: the text, and indented below it a line a reading, or `-` for none.
struct ValuesWriter {
    static let schema = 1

    /// What has the shape of a value and is none.
    struct Refusal {
        var kind: ValueKind
        var reason: ValueRefusal
    }

    let usesJSON: Bool
    private var json = JSONWriter()
    private var text = ""

    init(usesJSON: Bool) { self.usesJSON = usesJSON }

    var bytes: [UInt8] { usesJSON ? json.bytes : Array(text.utf8) }

    mutating func removeAll() {
        json.removeAll()
        text.removeAll(keepingCapacity: true)
    }

    mutating func write(_ line: String, _ readings: [ValueReading], refused: [Refusal]) {
        if usesJSON { writeJSON(line, readings, refused) } else { writeText(line, readings, refused) }
    }

    mutating func write(error: String) {
        guard usesJSON else {
            text += "error: \(error)\n"
            return
        }
        json.object { json in
            json.member("error", error)
            json.member("schema", Self.schema)
        }
        json.endLine()
    }

    private mutating func writeJSON(_ line: String, _ readings: [ValueReading], _ refused: [Refusal]) {
        json.object { json in
            json.member("text", line)
            json.member("readings") { json in json.array(readings) { $0.reading($1) } }
            if !refused.isEmpty {
                json.member("refused") { json in
                    json.array(refused) { json, refusal in
                        json.object { json in
                            json.member("kind", refusal.kind.rawValue)
                            json.member("reason", refusal.reason.name)
                        }
                    }
                }
            }
            json.member("schema", Self.schema)
        }
        json.endLine()
    }

    private mutating func writeText(_ line: String, _ readings: [ValueReading], _ refused: [Refusal]) {
        text += VisibleText.escaped(line) + "\n"
        var rows = readings.map { reading in
            (
                "\(reading.range.lowerBound)..\(reading.range.upperBound)", reading.kind.rawValue,
                Self.text(of: reading.value) + (reading.isLatent ? " (where one is expected)" : "")
            )
        }
        rows += refused.map { ("", $0.kind.rawValue, "cannot be: \($0.reason.message)") }
        if rows.isEmpty { rows = [("-", "", "")] }
        let widths = (rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0)
        for row in rows {
            let columns = [Self.padded(row.0, to: widths.0), Self.padded(row.1, to: widths.1), row.2]
            var line = "  " + columns.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            text += line + "\n"
        }
    }

    /// With what tells it from others: the grain of a point of the calendar, and the name of a holiday.
    private static func text(of value: SlotValue) -> String {
        let named: (grain: Instant.Grain, holiday: String?)? =
            switch value {
            case .instant(let instant): (instant.grain, instant.holiday)
            case .interval(let interval): (interval.grain, interval.holiday)
            case .recurrence(let recurrence): (recurrence.first.grain, recurrence.first.holiday)
            default: nil
            }
        // A week and a quarter are called that already.
        let grain = named.flatMap { [.week, .quarter].contains($0.grain) ? nil : $0.grain.rawValue }
        let parts = [ValueText.text(of: value), grain, named?.holiday.map { ValueText.text(of: .text($0)) }]
        return parts.compactMap(\.self).joined(separator: " ")
    }

    private static func padded(_ text: String, to width: Int) -> String { text + String(repeating: " ", count: width - text.count) }
}

extension JSONWriter {
    fileprivate mutating func reading(_ reading: ValueReading) {
        object { json in
            json.member("kind", reading.kind.rawValue)
            for member in ValueMembers.members(of: reading.value) { json.member(named: member.key) { $0.value(member.value) } }
            json.member("range", reading.range)
            json.member("latent") { $0.boolean(reading.isLatent) }
        }
    }
}

extension ValueRefusal {
    /// For programs.
    fileprivate var name: String {
        switch self {
        case .noSuchDay: "noSuchDay"
        case .noSuchTime: "noSuchTime"
        case .notWhole: "notWhole"
        case .tooLarge: "tooLarge"
        case .notANumber: "notANumber"
        case .yearOutOfRange: "yearOutOfRange"
        }
    }

    /// For people.
    fileprivate var message: String {
        switch self {
        case .noSuchDay: "there is no such day"
        case .noSuchTime: "there is no such time"
        case .notWhole: "it is no whole number"
        case .tooLarge: "it is too large"
        case .notANumber: "it is no number"
        case .yearOutOfRange: "years go from 1 to 9999"
        }
    }
}
