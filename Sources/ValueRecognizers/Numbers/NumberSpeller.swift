import Foundation
import ValueTypes

/// Writes numbers in words, with Foundation.
///
/// It only ever writes: what Foundation reads back is not what people type ("twenty one" is 2001 to it).
final class NumberSpeller {
    private let formatter: NumberFormatter
    private let fold: (String) -> [UInt8]
    /// The folded words so far: some hundred words make up all numbers.
    private var folded: [String: [UInt8]] = [:]

    /// `nil` where Foundation does not spell numbers in the language: there it writes English.
    init?(language: LanguageTag, fold: @escaping (String) -> [UInt8]) {
        self.fold = fold
        formatter = NumberFormatter()
        formatter.locale = Locale(identifier: language.description)
        formatter.numberStyle = .spellOut
        if language.language != "en", formatter.string(from: 21) == "twenty-one" { return nil }
    }

    /// The number in words, with a joint wherever the words are joined: spaces, hyphens, and the places where Foundation allows a
    /// line to break (soft hyphens, zero-width spaces). Empty where Foundation writes digits.
    func words(_ number: Int) -> [UInt8] { words(NSNumber(value: number)) }

    func words(_ number: Double) -> [UInt8] { words(NSNumber(value: number)) }

    private func words(_ number: NSNumber) -> [UInt8] {
        guard let text = formatter.string(from: number) else { return [] }
        var words: [UInt8] = []
        for word in text.unicodeScalars.split(whereSeparator: Self.isJoint) {
            if !words.isEmpty { words.append(.joint) }
            words += folded(String(word))
        }
        return words.contains { $0 &- 0x30 < 10 } ? [] : words
    }

    private static func isJoint(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", "-", "\u{A0}", "\u{AD}", "\u{200B}", "\u{2011}": true
        default: false
        }
    }

    private func folded(_ word: String) -> [UInt8] {
        if let known = folded[word] { return known }
        // What is a space among people's words is a joint here: a word may hold a mark that is not heard ("〇・五").
        let bytes = fold(word).map { $0 == 0x20 ? .joint : $0 }
        folded[word] = bytes
        return bytes
    }
}
