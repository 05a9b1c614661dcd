/// An intent with the phrases that run it.
public struct AppShortcut: Sendable {
    /// The intent as written: values set on it hold for these phrases. It is never performed itself.
    package let preset: IntentInstance
    package let descriptor: IntentDescriptor
    /// The first one is the one that people are shown.
    package let phrases: [ShortcutPhrase]
    package let shortTitle: LocalizedStringResource?
    /// Kept for export; nothing is drawn.
    package let systemImageName: String?
    /// Kept for export: how a parameter's values would be shown.
    package internal(set) var presentation: Presentation?

    package struct Presentation: Sendable {
        package let parameter: String?
        package let summary: SummarySentence
        package let collections: [AppShortcutOptionsCollection]
    }

    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
    ) {
        self.init(intent, phrases: phrases, shortTitle: shortTitle, systemImageName: systemImageName)
    }

    /// The form of 2022, with neither a short title nor a picture.
    @_disfavoredOverload
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil
    ) {
        self.init(intent, phrases: phrases, shortTitle: shortTitle, systemImageName: systemImageName)
    }

    private init<Intent: AppIntent>(
        _ intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource?, systemImageName: String?
    ) {
        preset = IntentInstance(intent)
        descriptor = IntentDescriptor(Intent.self)
        self.phrases = phrases.map(\.content)
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
    }
}
