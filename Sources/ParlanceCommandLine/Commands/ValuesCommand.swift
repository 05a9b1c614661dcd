import Foundation
import IntentRuntime
import ValueRecognizers
import ValueTypes

/// `parlance values`: what texts mean as numbers, dates, amounts and the like.
struct ValuesCommand: BlockingCommand {
    static let page = CommandPage(
        name: "values",
        summary: "Say which values each line holds: numbers, dates, amounts; a filter.",
        synopsis: "[OPTION]… [FILE|-]…",
        discussion: """
            Reads texts, one a line, from the files or standard input. For each, in order, it writes the text, and below it a line for
            each value: the place (UTF-8 offsets of the line, half-open), the kind, and the value, or '-' where there is none. What lies
            inside a longer value is left out ("5" of "5 km"), and of an ambiguous one all readings are shown, the best first. With --whole
            the line is one value, and what is shown is what it can be; some readings hold only where their kind is expected ("5" as an
            hour).

            A kind is a type of phrase files (number, date, time, datetime, interval, duration, currency, length …) or what others call
            it (Time, Numeral, AmountOfMoney, Distance …). Unless told, all are looked for but those of which another says as much:
            'datetime' is also a date, a time or an interval, 'number' also an integer; a 'boolean' is one as a whole line.

            With --json, one object a line (schema 1): "text", "readings" (each "kind", "type" and what the type has: "value", "start",
            "end", "from", "to", "grain", "unit", "product", "holiday"; then "range" and "latent"), "refused" where words have the shape
            of a value and cannot be one, "schema"; or {"error": …, "schema": 1} for a line that cannot be read (not UTF-8, more than
            1 MiB). Points of the calendar are written to the second. Members may be added under the same number.
            """,
        examples: [
            .init("echo 'lunch 12.50 yesterday' | parlance values", "Show the values in a sentence."),
            .init("echo 'half past five' | parlance values --whole --kind time", "Show what a text is as a time of day."),
            .init("parlance values --grammar Languages --language nl texts.txt", "Try grammars that are being written."),
            .init("parlance values --language fr --now 2013-02-12T04:30:00-02:00 --json texts.txt", "Read French texts as of a moment."),
        ],
        statuses: [(.success, "a value was found"), (.negative, "no line holds one")])

    private static let language = ValueOption<LanguageTag>(
        "language", "TAG", help: "The language of the texts (en, fr-CA); otherwise en."
    ) { text throws(UsageError) in try PhraseOptions.languageTag(text) }
    private static let kind = ValueOption<ValueKind>(
        "kind", "KIND", isRepeatable: true, help: "Look for this kind of value alone (number, datetime, Time …)."
    ) { text throws(UsageError) in
        guard let kind = ValueKindNames.kind(named: text) else { throw UsageError(ValueKindNames.message(forUnknown: text)) }
        return kind
    }
    private static let whole = Flag("whole", help: "Take each line as one value.")
    private static let json = Flag("json", help: "Write one JSON object a line.")
    static let options =
        [language.specification, kind.specification, whole.specification] + ClockOptions.options + GrammarOptions.options
        + [json.specification]

    private let language: LanguageTag
    private let kinds: [ValueKind]
    private let readsWholeLines: Bool
    private let usesJSON: Bool
    private let clock: ClockOptions
    private let grammars: GrammarOptions
    private let operands: [String]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        language = try arguments.value(of: Self.language) ?? LanguageTag("en") ?? .undetermined
        let given = try arguments.values(of: Self.kind)
        readsWholeLines = arguments.contains(Self.whole)
        let all = readsWholeLines ? ValueReader.kinds.union([.boolean]) : ValueReader.kinds
        kinds = ValueKind.allCases.filter(given.isEmpty ? all.contains : given.contains)
        usesJSON = arguments.contains(Self.json)
        clock = try ClockOptions(arguments)
        grammars = try GrammarOptions(arguments)
        operands = arguments.operands.isEmpty ? ["-"] : arguments.operands
        guard operands.count(where: { $0 == "-" }) <= 1 else { throw UsageError("standard input is given twice") }
    }

    func runBlocking(in surroundings: Surroundings) throws -> ExitStatus {
        var input = try SentenceInput(operands: operands)
        let reader = ValueReader(language: language, texts: try grammars.texts(for: [language], in: surroundings) ?? .builtIn)
        let calendar = clock.calendarOfNow
        let locale = clock.locale ?? Locale(identifier: language.description)
        var context = ValueContext(now: Date(), calendar: calendar, locale: locale, language: language.description)
        var writer = ValuesWriter(usesJSON: usesJSON)
        var batch = LineBatch()
        var foundAny = false
        let progress = ProgressLine(counting: "texts", of: input.size, on: surroundings)
        defer { progress.remove() }
        Interruption.endsInput()
        while let bytes = try input.fill(&batch) {
            context.now = clock.now ?? Date()
            writer.removeAll()
            var lines = 0
            var matched = 0
            batch.forEachLine { line in
                lines += 1
                if answer(line, with: reader, context, to: &writer) { matched += 1 }
            }
            foundAny = foundAny || matched > 0
            try surroundings.output.write(writer.bytes)
            progress.advance(by: lines, matched: matched, bytes: bytes)
        }
        Interruption.endIfRequested()
        return foundAny ? .success : .negative
    }

    /// Whether the line holds a value.
    private func answer(
        _ line: UnsafeBufferPointer<UInt8>?, with reader: ValueReader, _ context: ValueContext, to writer: inout ValuesWriter
    ) -> Bool {
        guard let line else {
            writer.write(error: "the line has more than \(LineBatch.longestLine) bytes")
            return false
        }
        guard let text = String(validating: line, as: UTF8.self) else {
            writer.write(error: "the line is no UTF-8")
            return false
        }
        guard readsWholeLines else {
            let readings = reader.values(in: text, kinds: Set(kinds), in: context)
            writer.write(text, readings, refused: [])
            return !readings.isEmpty
        }
        var readings: [ValueReading] = []
        var refused: [ValuesWriter.Refusal] = []
        for kind in kinds {
            do throws(ValueRefusal) {
                readings += try reader.readings(of: text, as: kind, in: context)
            } catch {
                refused.append(ValuesWriter.Refusal(kind: kind, reason: error))
            }
        }
        writer.write(text, readings, refused: refused)
        return !readings.isEmpty
    }
}
