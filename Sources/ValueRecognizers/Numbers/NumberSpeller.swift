import Foundation
import ValueTypes

/// Writes numbers in words, with Foundation.
///
/// It only ever writes: what Foundation reads back is not what people type ("twenty one" is 2001 to it).
struct NumberSpeller {
    private let formatter: NumberFormatter

    init(language: LanguageTag) {
        formatter = NumberFormatter()
        formatter.locale = Locale(identifier: language.description)
        formatter.numberStyle = .spellOut
    }

    /// The number in words, with a joint wherever the words are joined: spaces, hyphens, and the places where Foundation allows a
    /// line to break (soft hyphens, zero-width spaces).
    func words(_ number: Int, fold: (String) -> [UInt8]) -> [UInt8] {
        guard let text = formatter.string(from: NSNumber(value: number)) else { return [] }
        let words = text.unicodeScalars.split { [" ", "-", "\u{A0}", "\u{AD}", "\u{200B}", "\u{2011}"].contains($0) }
        return Array(words.map { fold(String($0)) }.joined(separator: [UInt8.joint]))
    }

    /// Whether Foundation spells numbers in the language; where it does not, it writes English.
    static func spells(_ language: LanguageTag) -> Bool {
        guard language.language != "en", let english = LanguageTag("en") else { return language.language == "en" }
        func twentyOne(_ tag: LanguageTag) -> [UInt8] { NumberSpeller(language: tag).words(21) { Array($0.utf8) } }
        return twentyOne(language) != twentyOne(english)
    }
}
