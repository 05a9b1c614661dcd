public import Foundation
public import Parlance

/// Phrases and intents under test, and what sentences are read against.
///
/// ```swift
/// let phrases = try PhraseTester(LibraryShortcuts.self, appName: "Library")
///
/// @Test func `a shelf is opened by its name`() async throws {
///     await phrases.expect("Open Currently Reading in Library", runs: OpenShelf.self, with: (\.$shelf, .currentlyReading))
///     phrases.expectNoMatch("Open the pod bay doors")
/// }
/// ```
///
/// What does not hold is recorded as an issue of the running test, with the explanation of the match: which phrase was read and why, or which
/// came nearest and where the sentence left it.
public struct PhraseTester: Sendable {
    public let library: PhraseLibrary
    public let registry: IntentRegistry
    /// The clock, the calendar, the languages.
    public var options: ReadingOptions

    /// The moment that "today" is read against unless told otherwise: Monday, 30 November 2026, 9:15 UTC. Tests are the same on every day.
    public static let now = Date(timeIntervalSince1970: 1_796_030_100)

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
        library = try PhraseLibrary(sources, apps: apps, language: language)
        var registry = IntentRegistry()
        for app in apps { registry.register(app) }
        register(&registry)
        self.registry = registry
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        options = ReadingOptions(languages: [language].compactMap(LanguageTag.init), now: { Self.now }, calendar: calendar)
    }

    /// A conversation in which nothing was said yet.
    ///
    /// - Parameters:
    ///   - language: That of the dialog; `nil`: the first of the options.
    ///   - now: When it is held; `nil`: as the options say.
    public func session(language: LanguageTag? = nil, now: Date? = nil) -> Session {
        var reading = options
        if let language { reading.languages = [language] }
        if let now { reading.now = { now } }
        return Session(library: library, registry: registry, options: SessionOptions(reading: reading, followsLanguage: language == nil))
    }
}
