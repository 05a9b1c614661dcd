import PhraseSyntax
import PhraseText

extension PhraseFile {
    /// A file of one app in one language, which says nothing yet.
    ///
    /// - Parameters:
    ///   - appNames: What the app is called, the usual name first.
    ///   - language: A well-formed tag.
    init(appNames: [String], language: String, source: SourceFile, at span: SourceSpan) {
        let tag = Spanned(language, span)
        self.init(
            source: source, language: LanguageClause(tag: tag, spacingFree: Self.isWrittenWithoutSpaces(language), span: span))
        let identifier = NameForm.nearestName(to: appNames.first ?? "App")
        declarations.append(
            .app(AppDeclaration(name: Spanned(identifier, span), names: appNames.map { Spanned($0, span) }, span: span)))
    }

    private static func isWrittenWithoutSpaces(_ language: String) -> Bool {
        ["ja", "zh", "yue", "wuu", "nan", "hak", "th", "lo", "km", "my", "bo", "dz"].contains(language.split(separator: "-").first ?? "")
    }
}
