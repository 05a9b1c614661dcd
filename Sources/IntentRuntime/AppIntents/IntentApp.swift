package import Foundation
public import IntentModel
import ValueTypes

/// An app whose intents are declared in code: its identifier, what people call it, and its shortcuts.
///
/// ```swift
/// IntentApp("HarcaMA", names: ["en": ["HarcaMA", "expense tracker"]], providers: [HarcaMAShortCuts.self])
/// ```
public struct IntentApp: Sendable {
    /// What phrase files and JSON call the app: letters, digits, `_` and `-` of any script; other characters of the name given become `_`.
    public let identifier: String
    /// What people call the app, by language (BCP 47).
    public let names: [String: [String]]
    /// The language of the phrases, titles and display names in code.
    public let language: String
    public let providers: [any AppShortcutsProvider.Type]
    /// Intents without shortcuts of their own: phrase files give them phrases.
    public let intents: [any AppIntent.Type]
    /// Who takes configurations, by the intent's name.
    package private(set) var configured: [String: Configured] = [:]

    package typealias Configured = @Sendable (any AppIntent) async throws -> IntentDialog?

    /// - Parameters:
    ///   - name: The identifier; also what people call the app where `names` has nothing for the language of the code.
    ///   - names: What people call the app, by language.
    ///   - language: The language of the phrases, titles and display names in code.
    ///   - providers: The shortcuts.
    ///   - intents: Intents that only phrase files give phrases to.
    public init(
        _ name: String, names: [String: [String]], language: String = "en", providers: [any AppShortcutsProvider.Type] = [],
        intents: [any AppIntent.Type] = []
    ) {
        identifier = Self.identifier(from: name)
        self.names = names.filter { !$0.value.isEmpty }.merging([language: [name]]) { given, _ in given }
        self.language = language
        self.providers = providers
        self.intents = intents
    }

    /// An app with names in one language; the identifier is one of them.
    public init(
        _ name: String, names: [String] = [], language: String = "en", providers: [any AppShortcutsProvider.Type] = [],
        intents: [any AppIntent.Type] = []
    ) {
        self.init(
            name, names: [language: [name] + names.filter { $0 != name }], language: language, providers: providers, intents: intents)
    }

    /// The app with somebody who takes the configurations of one kind, as a system hands them to a widget: such an intent has no
    /// `perform()` of its own.
    ///
    /// ```swift
    /// IntentApp("FunFont", providers: [FunFontShortcuts.self]).configuring(ChangeFont.self) { try $0.keep() }
    /// ```
    ///
    /// - Parameter take: Called with the configuration whose parameters hold what was said; gives back what is said of it.
    public func configuring<Configuration: WidgetConfigurationIntent>(
        _ type: Configuration.Type, _ take: @escaping @Sendable (Configuration) async throws -> IntentDialog?
    ) -> IntentApp {
        var app = self
        app.configured[IntentDescriptor(type).name] = { intent in
            guard let configuration = intent as? Configuration else { return nil }
            return try await take(configuration)
        }
        return app
    }

    /// How the texts in code are written. A language that is no tag is reported where phrases are read; Foundation must not see it.
    package var locale: Locale { Self.locale(of: language) }

    static func locale(of language: String) -> Locale { Locale(identifier: (LanguageTag(language) ?? .undetermined).description) }

    private static func identifier(from name: String) -> String {
        let replaced = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" ? $0 : "_" })
        return replaced.first.map { $0.isLetter || $0 == "_" } ?? false ? replaced : "_" + replaced
    }
}
