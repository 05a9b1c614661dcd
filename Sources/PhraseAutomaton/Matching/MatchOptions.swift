package import PhraseSyntax

/// What a match depends on besides the phrases and the sentence.
package struct MatchOptions: Sendable {
    /// Languages in the order in which they win among equal readings; those not named follow, by tag.
    package var languageOrder: [LanguageID]
    /// Facts that conditions of phrases test.
    package var context: CallerContext
    /// The most readings that are looked at when several derivations have the best evidence.
    package var maximumReadings: Int
    /// Reads every sentence on the general path, which the others that most sentences take are held to.
    package var takesGeneralPath = false

    package init(languageOrder: [LanguageID] = [], context: CallerContext = .none, maximumReadings: Int = 64) {
        self.languageOrder = languageOrder
        self.context = context
        self.maximumReadings = maximumReadings
    }
}
