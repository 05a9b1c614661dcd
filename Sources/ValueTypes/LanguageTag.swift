/// The tag of a language, checked and written as BCP 47 has it (`fr-CA`, `zh-Hant-TW`).
///
/// Foundation must never see an unchecked identifier: some (`ru@numbers=…`) end the process inside a formatter.
public struct LanguageTag: Sendable, Hashable, CustomStringConvertible {
    /// The tag in canonical case, subtags joined by hyphens.
    public let description: String

    /// `nil` for a text that is no well-formed tag: language, then optionally script, region and variants; extensions are not taken.
    ///
    /// `_` is read as `-`. Complexity: linear; a tag has at most 35 characters.
    public init?(_ text: some StringProtocol) {
        guard text.utf8.count <= 35 else { return nil }
        if let language = Self.bareLanguage(text) {
            description = language
            return
        }
        let subtags = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        guard let first = subtags.first, (2...3).contains(first.utf8.count), first.utf8.allSatisfy(Self.isLetter) else { return nil }
        var parts = [first.lowercased()]
        var next = subtags.dropFirst()
        if let script = next.first, script.utf8.count == 4, script.utf8.allSatisfy(Self.isLetter) {
            parts.append(script.prefix(1).uppercased() + script.dropFirst().lowercased())
            next = next.dropFirst()
        }
        if let region = next.first, Self.isRegion(region) {
            parts.append(region.uppercased())
            next = next.dropFirst()
        }
        for variant in next {
            guard Self.isVariant(variant) else { return nil }
            parts.append(variant.lowercased())
        }
        description = parts.joined(separator: "-")
    }

    /// The text, where it is a language alone and written as tags write it: most are, and the first tag of a program is waited for.
    private static func bareLanguage(_ text: some StringProtocol) -> String? {
        let text = String(text)
        var count = 0
        for byte in text.utf8 {
            guard byte >= 0x61, byte <= 0x7A else { return nil }
            count += 1
        }
        return count == 2 || count == 3 ? text : nil
    }

    /// `und`: a language that is not known.
    public static let undetermined = LanguageTag(checked: "und")

    private init(checked tag: String) { description = tag }

    /// The language alone: `fr` of `fr-CA`.
    public var language: String { String(description.prefix { $0 != "-" }) }

    /// The tag, then what it falls back to, the nearest first: `fr-CA`, `fr`.
    public var fallbacks: [String] {
        var subtags = description.split(separator: "-")
        var tags: [String] = []
        while !subtags.isEmpty {
            tags.append(subtags.joined(separator: "-"))
            subtags.removeLast()
        }
        return tags
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }
    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    private static func isRegion(_ subtag: some StringProtocol) -> Bool {
        (subtag.utf8.count == 2 && subtag.utf8.allSatisfy(isLetter)) || (subtag.utf8.count == 3 && subtag.utf8.allSatisfy(isDigit))
    }

    private static func isVariant(_ subtag: some StringProtocol) -> Bool {
        guard subtag.utf8.allSatisfy({ isLetter($0) || isDigit($0) }) else { return false }
        switch subtag.utf8.count {
        case 5...8: return true
        case 4: return subtag.utf8.first.map(isDigit) ?? false
        default: return false
        }
    }
}
