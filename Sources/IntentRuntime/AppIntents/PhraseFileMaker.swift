import IntentModel
import PhraseSyntax
import PhraseText
import ValueTypes

/// Makes one phrase file out of shortcuts and intents in code.
struct PhraseFileMaker {
    let app: IntentApp
    let path: String
    let context: ValueContext
    private(set) var known: KnownTypes

    var writer = SourceWriter()
    var declarations: [Declaration] = []
    /// Only the phrases with an entity that a string query can find, and any text in its place.
    var searchesEntities = false
    /// What is declared elsewhere, in a further language: the phrases that the table of phrases has in it, and titles.
    var isTranslation = false
    private var faults: [(fault: ShortcutFault, span: SourceSpan)] = []
    private let languageClause: LanguageClause

    init(app: IntentApp, path: String, language: String? = nil, context: ValueContext, known: KnownTypes) {
        self.app = app
        self.path = path
        self.context = context
        self.known = known
        let language = language ?? app.language
        var tag = Spanned(language, SourceSpan(0, 0))
        let isSpacingFree = Self.isWrittenWithoutSpaces(language)
        let clause = writer.span { writer in
            writer.write("language ")
            tag = writer.spanned(language)
            if isSpacingFree { writer.write(" spacing free") }
        }
        languageClause = LanguageClause(tag: tag, spacingFree: isSpacingFree, span: clause)
        writer.write("\n")
        declareApp(names: app.names[language] ?? app.names[app.language] ?? [])
        if LanguageTag(language) == nil { report(.invalidLanguage(language), at: tag.span) }
    }

    /// The languages whose words stand without spaces between them: a space in a sentence means as little as in a phrase.
    private static func isWrittenWithoutSpaces(_ language: String) -> Bool {
        ["ja", "zh", "yue", "th", "lo", "km", "my"].contains { LanguageTag(language)?.fallbacks.contains($0) ?? false }
    }

    func finish() -> (file: PhraseFile, diagnostics: [Diagnostic]) {
        let source = SourceFile(path: path, bytes: writer.bytes)
        return (
            PhraseFile(source: source, isCode: true, language: languageClause, declarations: declarations),
            faults.map { $0.fault.diagnostic(at: SourcePlace(source, $0.span)) }
        )
    }

    /// A fault at a span; without one at the app's declaration.
    mutating func report(_ fault: ShortcutFault, at span: SourceSpan? = nil) {
        guard case .app(let declaration)? = declarations.first else { return }
        faults.append((fault, span ?? declaration.name.span))
    }

    private mutating func declareApp(names: [String]) {
        let space = writer.emptyLine()
        var name = Spanned(app.identifier, SourceSpan(0, 0))
        var spanned: [Spanned<String>] = []
        let span = writer.span { writer in
            writer.write("app ")
            name = writer.spanned(app.identifier)
            writer.write(" = ")
            for (index, text) in names.enumerated() {
                if index > 0 { writer.write(" | ") }
                spanned.append(writer.text(text))
            }
        }
        writer.write("\n")
        declarations.append(.app(AppDeclaration(name: name, names: spanned, comments: [space], span: span)))
    }

    /// Registers a type under its name; reports another type of that name.
    mutating func register(_ type: Any.Type, as name: String, at span: SourceSpan) {
        if let other = known.types[name], other != type {
            report(.sharedTypeName(name: name, first: String(reflecting: other), second: String(reflecting: type)), at: span)
        } else {
            known.types[name] = type
        }
    }

    /// Takes an intent; `false` where a file before this one has declared its parameters.
    mutating func isNew(_ descriptor: IntentDescriptor, at span: SourceSpan) -> Bool {
        register(descriptor.type, as: descriptor.name, at: span)
        return known.intents.updateValue(descriptor, forKey: descriptor.name) == nil
    }

    mutating func isNewList(_ name: String) -> Bool {
        known.lists.insert(name).inserted
    }
}
