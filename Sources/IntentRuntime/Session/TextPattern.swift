import Foundation

/// A regular expression that a whole text must match, in bounded time.
struct TextPattern {
    /// How often the engine may report that it is still at work: it does so every ten thousand steps or so, so this is a number of steps,
    /// not a time, and the answer is the same on every machine.
    static let patience = 50

    private let expression: NSRegularExpression

    /// `nil` for a pattern that is no regular expression.
    init?(_ pattern: String) {
        guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z") else { return nil }
        self.expression = expression
    }

    /// Whether the whole text matches; a text that takes too many steps does not.
    func matchesWhole(_ text: String) -> Bool {
        var isMatch = false
        var reports = 0
        let range = NSRange(text.startIndex..., in: text)
        expression.enumerateMatches(in: text, options: [.reportProgress, .anchored], range: range) { result, _, stop in
            if result != nil {
                isMatch = true
                stop.pointee = true
            } else {
                reports += 1
                if reports >= Self.patience { stop.pointee = true }
            }
        }
        return isMatch
    }
}
