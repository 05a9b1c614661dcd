import ValueTypes

/// Which phrases are loaded, and in which languages.
struct PhraseOptions: OptionGroup {
    static let phrases = ValueOption<String>(
        "phrases", "PATH", isRepeatable: true,
        help: """
            Load this phrase file, all '*.phrases' below this folder, or a library that 'parlance compile' wrote (which is
            loaded alone), in place of the sample apps.
            Without it, PARLANCE_PHRASES (paths separated by ':') is taken.
            """)

    static let language = ValueOption<LanguageTag>(
        "language", "TAG", isRepeatable: true,
        help: """
            Prefer this language among equal readings (en, fr-CA); a conversation is held in the first, and phrase
            files that name none are in it. Without one, a conversation goes on in the language of the last command.
            """
    ) { text throws(UsageError) in try languageTag(text) }

    static let catalog = ValueOption<String>(
        "catalog", "PATH", isRepeatable: true,
        help: """
            Load the app shortcuts of this catalogue ('AppShortcuts.xcstrings', 'TAG.lproj/AppShortcuts.strings'), or of
            all below this folder; an intent is called by its key in the catalogue. What lies in 'Base.lproj', or in no such
            folder, is in the first '--language'.
            """)
    static let appName = ValueOption<String>(
        "app-name", "NAME", isRepeatable: true, help: "What the app of the catalogues is called, the usual name first.")

    static let options = [phrases.specification, catalog.specification, appName.specification, language.specification]
    static let environmentVariable = "PARLANCE_PHRASES"

    private let given: [String]
    let catalogs: [String]
    let appNames: [String]
    let languages: [LanguageTag]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        given = try arguments.values(of: Self.phrases)
        catalogs = try arguments.values(of: Self.catalog)
        appNames = try arguments.values(of: Self.appName)
        languages = try arguments.values(of: Self.language)
        guard catalogs.isEmpty == appNames.isEmpty else {
            throw UsageError(catalogs.isEmpty ? "'--app-name' belongs to a '--catalog'" : "'--catalog' needs '--app-name NAME'")
        }
    }

    /// Empty: the catalogues alone, where there are some, else the sample apps.
    func paths(environment: Environment) -> [String] {
        guard given.isEmpty, catalogs.isEmpty else { return given }
        return environment[Self.environmentVariable, default: ""].split(separator: ":").map(String.init)
    }

    static func languageTag(_ text: String) throws(UsageError) -> LanguageTag {
        guard let tag = LanguageTag(text) else { throw UsageError("this is not a language tag; 'en' and 'fr-CA' are") }
        return tag
    }
}
