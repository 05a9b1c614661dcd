import IntentModel
public import ValueTypes

/// The entities that apps in code offer, as the values of the lists that phrases know them by.
///
/// An app's entities are asked for before its first sentence, and again after its provider said that they have changed
/// (`updateAppShortcutParameters()`).
struct EntityLists: Sendable {
    /// A list of an app and what offers its values.
    private struct Source {
        var app: String
        var list: String
        var provider: any IntentChoiceProvider
    }

    private let sources: [Source]
    private let providers: [String: [any AppShortcutsProvider.Type]]
    /// How many changes of an app are known; an app that was never asked has none.
    private var known: [String: Int] = [:]

    init(_ registry: IntentRegistry) {
        var sources: [Source] = []
        var providers: [String: [any AppShortcutsProvider.Type]] = [:]
        for app in registry.apps {
            var lists: Set<String> = []
            for descriptor in app.descriptors {
                for parameter in descriptor.makeInstance().parameters {
                    guard case .offered(let provider) = parameter.storage.typeChoices, let list = parameter.storage.valueType.choiceName,
                        lists.insert(list).inserted
                    else { continue }
                    sources.append(Source(app: app.identifier, list: list, provider: provider))
                }
            }
            if !lists.isEmpty { providers[app.identifier] = app.providers }
        }
        self.sources = sources
        self.providers = providers
    }

    /// A library with the values of the apps whose entities were never asked for or have changed; `nil` where there are none.
    ///
    /// What a query throws leaves its list as it was: the intent that needs an entity will meet the same error.
    /// - Parameter limit: How long each query may take; one that takes longer is as one that throws.
    mutating func bound(
        in library: PhraseLibrary, context: ValueContext, within limit: Duration
    ) async -> PhraseLibrary? {
        var changed: PhraseLibrary?
        for (app, providers) in providers {
            let changes = providers.reduce(0) { $0 + AppShortcutUpdates.shared.count(for: $1) }
            guard known[app] != changes else { continue }
            known[app] = changes
            for source in sources where source.app == app {
                let provider = source.provider
                let choices = try? await AppWork.result(within: limit) { try await provider.suggestions(in: context) }
                guard let choices else { continue }
                let bound = try? (changed ?? library).binding(source.list, of: app) { language in
                    let locale = IntentApp.locale(of: language)
                    return choices.map { choice in
                        BoundValue(
                            choice.value, wordings: ([choice.display.title] + choice.display.synonyms).map { $0.text(in: locale) })
                    }
                }
                changed = bound ?? changed
            }
        }
        return changed
    }
}

extension PhraseLibrary {
    /// The library with what apps in code offer by now (`suggestedEntities()`) as the values of their entities' lists; a session does so
    /// by itself. What a query throws leaves its list as it was.
    public func bindingEntities(of registry: IntentRegistry, in context: ValueContext) async -> PhraseLibrary {
        var entities = EntityLists(registry)
        return await entities.bound(in: self, context: context, within: SessionOptions().timeLimit) ?? self
    }
}

extension IntentApp {
    /// The intents of the app, those with shortcuts first.
    var descriptors: [IntentDescriptor] {
        providers.flatMap { $0.appShortcuts.map(\.descriptor) } + intents.map { Self.descriptor(of: $0) }
    }

    private static func descriptor<Intent: AppIntent>(of type: Intent.Type) -> IntentDescriptor { IntentDescriptor(type) }
}
