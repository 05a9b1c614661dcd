import ValueTypes

extension IntentDefinition {
    /// What people call it in a language, or in the nearest that its tag falls back to.
    public func title(in language: String) -> String { titles.nearest(to: language) ?? title }
}

extension ParameterDefinition {
    /// What people call it in a language, or in the nearest that its tag falls back to.
    public func title(in language: String) -> String { titles.nearest(to: language) ?? title }
}

extension [String: String] {
    fileprivate func nearest(to language: String) -> String? {
        (LanguageTag(language)?.fallbacks ?? []).lazy.compactMap { self[$0] }.first
    }
}
