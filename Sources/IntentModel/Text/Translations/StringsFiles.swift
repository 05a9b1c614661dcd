import Foundation

/// The tables of one language: `.strings` with a text a key, `.stringsdict` with plural forms.
enum StringsFiles {
    /// A file that cannot be read has no translations.
    static func strings(_ data: Data) -> [String: Translation] {
        (propertyList(data) as? [String: String] ?? [:]).mapValues { Translation($0) }
    }

    static func dictionary(_ data: Data) -> [String: Translation] {
        let entries = propertyList(data) as? [String: [String: Any]] ?? [:]
        return entries.compactMapValues { entry in
            guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
            var substitutions: [String: Translation.Substitution] = [:]
            for case (let name, let rule as [String: String]) in entry {
                var forms: [PluralCategory: String] = [:]
                for category in PluralCategory.allCases { forms[category] = rule[category.rawValue] }
                if !forms.isEmpty { substitutions[name] = Translation.Substitution(forms: forms) }
            }
            return Translation(wordings: [.text(format)], substitutions: substitutions)
        }
    }

    private static func propertyList(_ data: Data) -> Any? {
        try? PropertyListSerialization.propertyList(from: data, format: nil)
    }
}
