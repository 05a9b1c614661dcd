import Foundation
import PhraseAutomaton
import PhraseText
import PhraseUnicode
import ValueRecognizers
import ValueTypes

/// What it takes to make the grammars of a language, and to find and read the values of sentences.
struct ValuesSuite: Suite {
    private let language = "en"
    /// Values at the end of a sentence, as most are, and sentences without any.
    private let sentences = [
        "lunch with the whole team next friday", "pay the rent in 3 days", "book a table for tomorrow at half past seven",
        "remind me of the dentist on the 3rd of March 2027", "what did I spend on coffee last month", "call the garage about the brakes",
        "the meeting is moved to 14:30", "turn the lamp in the kitchen on",
    ]

    func run(_ meter: Meter) throws -> [Figure] {
        try loading(meter) + matching(meter) + reading(meter)
    }

    /// From nothing to recognisers of every kind: files parsed, grammars compiled, words of numbers taken from their record.
    private func loading(_ meter: Meter) throws -> [Figure] {
        guard meter.counted == nil else { return [] }
        return ["en", "fr"].flatMap { language in
            meter.measureOnce("grammars of \(language)") {
                let registry = RecognizerRegistry(normalizer: FoundationNormalizer())
                for kind in RecognizerRegistry.kinds { _ = registry.recognizer(ofType: kind.rawValue, language: language)?.firstBytes }
            }.1
        }
    }

    /// Every value of a type that begins with some word, as a matcher with a slot everywhere would ask for.
    private func matching(_ meter: Meter) throws -> [Figure] {
        let registry = RecognizerRegistry(normalizer: FoundationNormalizer())
        let texts = sentences.map { Array($0.utf8) }
        var sentence = Sentence(normalizer: FoundationNormalizer())
        var proposals = Proposals()
        var found = 0
        var figures: [Figure] = []
        for type in ["number", "date", "datetime", "currency"] {
            guard let recognizer = registry.recognizer(ofType: type, language: language) else { continue }
            figures += try meter.measure("find each \(type)", sentences: 4_000) { index in
                try texts[index % texts.count].withUnsafeBufferPointer { try sentence.load($0) }
                proposals.removeAll()
                for start in 0..<sentence.count - 1 where sentence.isWordStart(start) {
                    recognizer.propose(in: sentence, at: start, to: &proposals)
                }
                found &+= proposals.count
            }
        }
        precondition(found > 0 || meter.counted != nil)
        return figures
    }

    /// What a whole text means.
    private func reading(_ meter: Meter) throws -> [Figure] {
        let registry = RecognizerRegistry(normalizer: FoundationNormalizer())
        guard let reader = registry.reader(of: language) else { return [] }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let context = ValueContext(
            now: Date(timeIntervalSince1970: 1_796_000_000), calendar: calendar, locale: Locale(identifier: "en_GB"), language: language)
        let texts = ["next friday", "in 3 days", "tomorrow at half past seven", "the 3rd of March 2027", "14:30"]
        var found = 0
        let figures = try meter.measure("read a datetime", sentences: 1_000) { index in
            found &+= try reader.read(texts[index % texts.count], as: .datetime) { context }.count
        }
        precondition(found > 0 || meter.counted != nil)
        return figures
    }
}
