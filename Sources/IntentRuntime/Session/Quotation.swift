import Foundation

/// An answer in quotes: text whatever it says, so that a book can be called "Help".
enum Quotation {
    private static let pairs: [Character: Character] = [
        "\"": "\"", "“": "”", "„": "“", "«": "»", "»": "«", "「": "」", "『": "』", "‘": "’", "‚": "‘", "‹": "›",
    ]

    /// What stands between the quotes that enclose the whole text; `nil` where it is not in quotes.
    static func content(of text: String) -> String? {
        guard text.count > 2, let first = text.first, let close = pairs[first], text.last == close else { return nil }
        let content = String(text.dropFirst().dropLast())
        guard !content.contains(close), content.contains(where: { !$0.isWhitespace }) else { return nil }
        return content.trimmingCharacters(in: .whitespaces)
    }
}
