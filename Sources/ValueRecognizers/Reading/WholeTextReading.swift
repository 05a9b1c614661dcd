import Foundation
import ValueTypes

/// Reads what a whole text means, kind by kind.
struct WholeTextReading {
    let readers: LanguageReaders
    let text: ValueText
    /// The text as written, without edge punctuation and outer spaces.
    let original: String

    /// - Parameter context: Asked for by the kinds alone that depend on a moment or a place.
    func values(as kind: ValueKind, context: () -> ValueContext) throws(ValueRefusal) -> [SlotValue] {
        let text = text.folded
        if kind == .text { return text.count > 0 ? [.text(original)] : [] }
        guard text.count > 0 else { return [] }
        switch kind {
        case .integer: return try integers(text)
        case .number: return try numbers(text)
        case .percentage: return try finite(spans("percentage", text))
        case .ordinal: return try finite(spans("ordinal", text) + spans("ordinalOrDigits", text))
        case .boolean: return nodes("boolean").compactMap { $0.number(.value).map { .boolean($0 != 0) } }
        case .date, .time, .datetime, .interval, .recurrence: return try calendarReadings(as: kind, context()).map(\.value)
        case .duration: return distinct(durations())
        case .currency, .length, .mass, .volume, .temperature, .speed, .area, .datasize, .energy, .quantity:
            guard let measure = Measure(kind: kind) else { return [] }
            return try distinct(values(of: measure, locale: { context().locale }))
        case .url: return isAddress(.url) ? [.text(original)] : []
        case .email: return isAddress(.email) ? [.text(original)] : spokenEmail.map { [.text($0)] } ?? []
        case .numberrange: return try distinct(numberRanges())
        case .phone: return PhoneNumber(original).map { [.text($0.description)] } ?? []
        case .creditcard: return CardNumber(original).map { [.text($0.digits)] } ?? []
        case .text: return []
        }
    }

