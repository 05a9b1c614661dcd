import Foundation
import PhraseUnicode
import Testing
import ValueTypes

@testable import ValueRecognizers

/// Dates and times that Foundation writes are read as what was written, at the precision of the text, in each language and by the tags of
/// regions, which fall back to it.
@Suite("Dates and times that formatters write are read")
struct CalendarRoundTripTests {
    static let tags = [
        "en", "en-GB", "en-CA", "de", "de-CH", "fr", "fr-CA", "es", "es-MX", "it", "pt", "pt-PT", "nl", "nl-BE", "ru", "ja", "ko", "zh",
        "zh-TW",
    ]
    static let styles: [DateFormatter.Style] = [.short, .medium, .long, .full]

    private static let registry = RecognizerRegistry(normalizer: FoundationNormalizer())

    private static func context(_ tag: String) throws -> ValueContext {
        let some = try Corpus.context(language: tag)
        var calendar = some.calendar
        calendar.timeZone = .gmt
        return ValueContext(now: some.now, calendar: calendar, locale: Locale(identifier: tag), language: tag)
    }

    /// A moment between 2000 and 2049: the years that two digits stand for.
    private static func moment(_ numbers: inout RandomNumbers) -> Instant {
        Instant(
            year: 2000 + numbers.next(below: 50), month: 1 + numbers.next(below: 12), day: 1 + numbers.next(below: 28),
            hour: numbers.next(below: 24), minute: numbers.next(below: 60), second: numbers.next(below: 60), grain: .second)
    }

    private static func text(_ moment: Instant, _ day: DateFormatter.Style, _ time: DateFormatter.Style, _ context: ValueContext) throws
        -> String
    {
        let formatter = DateFormatter()
        formatter.locale = context.locale
        formatter.calendar = context.calendar
        formatter.timeZone = context.calendar.timeZone
        formatter.dateStyle = day
        formatter.timeStyle = time
        let components = DateComponents(
            year: moment.year, month: moment.month, day: moment.day, hour: moment.hour, minute: moment.minute, second: moment.second)
        return formatter.string(from: try #require(context.calendar.date(from: components)))
    }

    @Test(arguments: tags)
    func `a day in each style`(tag: String) throws {
        let context = try Self.context(tag)
        var numbers = RandomNumbers(tag)
        for style in Self.styles {
            for _ in 0..<15 {
                let moment = Self.moment(&numbers)
                let text = try Self.text(moment, style, .none, context)
                let day = Instant(year: moment.year, month: moment.month, day: moment.day, grain: .day)
                #expect(try Self.registry.read(text, as: .date, context: context).first == .instant(day), "\(text)")
            }
        }
    }

    /// As precise as the style writes it; where no half of the day is said, one of the two readings.
    @Test(arguments: tags)
    func `a time of day, to the minute or second`(tag: String) throws {
        let context = try Self.context(tag)
        var numbers = RandomNumbers(tag)
        for style in [DateFormatter.Style.short, .medium] {
            for _ in 0..<15 {
                let moment = Self.moment(&numbers)
                let text = try Self.text(moment, .none, style, context)
                let times = try Self.registry.read(text, as: .time, context: context).compactMap { value -> [Int]? in
                    guard case .instant(let time) = value else { return nil }
                    return [time.hour, time.minute, time.second]
                }
                #expect(times.contains([moment.hour, moment.minute, style == .short ? 0 : moment.second]), "\(text)")
            }
        }
    }

    @Test(arguments: tags)
    func `a day and a time, in each pair of styles`(tag: String) throws {
        let context = try Self.context(tag)
        var numbers = RandomNumbers(tag)
        for day in Self.styles {
            // Chinese has the zone between the day and the time, which is not read.
            for time in Self.styles where time != .full && !(time == .long && tag.hasPrefix("zh")) {
                let moment = Self.moment(&numbers)
                let text = try Self.text(moment, day, time, context)
                var expected = moment
                if time == .short { (expected.second, expected.grain) = (0, .minute) }
                #expect(try Self.registry.read(text, as: .datetime, context: context).first == .instant(expected), "\(text)")
            }
        }
    }
}
