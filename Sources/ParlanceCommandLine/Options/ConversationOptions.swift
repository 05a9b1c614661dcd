import IntentRuntime
import ValueTypes

/// What a conversation takes beside what a match takes.
struct ConversationOptions: OptionGroup {
    static let store = ValueOption<String>(
        "store", "DIR", help: "Keep the sample apps' data in this folder, one file an app; otherwise in the user's data folder.")
    static let allowRun = Flag("allow-run", help: "Let phrase files start programs ('run').")
    static let options = ReadingGroup.options + [store.specification, allowRun.specification]

    let reading: ReadingGroup
    let store: String?
    let allowsPrograms: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        reading = try ReadingGroup(arguments)
        store = try arguments.value(of: Self.store)
        allowsPrograms = arguments.contains(Self.allowRun)
    }

    /// The language of the dialog is the first of the options; without one it begins as the user's (`LC_ALL`, `LC_MESSAGES`, `LANG`) where the
    /// phrases speak it, and is then that of the last command.
    func session(of phrases: LoadedPhrases, environment: Environment) -> Session {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let tag = LanguageTag(locale.prefix { $0 != "." && $0 != "@" })
        let users = tag.map { tag in tag.fallbacks.contains { phrases.library.languages.contains($0) } ? [tag] : [] } ?? []
        let options = SessionOptions(
            reading: reading.reading(otherwise: users), allowsPrograms: allowsPrograms,
            followsLanguage: reading.phrases.languages.isEmpty)
        return phrases.session(options)
    }

    /// A transcript says less than a command line can: what it cannot say would be missing where it is held again.
    func refuseWhatTranscriptsLack() throws(UsageError) {
        let lacking = [
            ("--catalog", !reading.phrases.catalogs.isEmpty), ("--list", !reading.bindings.lists.isEmpty),
            ("--context", !reading.bindings.facts.isEmpty), ("--locale", reading.clock.locale != nil), ("--allow-run", allowsPrograms),
            ("a second --language", reading.phrases.languages.count > 1),
        ]
        guard let (option, _) = lacking.first(where: \.1) else { return }
        throw UsageError("a conversation with \(option) cannot be recorded: transcripts cannot say that")
    }
}
