import Foundation
import ValueTypes

/// Reads what a whole text means, kind by kind.
struct ValueReading {
    let readers: LanguageReaders
    /// The text as written, without edge punctuation and outer spaces.
    let original: String

    /// - Parameter context: Asked for by the kinds alone that depend on a moment or a place.
    func values(of text: FoldedText, as kind: ValueKind, context: () -> ValueContext) throws(ValueRefusal) -> [SlotValue] {
        if kind == .text { return text.count > 0 ? [.text(original)] : [] }
        guard text.count > 0 else { return [] }
        switch kind {
        case .integer: return try integers(text)
        case .number: return try numbers(text)
        case .percentage: return try finite(spans("percentage", text))
        case .ordinal: return try finite(spans("ordinal", text) + spans("ordinalOrDigits", text))
        case .boolean: return readings("boolean", text).compactMap { $0.number("value").map { .boolean($0 != 0) } }
        case .date: return try distinct(dates(text, context()).map(SlotValue.instant))
        case .time:
            let composer = TimeComposer(reckoning: Reckoning(context()))
            return try distinct(times(text).map { time throws(ValueRefusal) in .instant(try composer.instant(of: time)) })
        case .datetime: return try distinct(dateTimes(text, context()).map(SlotValue.instant))
        case .duration: return distinct(durations(text))
        case .currency: return try distinct(money(text) { context().locale.currency?.identifier })
        case .url: return isAddress(.url) ? [.text(original)] : []
        case .email: return isAddress(.email) ? [.text(original)] : []
        case .text, .length, .mass, .volume, .temperature, .speed, .area, .datasize, .energy, .quantity, .phone: return []
        }
    }

    // MARK: Readers

    /// Spans that cover the whole text.
    private func spans(_ type: String, _ text: FoldedText) -> [ReadSpan] {
        var spans: [ReadSpan] = []
        readers.reader(of: type)?.read(text, at: 0) { span in
            if span.end == text.count { spans.append(span) }
        }
        return spans
    }

    private func readings(_ type: String, _ text: FoldedText) -> [GrammarReader.Reading] {
        (readers.reader(of: type) as? GrammarReader)?.readings(of: text) ?? []
    }

