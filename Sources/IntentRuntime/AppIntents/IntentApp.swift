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

    /// How the texts in code are written. A language that is no tag is reported where phrases are read; Foundation must not see it.
    package var locale: Locale { Locale(identifier: (LanguageTag(language) ?? .undetermined).description) }

    private static func identifier(from name: String) -> String {
        let replaced = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" ? $0 : "_" })
        return replaced.first.map { $0.isLetter || $0 == "_" } ?? false ? replaced : "_" + replaced
    }
}
