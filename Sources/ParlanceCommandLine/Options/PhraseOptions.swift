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

    static let options = [phrases.specification, language.specification]
    static let environmentVariable = "PARLANCE_PHRASES"

    private let given: [String]
    let languages: [LanguageTag]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        given = try arguments.values(of: Self.phrases)
        languages = try arguments.values(of: Self.language)
    }

    /// Empty: the sample apps.
    func paths(environment: Environment) -> [String] {
        guard given.isEmpty else { return given }
        return environment[Self.environmentVariable, default: ""].split(separator: ":").map(String.init)
    }

    static func languageTag(_ text: String) throws(UsageError) -> LanguageTag {
        guard let tag = LanguageTag(text) else { throw UsageError("this is not a language tag; 'en' and 'fr-CA' are") }
        return tag
    }
}
