import Foundation

/// A string catalogue (`.xcstrings`): the translations of a table in all languages, with plural forms and sets of phrases.
struct StringCatalog: Sendable {
    /// The language of the keys.
    let sourceLanguage: String?
    let translations: TranslationTable

    /// A table that is no catalogue: it does not say what language its keys are in.
    init(translations: TranslationTable) {
        sourceLanguage = nil
        self.translations = translations
    }

    /// What is no catalogue has no translations.
    init(_ data: Data) {
        let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
        sourceLanguage = root?["sourceLanguage"] as? String
        var translations: TranslationTable = [:]
        for (key, entry) in root?["strings"] as? [String: Any] ?? [:] {
            let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
            for (language, localization) in localizations {
                guard let translation = (localization as? [String: Any]).flatMap(Self.translation) else { continue }
                translations[language, default: [:]][key] = translation
            }
        }
        self.translations = translations
    }

    private static func translation(_ localization: [String: Any]) -> Translation? {
        if let set = localization["stringSet"] as? [String: Any], let values = set["values"] as? [String], !values.isEmpty {
            return Translation(wordings: values.map { .text($0) })
        }
        var substitutions: [String: Translation.Substitution] = [:]
        for (name, substitution) in localization["substitutions"] as? [String: [String: Any]] ?? [:] {
            guard let forms = forms(substitution) else { continue }
            substitutions[name] = Translation.Substitution(argument: substitution["argNum"] as? Int, forms: forms)
        }
        if let text = text(localization) { return Translation(wordings: [.text(text)], substitutions: substitutions) }
        guard let forms = forms(localization) else { return nil }
        return Translation(wordings: [.plural(forms)], substitutions: substitutions)
    }

    private static func text(_ unit: [String: Any]) -> String? {
        (unit["stringUnit"] as? [String: Any])?["value"] as? String
    }

    /// The plural forms; of several devices those of the first that is no telephone or watch.
    private static func forms(_ holder: [String: Any]) -> [PluralCategory: String]? {
        guard let variations = holder["variations"] as? [String: Any] else { return nil }
        if let devices = variations["device"] as? [String: [String: Any]] {
            guard let device = ["mac", "other"].lazy.compactMap({ devices[$0] }).first ?? devices.min(by: { $0.key < $1.key })?.value
            else { return nil }
            return text(device).map { [.other: $0] } ?? forms(device)
        }
        var forms: [PluralCategory: String] = [:]
        for (name, unit) in variations["plural"] as? [String: [String: Any]] ?? [:] {
            guard let category = PluralCategory(rawValue: name), let text = text(unit) else { continue }
            forms[category] = text
        }
        return forms.isEmpty ? nil : forms
    }
}
