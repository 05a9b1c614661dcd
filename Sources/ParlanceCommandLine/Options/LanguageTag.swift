/// A language tag as BCP 47 forms it, checked before Foundation sees it.
enum LanguageTag {
    /// The tag in its usual spelling: `fr-CA`, `zh-Hans`.
    ///
    ///     tag = language { "-" subtag }; language = 2–8 letters; subtag = 1–8 letters or digits
    static func read(_ text: String) throws(UsageError) -> String {
        let subtags = text.replacing("_", with: "-").split(separator: "-", omittingEmptySubsequences: false)
        let isLetter: (UInt8) -> Bool = { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
        let isDigit: (UInt8) -> Bool = { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard let language = subtags.first, (2...8).contains(language.utf8.count), language.utf8.allSatisfy(isLetter),
            subtags.dropFirst().allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy { isLetter($0) || isDigit($0) } })
        else { throw UsageError("this is not a language tag; 'en' and 'fr-CA' are") }
        return ([language.lowercased()] + subtags.dropFirst().map(spelling)).joined(separator: "-")
    }

    /// Scripts are capitalised, regions upper case, the rest lower case.
    private static func spelling(_ subtag: Substring) -> String {
        switch subtag.utf8.count {
        case 4: subtag.capitalizedASCII
        case 2: subtag.uppercased()
        default: subtag.lowercased()
        }
    }
}

extension Substring {
    fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
