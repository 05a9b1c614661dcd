import Foundation
import PhraseText
package import ValueTypes

/// Reads what whole texts mean in one language.
package struct WholeTextReader: Sendable {
    private let readers: LanguageReaders
    private let normalizer: any Normalizer

    init(readers: LanguageReaders, normalizer: any Normalizer) {
        self.readers = readers
        self.normalizer = normalizer
    }

    /// As `RecognizerRegistry.read` does: the order is that in which a slot wants them.
    ///
    /// "In five minutes" is in some languages said like "the next five minutes": who wants a point of the calendar means one in the last of them.
    package func read(_ text: String, as kind: ValueKind, context: () -> ValueContext) throws(ValueRefusal) -> [SlotValue] {
        var sentence = Sentence(normalizer: normalizer)
        guard (try? sentence.load(copying: text)) != nil else { return [] }
        let original = sentence.originalText(0..<sentence.count)
        var values = try ValueText.with(sentence) { text throws(ValueRefusal) in
            try WholeTextReading(readers: readers, text: text, original: original).values(as: kind, context: context)
        }
        guard values.count > 1, case .interval(let stretch) = values[0], [.date, .time, .datetime].contains(kind) else { return values }
        if let last = stretch.lastUnit(in: context()), let point = values.firstIndex(where: { $0.begins(in: last) }) {
            values.insert(values.remove(at: point), at: 0)
        }
        return values
    }

    /// What the text can mean as a kind, the best reading first, each with its place and whether it holds only where the kind is expected.
    ///
    /// - Parameter context: As `RecognizerRegistry.read` has it.
    package func readings(
        of text: String, as kind: ValueKind, context: () -> ValueContext
    ) throws(ValueRefusal) -> [ValueReading] {
        var sentence = Sentence(normalizer: normalizer)
        guard (try? sentence.load(copying: text)) != nil else { return [] }
        let range = sentence.originalRange(0..<sentence.count)
        let original = sentence.originalText(0..<sentence.count)
        return try ValueText.with(sentence) { text throws(ValueRefusal) in
            let reading = WholeTextReading(readers: readers, text: text, original: original)
            guard [.date, .time, .datetime, .interval, .recurrence].contains(kind) else {
                let values = try reading.values(as: kind, context: context)
                let isLatent = !values.isEmpty && reading.isLatent(as: kind)
                return values.map { ValueReading(kind: kind, value: $0, range: range, isLatent: isLatent) }
            }
            guard text.folded.count > 0 else { return [] }
            return try reading.calendarReadings(as: kind, context()).map {
                ValueReading(kind: kind, value: $0.value, range: range, isLatent: $0.isLatent)
            }
        }
    }
}

extension Interval {
    /// The last of the next so many units from now on; `nil` for a stretch that is something else.
    fileprivate func lastUnit(in context: ValueContext) -> (range: Range<Date>, calendar: Calendar)? {
        let calendar = context.calendar
        let (component, count): (Calendar.Component, Int) =
            switch grain {
            case .second: (.second, 1)
            case .minute: (.minute, 1)
            case .hour: (.hour, 1)
            case .day: (.day, 1)
            case .week: (.day, 7)
            case .month: (.month, 1)
            case .quarter: (.month, 3)
            case .year: (.year, 1)
            }
        guard let start = start?.date(in: calendar), let end = end?.date(in: calendar),
            let before = calendar.date(byAdding: component, value: -count, to: start),
            let last = calendar.date(byAdding: component, value: -count, to: end), before <= context.now, context.now < start, last < end
        else { return nil }
        return (last..<end, calendar)
    }
}

extension SlotValue {
    fileprivate func begins(in unit: (range: Range<Date>, calendar: Calendar)) -> Bool {
        guard case .instant(let point) = self, let start = point.date(in: unit.calendar) else { return false }
        return unit.range.contains(start)
    }
}
