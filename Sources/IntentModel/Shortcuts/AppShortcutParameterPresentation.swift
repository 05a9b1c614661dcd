/// How a parameter's values are shown with a shortcut: a sentence, and collections of values. Kept for export.
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: _IntentValue>: Sendable {
    package let parameter: String?
    package let summary: SummarySentence
    package let collections: [AppShortcutOptionsCollection]

    public init(
        for keyPath: KeyPath<Intent, IntentParameter<Value>>, summary: IntentParameterSummary<Intent>,
        @AppShortcutOptionsCollectionsBuilder optionsCollections: () -> [AppShortcutOptionsCollection]
    ) {
        var names = ParameterNames<Intent>()
        parameter = names[keyPath]
        self.summary = summary.sentence
        collections = optionsCollections()
    }
}

/// Values that a provider offers, under a title.
public struct AppShortcutOptionsCollection: Sendable {
    package let provider: any IntentChoiceProvider
    package let title: LocalizedStringResource
    package let systemImageName: String

    public init(_ provider: some DynamicOptionsProvider, title: LocalizedStringResource, systemImageName: String) {
        self.provider = provider.choices
        self.title = title
        self.systemImageName = systemImageName
    }
}

/// Lists collections of values.
@resultBuilder
public enum AppShortcutOptionsCollectionsBuilder {
    public static func buildBlock(_ components: AppShortcutOptionsCollection...) -> [AppShortcutOptionsCollection] { components }
}

extension AppShortcutsProvider {
    public typealias ParameterPresentation<Intent: AppIntent, Value: _IntentValue> = AppShortcutParameterPresentation<Intent, Value>
    public typealias Summary<Intent: AppIntent> = IntentParameterSummary<Intent>
    public typealias OptionsCollection = AppShortcutOptionsCollection
}

extension AppShortcut {
    /// The form that also says how a parameter's values are shown.
    public init<Intent: AppIntent, Value: _IntentValue>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String,
        parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
    ) {
        self.init(intent: intent, phrases: phrases, shortTitle: shortTitle, systemImageName: systemImageName)
        presentation = Presentation(
            parameter: parameterPresentation.parameter, summary: parameterPresentation.summary,
            collections: parameterPresentation.collections)
    }
}
