import Foundation
import IntentRuntime
import ValueTypes

/// Everything that the answer to a sentence depends on beside the phrases.
struct ReadingGroup: OptionGroup {
    static let options = PhraseOptions.options + ClockOptions.options + BindingOptions.options

    let phrases: PhraseOptions
    let clock: ClockOptions
    let bindings: BindingOptions

    init(_ arguments: ParsedArguments) throws(UsageError) {
        phrases = try PhraseOptions(arguments)
        clock = try ClockOptions(arguments)
        bindings = try BindingOptions(arguments)
    }

    /// What a conversation with these options is held with, as a transcript says it: the clock stands still.
    func recordedConversation() -> ConversationTranscript.Conversation {
        let now = clock.now ?? Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down))
        return ConversationTranscript.Conversation(language: phrases.languages.first, now: now, timeZone: clock.calendar.timeZone)
    }

    /// - Parameter languages: those to prefer where no option names any.
    func reading(otherwise languages: [LanguageTag] = []) -> ReadingOptions {
        let now = clock.now
        return ReadingOptions(
            languages: phrases.languages.isEmpty ? languages : phrases.languages, now: { now ?? Date() }, locale: clock.locale,
            context: Dictionary(bindings.facts.map { ($0.key, $0.value) }) { $1 }, makeCalendar: { [clock] in clock.calendar })
    }
}