    private func distinct(_ values: [SlotValue]) -> [SlotValue] {
        values.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Applies a rule to every reading; a refusal counts only where no reading gives a value.
    private func collect<Source, Value>(
        _ sources: [Source], _ read: (Source) throws(ValueRefusal) -> [Value]
    ) throws(ValueRefusal) -> [Value] {
        var values: [Value] = []
        var refusal: ValueRefusal?
        for source in sources {
            do throws(ValueRefusal) {
                values += try read(source)
            } catch {
                refusal = refusal ?? error
            }
        }
        if values.isEmpty, let refusal { throw refusal }
        return values
    }

    // MARK: Numbers

    private func integers(_ text: FoldedText) throws(ValueRefusal) -> [SlotValue] {
        let spans = spans("integer", text)
        let integers = spans.compactMap(\.integer)
        if !integers.isEmpty { return distinct(integers.map(SlotValue.integer)) }
        if !spans.isEmpty { throw .tooLarge }
        for case .number(let number) in try numbers(text) { throw .notWhole(number) }
        return []
    }

    private func numbers(_ text: FoldedText) throws(ValueRefusal) -> [SlotValue] {
        let numbers = try finite(spans("number", text))
        if !numbers.isEmpty { return numbers }
        if isNotANumber(text) { throw .notANumber }
        // "4.50 euros" answers a question for a number.
        return try money(text, localUnit: { nil }).compactMap { if case .amount(let amount) = $0 { .number(amount.value) } else { nil } }
    }

    private func finite(_ spans: [ReadSpan]) throws(ValueRefusal) -> [SlotValue] {
        let numbers = spans.map(\.number).filter(\.isFinite)
        if numbers.isEmpty, !spans.isEmpty { throw .tooLarge }
        return distinct(numbers.map(SlotValue.number))
    }

    /// What computers write in place of a number.
    private func isNotANumber(_ text: FoldedText) -> Bool {
        let words = ["nan", "inf", "infinity", "+inf", "+infinity", "-inf", "-infinity", "∞", "-∞"]
        return words.contains { word in
            word.utf8.count == text.count && word.utf8.enumerated().allSatisfy { text[$0.offset] == $0.element }
        }
    }

    // MARK: Calendar

    /// The locale, where it is one of the language, says how digits of a date are ordered.
    private func dateOrder(_ context: ValueContext) -> NumericDate.Order {
        let isOfLanguage = context.locale.language.languageCode?.identifier == readers.language.language
        return NumericDate.Order(locale: isOfLanguage ? context.locale : Locale(identifier: readers.language.description))
    }

    private func dates(_ text: FoldedText, _ context: ValueContext) throws(ValueRefusal) -> [Instant] {
        let composer = DateComposer(reckoning: Reckoning(context), order: dateOrder(context))
        return try collect(readings("date", text)) { reading throws(ValueRefusal) in
            try composer.instant(of: reading, in: text).map { [$0] } ?? []
        }
    }

    private func times(_ text: FoldedText) throws(ValueRefusal) -> [TimeOfDay] {
        try collect(readings("time", text)) { reading throws(ValueRefusal) in try TimeOfDay(reading).map { [$0] } ?? [] }
    }

    private func dateTimes(_ text: FoldedText, _ context: ValueContext) throws(ValueRefusal) -> [Instant] {
        let composer = TimeComposer(reckoning: Reckoning(context))
        return try collect(readings("datetime", text)) { reading throws(ValueRefusal) in
            switch TimeForm(rawValue: reading.form) {
            case .now: return [try composer.now]
            case .shift: return try composer.shift(reading).map { [$0] } ?? []
            case .dateTime: return try dateTime(reading, text, composer, context)
            case .clock, nil: return []
            }
        }
    }

    private func dateTime(
        _ reading: GrammarReader.Reading, _ text: FoldedText, _ composer: TimeComposer, _ context: ValueContext
    ) throws(ValueRefusal) -> [Instant] {
        let days = try reading.span("date").map { span throws(ValueRefusal) in try dates(text.part(span), context) }
        guard let span = reading.span("time") else { return days ?? [] }
        let times = try times(text.part(span))
        guard let days else {
            return try times.map { time throws(ValueRefusal) in try composer.instant(of: time) }
        }
        return try collect(days) { day throws(ValueRefusal) in
            try collect(times) { time throws(ValueRefusal) in try composer.instants(of: time, on: day) }
        }
    }

    private func durations(_ text: FoldedText) -> [SlotValue] {
        readings("duration", text).compactMap { reading in
            var parts: [(count: Double, unit: Instant.Grain)] = []
            for suffix in ["", "2", "3"] {
                guard let count = reading.number("count" + suffix), let unit = reading.unit("unit" + suffix) else { continue }
                parts.append((count + (suffix.isEmpty ? reading.number("add") ?? 0 : 0), unit))
            }
            return Period(parts: parts).map(SlotValue.duration)
        }
    }

    // MARK: Addresses

    private func isAddress(_ shape: AddressShape) -> Bool {
        var original = original
        return original.withUTF8 { shape.end(in: $0, from: 0) == $0.count }
    }

    // MARK: Money

    /// - Parameter localUnit: What money is counted in where the text does not say.
    private func money(_ text: FoldedText, localUnit: () -> String?) throws(ValueRefusal) -> [SlotValue] {
        try collect(readings("currency", text)) { reading throws(ValueRefusal) in
            let parts = reading.number("parts").map { $0 * 0.01 } ?? 0
            let unit = reading.word("unit") ?? localUnit() ?? "XXX"
            let value = (((reading.number("count") ?? 0) + parts) * 1e6).rounded() / 1e6
            guard value.isFinite else { throw .tooLarge }
            return [.amount(Amount(value: value, unit: unit))]
        }
    }
}
