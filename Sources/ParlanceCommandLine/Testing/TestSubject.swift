import ValueRecognizers

/// What tests are put to, in place of what their folder holds and of what the program has built in.
struct TestSubject: Sendable {
    /// For sentences.
    var phrases: TestPhrases?
    /// For values.
    var grammars: LanguageTexts?
    /// For conversations that name no phrases.
    var builtInApps: @Sendable (_ store: String?) -> BuiltInApps = { _ in BuiltInApps(apps: [], phraseFiles: []) }
}
