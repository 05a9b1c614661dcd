/// Whether a text is a language tag as BCP 47 (RFC 5646) forms it. Only the form is checked, not the registry.
///
///     langtag = language ["-" script] ["-" region] *("-" variant) *("-" extension) ["-" privateuse]
package enum LanguageTag {
    package static func isWellFormed(_ tag: String) -> Bool {
        guard tag.utf8.count <= 64 else { return false }
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false).map { Array($0.utf8) }
        guard parts.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(isAlphanumeric) }) else { return false }
        if parts[0] == [UInt8(ascii: "x")] || parts[0] == [UInt8(ascii: "X")] { return parts.count > 1 }
        guard (2...8).contains(parts[0].count), isAlphabetic(parts[0]) else { return false }
        var index = 1
        func at(_ matches: ([UInt8]) -> Bool) -> Bool {
            guard index < parts.count, matches(parts[index]) else { return false }
            index += 1
            return true
        }
        if parts[0].count <= 3 {
            var extended = 0
            while extended < 3, at({ $0.count == 3 && isAlphabetic($0) }) { extended += 1 }
        }
        _ = at { $0.count == 4 && isAlphabetic($0) }
        _ = at { ($0.count == 2 && isAlphabetic($0)) || ($0.count == 3 && $0.allSatisfy(SyntaxCharacters.isDigit)) }
        while at({ $0.count >= 5 || ($0.count == 4 && SyntaxCharacters.isDigit($0[0])) }) {}
        while index < parts.count, parts[index].count == 1 {
            let isPrivate = parts[index][0] | 0x20 == UInt8(ascii: "x")
            index += 1
            guard at({ isPrivate || $0.count >= 2 }) else { return false }
            while at({ isPrivate || $0.count >= 2 }) {}
        }
        return index == parts.count
    }

    /// The tag in the case that is usual: `zh-Hant-TW`.
    package static func canonical(_ tag: String) -> String {
        var isFirst = true
        var isExtension = false
        return tag.split(separator: "-").map { part -> String in
            defer { isFirst = false }
            let lower = part.lowercased()
            if part.utf8.count == 1 { isExtension = true }
            if isFirst || isExtension { return lower }
            switch part.utf8.count {
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
