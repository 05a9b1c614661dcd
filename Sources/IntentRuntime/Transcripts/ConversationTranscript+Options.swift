public import Foundation
public import ValueTypes

extension ConversationTranscript {
    /// When conversations are held that do not say it: Monday, 30 November 2026, 9:15 UTC, so that they are the same on every day.
    public static let now = Date(timeIntervalSince1970: 1_796_030_100)

    /// What conversations are held with that do not say it: ``now``, in UTC.
    ///
    /// - Parameter languages: in the order in which they win among equal readings.
    public static func readingOptions(languages: [LanguageTag] = []) -> ReadingOptions {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return ReadingOptions(languages: languages, now: { now }, calendar: calendar)
    }
}

extension ConversationTranscript.Conversation {
    /// What a session for the conversation is made with.
    ///
    /// - Parameter reading: for what the conversation does not say itself.
    public func sessionOptions(
        _ reading: ReadingOptions = ConversationTranscript.readingOptions()
    ) -> SessionOptions {
        var reading = reading
        if let language { reading.languages = [language] }
        if let now { reading.now = { now } }
        if let timeZone { reading.calendar.timeZone = timeZone }
        return SessionOptions(reading: reading, followsLanguage: language == nil)
    }
}
