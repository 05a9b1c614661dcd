import ValueTypes

/// A text and what it has to mean.
struct ValuesTest: TestCase, Equatable {
    var id: String
    var path: String
    var line: Int
    /// As the file names it.
    var kind: String
    var text: String
    /// What the value has to have, by key; `nil`: it must not be read as a value of the kind.
    var value: [String: SlotValue]?
    /// How many readings count: two for a text that stands twice with different values.
    var countedReadings = 1
    var fingerprint: String?

    /// FNV-1a, 64 bits, of the language, the kind and the text with tabs between them, in sixteen hexadecimal digits: what lists of known
    /// failures name a test by, without its text.
    static func fingerprint(language: String, kind: String, text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in "\(language)\t\(kind)\t\(text)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
