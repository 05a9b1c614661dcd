import PhraseUnicode

extension PhraseLibrary {
    /// What Apple's rules for App Shortcuts say of phrase files and of the shortcuts of apps in code.
    ///
    /// - Throws: All errors of all sources at once.
    package static func appleFindings(
        _ sources: [PhraseSource], apps: [IntentApp], language: String
    ) throws(PhraseLibraryError) -> [PhraseDiagnostic] {
        var reader = PhraseReader()
        for source in sources { reader.read(source) }
        let loaded = load(reader.sources, apps: apps, language: language, keepsResolved: true)
        guard let resolved = loaded.resolved, reader.failures.isEmpty else {
            throw PhraseLibraryError(
                diagnostics: loaded.diagnostics.map(PhraseDiagnostic.init), unreadable: reader.failures.map(\.description))
        }
        let providers = Dictionary(apps.map { ($0.identifier, $0.providers.count) }) { $0 + $1 }
        return AppleProfile(resolved, normalizer: FoundationNormalizer()).findings(providers: providers).map(PhraseDiagnostic.init)
    }
}
