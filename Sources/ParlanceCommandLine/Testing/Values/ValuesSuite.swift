import Foundation
import IntentRuntime
import ValueRecognizers
import ValueTypes

/// The tests of one language and kind; of a file with errors, what is wrong with it.
struct ValuesSuite: TestSuite {
    let name: String
    let language: LanguageTag?
    private let read: Result<[ValuesTest], TestInputError>
    private let kind: ValueKind
    private let reader: ValueReader
    private let context: ValueContext

    /// - Parameters:
    ///   - stem: What the file is called, without its ending.
    ///   - language: What its texts are read in.
    ///   - texts: The data files that it is read by.
    static func suites(of file: ValuesFile, named stem: String, language: LanguageTag, texts: LanguageTexts) -> [ValuesSuite] {
        let reader = ValueReader(language: language, texts: texts)
        let context = context(language: language)
        guard file.problems.isEmpty else {
            let error = TestInputError(problems: file.problems)
            return [ValuesSuite(name: stem, language: language, read: .failure(error), kind: .text, reader: reader, context: context)]
        }
        var kinds: [String] = []
        for test in file.tests where !kinds.contains(test.kind) { kinds.append(test.kind) }
        return kinds.compactMap { kind in
            ValueKindNames.kind(named: kind).map {
                ValuesSuite(
                    name: "\(stem) \(kind)", language: language, read: .success(file.tests.filter { $0.kind == kind }), kind: $0,
                    reader: reader, context: context)
            }
        }
    }

    func tests() throws(TestInputError) -> [ValuesTest] { try read.get() }

    func examiner(of tests: [ValuesTest]) -> ValuesExaminer { ValuesExaminer(reader: reader, kind: kind, context: context) }

    /// The moment at which all texts are said, where most who speak the language live.
    private static func context(language: LanguageTag) -> ValueContext {
        var calendar = Calendar(identifier: .gregorian)
        if let zone = TimeZone(secondsFromGMT: -2 * 3600) { calendar.timeZone = zone }
        calendar.firstWeekday = 2
        let now = calendar.date(from: DateComponents(year: 2013, month: 2, day: 12, hour: 4, minute: 30)) ?? .distantPast
        let likely = Locale(identifier: Locale.Language(identifier: language.description).maximalIdentifier)
        return ValueContext(now: now, calendar: calendar, locale: likely, language: language.description)
    }
}

/// Reads whole texts as one kind.
struct ValuesExaminer: TestExaminer {
    let reader: ValueReader
    let kind: ValueKind
    let context: ValueContext

    /// There is only one way to read a whole text.
    func takeGeneralPath() {}

    func failure(of test: ValuesTest) -> TestFailure? {
        // What looks like a value and cannot be one is none.
        let readings = (try? reader.readings(of: test.text, as: kind, in: context)) ?? []
        let comparisons = readings.prefix(test.countedReadings).map { ValuesComparison.aspects(expected: test.value, got: $0.value) }
        let aspects = comparisons.first ?? ValuesComparison.aspects(expected: test.value, got: nil)
        let candidates = comparisons.isEmpty ? [aspects] : comparisons
        guard !candidates.contains(where: { $0.allSatisfy(\.agrees) }) else { return nil }
        return TestFailure(id: test.id, path: test.path, line: test.line, text: test.text, aspects: aspects, fingerprint: test.fingerprint)
    }
}
