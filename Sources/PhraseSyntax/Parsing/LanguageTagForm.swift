/// The form of a language tag, as BCP 47 (RFC 5646) has it without extensions and private use: what follows them says nothing about words, and
/// formatters may not be handed them unchecked. Only the form is checked, not the registry.
///
///     langtag = language ["-" script] ["-" region] *("-" variant)
package enum LanguageTagForm {
    /// The longest tag, in characters.
    private static let longest = 35

    package static func isWellFormed(_ tag: String) -> Bool {
        guard tag.utf8.count <= longest else { return false }
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false).map { Array($0.utf8) }
        guard parts.allSatisfy({ $0.allSatisfy(isAlphanumeric) }), (2...3).contains(parts[0].count), isAlphabetic(parts[0]) else {
            return false
        }
        var rest = parts.dropFirst()
        if let script = rest.first, script.count == 4, isAlphabetic(script) { rest = rest.dropFirst() }
        if let region = rest.first,
            (region.count == 2 && isAlphabetic(region)) || (region.count == 3 && region.allSatisfy(SyntaxCharacters.isDigit))
        {
            rest = rest.dropFirst()
        }
        return rest.allSatisfy { (5...8).contains($0.count) || ($0.count == 4 && SyntaxCharacters.isDigit($0[0])) }
    }

    /// The tag in the case that is usual: `zh-Hant-TW`.
    package static func canonical(_ tag: String) -> String {
        tag.split(separator: "-").enumerated().map { index, part in
            let lower = part.lowercased()
            switch part.utf8.count {
            case _ where index == 0: return lower
            case 2: return lower.uppercased()
            case 4 where !SyntaxCharacters.isDigit(part.utf8.first ?? 0): return lower.prefix(1).uppercased() + lower.dropFirst()
            default: return lower
            }
        }.joined(separator: "-")
    }

    /// The tag that was certainly meant: `en_US` is `en-US`, `de_DE.UTF-8` is `de-DE`.
    static func corrected(_ text: String) -> String? {
        let withoutEncoding = text.split(separator: ".").first.map(String.init) ?? text
        let tag = canonical(String(withoutEncoding.map { $0 == "_" ? "-" : $0 }))
        return tag != text && isWellFormed(tag) ? tag : nil
    }

    private static func isAlphabetic(_ part: [UInt8]) -> Bool { part.allSatisfy(SyntaxCharacters.isASCIILetter) }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        SyntaxCharacters.isASCIILetter(byte) || SyntaxCharacters.isDigit(byte)
    }
}
