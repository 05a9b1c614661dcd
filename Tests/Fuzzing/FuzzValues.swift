import Foundation
import PhraseAutomaton
import PhraseText
import PhraseUnicode
import ValueRecognizers
import ValueTypes

private let languages = ["en", "de", "fr", "es", "it", "pt", "nl", "ru", "ja", "ko", "zh", "sv", "pl", "fr-CA", "xx"]
private let registry = RecognizerRegistry(normalizer: FoundationNormalizer())
private let now = Date(timeIntervalSince1970: 1_796_000_000)

/// Looks at bytes that one place of a text may take, and a whole text for each of its bytes.
private let mostAtPlace = 400_000
private let mostForByte = 2_000

/// The first byte chooses the language, the others are a text. It is read as every kind, at every place and as a whole: values lie inside it, on
/// boundaries of characters, and the steps are counted, so that what is slow is found where it is short.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzValues(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // Small, so that a unit takes milliseconds.
    guard let data, count > 1, count <= 1_024 else { return -1 }
    let language = languages[Int(data[0]) % languages.count]
    let bytes = UnsafeBufferPointer(start: data + 1, count: count - 1)
    var sentence = Sentence(normalizer: FoundationNormalizer())
    let isLoaded = (try? sentence.load(bytes)) != nil
    guard let text = String(validating: bytes, as: UTF8.self) else {
        precondition(!isLoaded, "invalid UTF-8 is refused")
        return 0
    }
    guard isLoaded else { return 0 }
    for kind in RecognizerRegistry.kinds {
        if let recognizer = registry.recognizer(ofType: kind.rawValue, language: language) { propose(recognizer, in: sentence) }
        read(text, as: kind, language, limit: mostForByte * (count + 64))
    }
    return 0
}

private func propose(_ recognizer: any SlotRecognizer, in sentence: borrowing Sentence) {
    var proposals = Proposals()
    var start = 0
    while start < min(sentence.count - 1, 256) {
        proposals.removeAll()
        let reads = ReadCount.reads { recognizer.propose(in: sentence, at: start, to: &proposals) }
        precondition(reads <= mostAtPlace, "a place takes a limited number of steps")
        for proposal in proposals.list {
            precondition(proposal.end > start && proposal.end < sentence.count, "a value is inside the sentence and holds something")
            let range = sentence.originalRange(start..<proposal.end)
            precondition(String(validating: sentence.original[range], as: UTF8.self) != nil, "values begin and end with characters")
        }
        start = sentence.scalar(at: start).end
    }
}

private func read(_ text: String, as kind: ValueKind, _ language: String, limit: Int) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let context = ValueContext(now: now, calendar: calendar, locale: Locale(identifier: language), language: language)
    let reads = ReadCount.reads {
        guard let readings = try? registry.reader(of: language)?.readings(of: text, as: kind, context: { context }) else { return }
        for reading in readings {
            precondition(reading.range.lowerBound >= 0 && reading.range.upperBound <= text.utf8.count, "a value is inside the text")
        }
    }
    precondition(reads <= limit, "the steps grow with the text")
}
