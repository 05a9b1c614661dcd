public import Parlance

/// Phrases and intents under test, and what sentences are read against.
///
/// ```swift
/// @Suite struct LibraryPhraseTests {
///     static let phrases = Result { try PhraseTester(LibraryShortcuts.self, appName: "Library") }
///
///     @Test func `a shelf is opened by its name`() async throws {
///         let phrases = try Self.phrases.get()
///         await phrases.expect("Open Currently Reading in Library", runs: OpenShelf.self, with: (\.$shelf, .currentlyReading))
///         phrases.expectNoMatch("Open the pod bay doors")
///     }
/// }
/// ```
///
/// What does not hold is recorded as an issue of the running test, with the explanation of the match: which phrase was read and why, or which
/// came nearest and where the sentence left it.
public struct PhraseTester: Sendable {
    /// The phrases that sentences are read by.
    public let library: PhraseLibrary
    /// What performs their intents.
    public let registry: IntentRegistry
    /// The clock, the calendar, the languages: it is ``ConversationTranscript/now`` unless told otherwise, so that tests are the same on every
    /// day.
    public var options: ReadingOptions
    /// What was loaded, for what has to be read again.
    let sources: [PhraseSource]
    let apps: [IntentApp]
    let language: String

    /// The shortcuts of one app in code.
    ///
    /// - Parameters:
    ///   - appName: What the app is called.
    ///   - names: What else it is called, in the language of the code.
    ///   - language: That of the phrases in code.
    /// - Throws: All errors of the phrases.
    public init(
        _ provider: any AppShortcutsProvider.Type, appName: String, names: [String] = [], language: String = "en"
    ) throws(PhraseLibraryError) {
        self = try PhraseTester(apps: [IntentApp(appName, names: names, language: language, providers: [provider])], language: language)
    }

    /// Phrase files, with or without apps in code.
    ///
    /// - Parameters:
    ///   - sources: Paths of files and folders, or texts.
    ///   - apps: Whose intents they run.
    ///   - register: Registers what else performs intents.
    ///   - language: That of files that name none, and the first of the sentences.
    /// - Throws: All errors of the phrases, with their places.
    public init(
        _ sources: [PhraseSource] = [], apps: [IntentApp] = [], language: String = "en",
        register: (inout IntentRegistry) -> Void = { _ in }
    ) throws(PhraseLibraryError) {
        self.sources = sources
        self.apps = apps
        self.language = language
        library = try PhraseLibrary(sources, apps: apps, language: language)
        var registry = IntentRegistry()
        for app in apps { registry.register(app) }
        register(&registry)
        self.registry = registry
        options = ConversationTranscript.readingOptions(languages: [language].compactMap(LanguageTag.init))
    }

    /// A conversation in which nothing was said yet.
    ///
    /// - Parameter conversation: What it is held with, where it says so; else what the tester has.
    public func session(for conversation: ConversationTranscript.Conversation) -> Session {
        Session(library: library, registry: registry, options: conversation.sessionOptions(options))
    }
}
