import Foundation
import PhraseUnicode
import Testing
import ValueTypes

@testable import ValueRecognizers

/// What texts mean, as data: `Corpus/LANGUAGE/KIND.txt`, a text a line.
@Suite("Corpus of values")
struct CorpusTests {
    struct Example: CustomTestStringConvertible, Sendable {
        var language: String
        var kind: ValueKind
        var text: String
        var meaning: String

        var testDescription: String { "\(language) \(kind.rawValue): \(text)" }
    }

    private static let registry = RecognizerRegistry(normalizer: FoundationNormalizer())

    @Test("The best reading of a whole text is what the corpus says", arguments: Corpus.files)
    func reads(file: Corpus.File) throws {
        let examples = try Corpus.examples(of: file)
        try #require(!examples.isEmpty)
        for example in examples {
            let context = try Corpus.context(language: example.language)
            let meaning: String
            do throws(ValueRefusal) {
                let values = try Self.registry.read(example.text, as: example.kind, context: context)
                meaning = values.first.map(Corpus.description) ?? "none"
            } catch {
                meaning = "refused \(error)"
            }
            #expect(meaning == example.meaning, "\(example.testDescription)")
        }
    }
}

enum Corpus {
    struct File: CustomTestStringConvertible, Sendable {
        var language: String
        var kind: ValueKind

        var testDescription: String { "\(language)/\(kind.rawValue)" }
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")

    static var files: [File] {
        let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
        return paths.sorted().compactMap { path in
            let parts = path.split(separator: "/")
            guard parts.count == 2, path.hasSuffix(".txt"), let kind = ValueKind(rawValue: String(parts[1].dropLast(4))) else { return nil }
            return File(language: String(parts[0]), kind: kind)
        }
    }

    static func tag(_ language: String) -> LanguageTag? { LanguageTag(language) }

    /// Lines of `other` begin with their language.
    static func examples(of file: File) throws -> [CorpusTests.Example] {
        let path = folder.appending(path: "\(file.language)/\(file.kind.rawValue).txt")
        return try String(contentsOf: path, encoding: .utf8).split(separator: "\n").compactMap { line in
            guard !line.hasPrefix("#") else { return nil }
            let halves = line.components(separatedBy: " => ")
            try #require(halves.count == 2, "\(line)")
            guard file.language == "other" else {
                return CorpusTests.Example(language: file.language, kind: file.kind, text: halves[0], meaning: halves[1])
            }
            let parts = halves[0].components(separatedBy: ": ")
            return CorpusTests.Example(language: parts[0], kind: file.kind, text: parts[1], meaning: halves[1])
        }
    }

    /// Monday, 30 November 2026, 9:15 in Paris; weeks start on Monday.
    static func context(language: String, direction: ValueContext.Direction = .future) throws -> ValueContext {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Paris"))
        calendar.firstWeekday = 2
        let now = try #require(calendar.date(from: DateComponents(year: 2026, month: 11, day: 30, hour: 9, minute: 15)))
        let locale = Locale(identifier: language == "en" ? "en_US" : language == "fr" ? "fr_FR" : language)
        return ValueContext(now: now, calendar: calendar, locale: locale, language: language, direction: direction)
    }

    /// A value in one line.
    static func description(_ value: SlotValue) -> String {
        switch value {
        case .text(let text): text
        case .integer(let integer): "\(integer)"
        case .number(let number): plain(number)
        case .boolean(let boolean): "\(boolean)"
        case .instant(let instant):
            switch instant.grain {
            case .week, .month, .quarter, .year: "\(instant.iso8601) \(instant.grain.rawValue)"
            case .day, .hour, .minute, .second: instant.iso8601
            }
        case .interval(let interval): "\(interval.start?.iso8601 ?? "")…\(interval.end?.iso8601 ?? "")"
        case .recurrence(let recurrence): description(recurrence)
        case .duration(let period): "\(plain(period.value)) \(period.unit.rawValue)"
        case .amount(let amount): [plain(amount.value), amount.unit, amount.product].compactMap(\.self).joined(separator: " ")
        case .amountRange(let range): "\(range.lower.map(plain) ?? "")…\(range.upper.map(plain) ?? "") \(range.unit ?? "")"
        case .numberRange(let range): "\(range.lower.map(plain) ?? "")…\(range.upper.map(plain) ?? "")"
        case .array(let values): values.map(description).joined(separator: ", ")
        }
    }

    /// `2 week on 1,3 from 2026-11-30`; `1 month on 2 of 7 from …` for the second Sunday of the month.
    private static func description(_ recurrence: Recurrence) -> String {
        let days = recurrence.weekdays.map(String.init).joined(separator: ",")
        let which = recurrence.weekdays.isEmpty ? "" : " on \(recurrence.nth.map { "\($0) of " } ?? "")\(days)"
        let end = recurrence.firstEnd.map { "…" + $0.iso8601 } ?? ""
        return "\(recurrence.interval) \(recurrence.unit.rawValue)\(which) from \(recurrence.first.iso8601)\(end)"
    }

    private static func plain(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }
}
