/// How far a long command is.
struct WorkDone: Sendable {
    /// What is counted: `sentences`.
    let unit: String
    /// How many bytes there are to read; `nil` where nobody knows.
    let size: Int?
    var count: Int
    /// How many of those counted matched; `nil` where nothing is matched.
    var matched: Int?
    var bytes: Int

    init(unit: String, size: Int? = nil, count: Int = 0, matched: Int? = nil, bytes: Int = 0) {
        self.unit = unit
        self.size = size
        self.count = count
        self.matched = matched
        self.bytes = bytes
    }

    /// `1,234,567 sentences, 812,000 a second, 84 % matched, 12 s left`: what is known of it.
    func text(after time: Duration) -> String {
        let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
        var parts = ["\(Self.grouped(count)) \(unit)"]
        if seconds > 0 { parts.append("\(Self.grouped(Self.rounded(Double(count) / seconds))) a second") }
        if let matched, count > 0 { parts.append("\(100 * matched / count) % matched") }
        if let size, bytes > 0, seconds > 0 {
            parts.append("\(Self.time(seconds: Double(max(0, size - bytes)) * seconds / Double(bytes))) left")
        }
        return parts.joined(separator: ", ")
    }

    /// Three digits that count.
    private static func rounded(_ number: Double) -> Int {
        var unit = 1.0
        while number / unit >= 1000 { unit *= 10 }
        return Int((number / unit).rounded() * unit)
    }

    private static func grouped(_ number: Int) -> String {
        let digits = String(number)
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
            text.append(digit)
        }
        return text
    }

    private static func time(seconds: Double) -> String {
        // More than a year is not told apart.
        let seconds = Int(min(seconds.rounded(.up), 1e8))
        return switch seconds {
        case ..<100: "\(seconds) s"
        case ..<6000: "\((seconds + 59) / 60) min"
        default: "\(seconds / 3600) h \(seconds % 3600 / 60) min"
        }
    }
}