    /// Whether what the text is as a kind, it is only where the kind is expected: a bare number is an ordinal, a percentage or an
    /// amount nowhere else.
    func isLatent(as kind: ValueKind) -> Bool {
        switch kind {
        case .percentage:
            // What is read with a word for per cent may be another number without it: 百分之五 is a twentieth.
            !Set(spans("number", text.folded).map(\.number)).isDisjoint(with: spans("percentage", text.folded).map(\.number))
        case .ordinal, .currency, .length, .mass, .volume, .temperature, .speed, .area, .datasize, .energy, .quantity:
            !spans("number", text.folded).isEmpty
        default: false
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

    /// What the phrases of a grammar read of the whole text.
    func nodes(_ type: String) -> [ValueNode] {
        guard let grammar = readers.grammar(of: type) else { return [] }
        let scratch = ReaderScratch()
        return withExtendedLifetime(scratch) {
            var trees = TreeReader(text, scratch.begin())
            return trees.nodes(of: grammar, in: 0..<text.folded.count)
        }
    }

    private func distinct(_ values: [SlotValue]) -> [SlotValue] {
        values.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Applies a rule to every reading; a refusal counts only where no reading gives a value.
    func collect<Source, Value>(
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
        let numbers = try marked(finite(spans("number", text)))
        if !numbers.isEmpty { return numbers }
        if isNotANumber(text) { throw .notANumber }
        // "4.50 euros" answers a question for a number.
        return try amounts(.currency).compactMap { $0.isRange ? nil : $0.lower.map(SlotValue.number) }
    }

    /// With the sign or decimal mark that stands before a text and is not heard: "- 12", ",5".
    private func marked(_ values: [SlotValue]) -> [SlotValue] {
        var factor: Double = text.hears(.dash, at: 0) ? -1 : 1
        if text.hears(.comma, at: 0) {
            var end = 0
            var digits = 0
            while let digit = text.folded.digit(at: end) {
                end += digit.length
                digits += 1
            }
            factor *= pow(0.1, Double(digits))
        }
        guard factor != 1 else { return values }
        return values.map { value in
            guard case .number(let number) = value else { return value }
            // The sign may have been heard, and negative zero is zero.
            let signed = number < 0 ? number * abs(factor) : number * factor
            return .number(number == 0 ? 0 : MeasuredAmount.exact(signed))
        }
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

    /// A value, and whether it holds only where its kind is expected: "5" as an hour.
    typealias CalendarReading = (value: SlotValue, isLatent: Bool)

    func calendarReadings(as kind: ValueKind, _ context: ValueContext) throws(ValueRefusal) -> [CalendarReading] {
        let readings: [CalendarReading] =
            switch kind {
            case .date: try calendarReadings("date", context).filter(\.value.isDate)
            case .interval:
                // What is a stretch by itself comes before points.
                try calendarReadings("datetime", context).filter(\.value.isStretch)
                    + calendarReadings("datetime", context, asStretches: true)
            case .recurrence: try recurrences(context)
            default: try calendarReadings(kind.rawValue, context)
            }
        // What some phrase says anywhere is not latent, whatever others say.
        return readings.reduce(into: []) { distinct, reading in
            if let known = distinct.firstIndex(where: { $0.value == reading.value }) {
                distinct[known].isLatent = distinct[known].isLatent && reading.isLatent
            } else {
                distinct.append(reading)
            }
        }
    }

    private func composer(_ context: ValueContext) -> TimeComposer {
        TimeComposer(
            order: { readers.dateOrder(in: context.locale) }, holidayNames: readers.data.with { $0.holidayNames }, text: text.folded)
    }

    private func timeline(_ context: ValueContext) -> Timeline { Timeline(context, holidays: readers.texts.holidays.with { $0 }) }

    /// - Parameter asStretches: Whether a point of the calendar stands for the stretch that it is: "tomorrow" for the whole day.
    private func calendarReadings(
        _ type: String, _ context: ValueContext, asStretches: Bool = false
    ) throws(ValueRefusal) -> [CalendarReading] {
        let nodes = nodes(type)
        guard !nodes.isEmpty else { return [] }
        let (composer, timeline) = (composer(context), timeline(context))
        return try collect(nodes) { node throws(ValueRefusal) in
            try collect(composer.expressions(of: node)) { time throws(ValueRefusal) in
                try timeline.meanings(of: time, asStretches: asStretches).map { (SlotValue($0), node.isLatent) }
            }
        }
    }

    private func recurrences(_ context: ValueContext) throws(ValueRefusal) -> [CalendarReading] {
        let nodes = nodes("recurrence")
        guard !nodes.isEmpty else { return [] }
        let (composer, timeline) = (composer(context), timeline(context))
        return try collect(nodes) { node throws(ValueRefusal) in
            try collect(composer.recurrences(of: node)) { said throws(ValueRefusal) in
                try timeline.recurrence(of: said).map { [(.recurrence($0), node.isLatent)] } ?? []
            }
        }
    }

    // MARK: Addresses

    /// An address of mail whose signs were said: "ann dot lee at example dot org".
    private var spokenEmail: String? {
        readers.data.with { SpokenAddress(declarations: $0.declarations).email(in: original) }.flatMap { address in
            var address = address
            return address.withUTF8 { AddressShape.email.end(in: $0, from: 0) == $0.count } ? address : nil
        }
    }

    private func isAddress(_ shape: AddressShape) -> Bool {
        var original = original
        return original.withUTF8 { shape.end(in: $0, from: 0) == $0.count }
    }
}

extension SlotValue {
    init(_ meaning: TimeMeaning) {
        if !meaning.isRange, let start = meaning.start {
            var instant = start
            instant.holiday = meaning.holiday
            self = .instant(instant)
        } else {
            self = .interval(Interval(start: meaning.start, end: meaning.end, grain: meaning.grain, holiday: meaning.holiday))
        }
    }

    var isStretch: Bool { if case .interval = self { true } else { false } }

    /// A day or a longer unit of the calendar.
    fileprivate var isDate: Bool {
        guard case .instant(let instant) = self else { return false }
        return instant.grain.isDateUnit
    }
}
