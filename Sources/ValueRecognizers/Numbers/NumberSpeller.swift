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

    init(language: LanguageTag, fold: @escaping (String) -> [UInt8]) {
        self.fold = fold
        formatter = NumberFormatter()
        formatter.locale = Locale(identifier: language.description)
        formatter.numberStyle = .spellOut
    }

    /// The number in words, with a joint wherever the words are joined: spaces, hyphens, and the places where Foundation allows a
    /// line to break (soft hyphens, zero-width spaces).
    func words(_ number: Int) -> [UInt8] {
        guard let text = formatter.string(from: NSNumber(value: number)) else { return [] }
        let words = text.unicodeScalars.split { [" ", "-", "\u{A0}", "\u{AD}", "\u{200B}", "\u{2011}"].contains($0) }
        return Array(words.map { folded(String($0)) }.joined(separator: [UInt8.joint]))
    }

    private func folded(_ word: String) -> [UInt8] {
        if let known = folded[word] { return known }
        let bytes = fold(word)
        folded[word] = bytes
        return bytes
    }

    /// Whether Foundation spells numbers in the language; where it does not, it writes English.
    static func spells(_ language: LanguageTag) -> Bool {
        guard language.language != "en", let english = LanguageTag("en") else { return language.language == "en" }
        func twentyOne(_ tag: LanguageTag) -> [UInt8] { NumberSpeller(language: tag) { Array($0.utf8) }.words(21) }
        return twentyOne(language) != twentyOne(english)
    }
}
