import Foundation
import PhraseUnicode
import Testing
import ValueTypes

@testable import ValueRecognizers

/// A corpus of several thousand texts outside of the package: how many of them the first reading gets right.
///
/// The floors are what was reached; they only go up.
@Suite("Shared corpus of values", .enabled(if: SharedCorpus.isThere || ProcessInfo.processInfo.environment["CI"] == "true"))
struct SharedCorpusTests {
    struct Floor: CustomTestStringConvertible, Sendable {
        var language: String
        var corpusKind: String
        var kind: ValueKind
        var rate: Double

        var testDescription: String { "\(language) \(corpusKind)" }
    }

    static let floors = [
        Floor(language: "en", corpusKind: "Numeral", kind: .number, rate: 0.89),
        Floor(language: "en", corpusKind: "Ordinal", kind: .ordinal, rate: 1),
        Floor(language: "en", corpusKind: "Time", kind: .datetime, rate: 0.304),
        Floor(language: "en", corpusKind: "Duration", kind: .duration, rate: 0.6),
        Floor(language: "en", corpusKind: "AmountOfMoney", kind: .currency, rate: 0.425),
        Floor(language: "fr", corpusKind: "Numeral", kind: .number, rate: 0.9),
        Floor(language: "fr", corpusKind: "Ordinal", kind: .ordinal, rate: 1),
        Floor(language: "fr", corpusKind: "Time", kind: .datetime, rate: 0.465),
        Floor(language: "fr", corpusKind: "Duration", kind: .duration, rate: 0.77),
        Floor(language: "fr", corpusKind: "AmountOfMoney", kind: .currency, rate: 0.58),
    ]

    @Test("The first reading is right at least as often as before", arguments: floors)
    func rate(floor: Floor) throws {
        let cases = try SharedCorpus.cases(language: floor.language, kind: floor.corpusKind)
        try #require(!cases.isEmpty)
        let registry = RecognizerRegistry(normalizer: FoundationNormalizer())
        let context = try SharedCorpus.context(language: floor.language)
        var failures: [String] = []
        for example in cases {
            let values = (try? registry.read(example.text, as: floor.kind, context: context)) ?? []
            if !example.isMet(by: values) { failures.append("\(example.text) → \(values.first.map { "\($0)" } ?? "nothing")") }
        }
        let rate = 1 - Double(failures.count) / Double(cases.count)
        #expect(rate >= floor.rate, "\(failures.joined(separator: "\n"))")
    }
}

/// One text of the corpus and what it means.
struct SharedExample {
    var text: String
    /// `nil`: it must not be read as a value of the kind.
    var value: [String: Any]?

    /// The first reading agrees in everything that the example says of the value.
    func isMet(by values: [SlotValue]) -> Bool {
        guard let expected = value else { return values.isEmpty }
        return values.first.map { agrees($0, expected) } ?? false
    }

    private func agrees(_ value: SlotValue, _ expected: [String: Any]) -> Bool {
        let number = (expected["value"] as? NSNumber)?.doubleValue
        switch (expected["type"] as? String, value) {
        case ("number", .number(let got)): return isClose(got, number)
        case ("number", .integer(let got)): return isClose(Double(got), number)
        case ("duration", .duration(let got)): return isClose(got.value, number) && got.unit.rawValue == expected["unit"] as? String
        case ("amount", .amount(let got)): return isClose(got.value, number) && isUnit(got.unit, expected["unit"] as? String)
        case ("instant", .instant(let got)):
            // The corpus writes every instant to the second, some with zeros in place of a month or day beyond the grain.
            guard let text = expected["value"] as? String, got.grain.rawValue == expected["grain"] as? String, expected["holiday"] == nil
            else { return false }
            return text.hasPrefix(got.iso8601)
        default: return false
        }
    }

    private func isClose(_ left: Double, _ right: Double?) -> Bool { right.map { abs(left - $0) <= 1e-9 * max(1, abs($0)) } ?? false }

    private func isUnit(_ unit: String?, _ expected: String?) -> Bool {
        switch expected {
        case "Dollar": unit == "USD"
        case "Pound": unit == "GBP"
        case "Cent": true
        default: unit == expected
        }
    }
}

enum SharedCorpus {
    static let folder: URL = {
        let environment = ProcessInfo.processInfo.environment
        if let shared = environment["PARLANCE_SHARED"] { return URL(filePath: shared).appending(path: "values") }
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return package.deletingLastPathComponent().appending(path: "shared/values")
    }()

    static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

    static func cases(language: String, kind: String) throws -> [SharedExample] {
        let lines = try String(contentsOf: folder.appending(path: "\(language).jsonl"), encoding: .utf8).split(separator: "\n")
        return try lines.compactMap { line in
            guard let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
                (object["kind"] as? String)?.split(separator: " ").first.map(String.init) == kind, let text = object["text"] as? String
            else { return nil }
            return SharedExample(text: text, value: object["value"] as? [String: Any])
        }
    }

    /// 2013-02-12T04:30 at -02:00, a Tuesday; weeks start on Monday.
    static func context(language: String) throws -> ValueContext {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: -2 * 3600))
        calendar.firstWeekday = 2
        let now = try #require(calendar.date(from: DateComponents(year: 2013, month: 2, day: 12, hour: 4, minute: 30)))
        return ValueContext(
            now: now, calendar: calendar, locale: Locale(identifier: language == "en" ? "en_US" : language), language: language)
    }
}
