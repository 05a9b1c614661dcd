import PhraseText

/// The mutable form of a library while it is resolved; frozen into `library` at the end.
struct LibraryBuilder {
    let resolver: Resolver
    var library = ResolvedLibrary()
    var errors: [ResolutionError] = []

    struct FileContext {
        var file: PhraseFile
        var language: LanguageID
        var app: AppID?
        var scope: ScopeID
    }

    /// One place that opens an intent.
    struct Opening {
        var intent: IntentID
        var file: Int
        var declaration: IntentDeclaration
        /// The scopes of those groups that have lists, ranges or rules of their own, by the index of the member.
        var groupScopes: [Int: ScopeID] = [:]
    }

    /// What is known of an intent beside what the library keeps.
    struct IntentDraft {
        var parameters: [String: Int] = [:]
        var origins: [ParameterOrigin] = []
        var hasPhrases = false
        var isCode = false
        var runPlace: SourcePlace?
        /// The file that opened it last, and where.
        var lastFile = -1
        var lastPlace: SourcePlace?
    }

    /// Where each attribute of a parameter was declared.
    struct ParameterOrigin {
        var isCode = false
        var type: SourcePlace?
        var bounds: SourcePlace?
        var pattern: SourcePlace?
        var defaultValue: SourcePlace?
        var attempts: SourcePlace?
        /// Where the names in its default value are looked up.
        var defaultScope: ScopeID?
        /// The type of what a phrase fills it from.
        var usedType: ResolvedType?
        /// The type that its fixed values show.
        var valueType: ResolvedType?
        /// The scope in which a reference to it was looked at last.
        var lastScope: ScopeID?
    }

    /// A reference to a parameter, to be looked at when its type is known.
    struct PendingReference {
        var parameter: Int
        var scope: ScopeID
        var place: SourcePlace
        var name: Spanned<String>
        var intent: IntentID
    }

    struct ScopeKey: Hashable {
        var app: AppID?
        var language: LanguageID
    }

    struct SpokenName: Hashable {
        /// Folded: as it is heard.
        var heard: [UInt8]
        var language: LanguageID
    }

    struct IntentKey: Hashable {
        var app: AppID?
        var name: String
    }

    var files: [FileContext] = []
    var openings: [Opening] = []
    var drafts: [IntentDraft] = []
    var names = NameUse()
    /// The references that were used already where phrases are read: the number of the parameter that they are to, or `nothingMore`.
    var settledUses = ReferenceMemo()
    static let nothingMore = UInt32.max
    var pending: [PendingReference] = []
    /// The names of all lists and ranges, wherever they are declared.
    var sourceNames: Set<String> = []
    /// The names seen from a scope, sorted, kept for the suggestions of many errors.
    var visibleNames: [ScopeID: [String]] = [:]
    /// What each app is called, to find two that are called alike.
    var spokenNames: [SpokenName: (AppID, SourcePlace)] = [:]
    var declarationPlaces: [ScopedDeclaration: SourcePlace] = [:]
    /// The lists that code declares.
    var codeLists: Set<ListID> = []

    private var languageIDs: [String: LanguageID] = [:]
    private var scopeIDs: [ScopeKey: ScopeID] = [:]
    private var appIDs: [String: AppID] = [:]
    private var intentIDs: [IntentKey: IntentID] = [:]
    private var spacingPlaces: [LanguageID: SourcePlace] = [:]

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    mutating func report(_ fault: ResolutionFault, at place: SourcePlace) {
        errors.append(ResolutionError(fault, at: place))
    }

    // MARK: Files

    /// Takes in everything that is declared, in the order of files and lines.
    mutating func collect(_ files: [PhraseFile]) {
        for file in files { self.files.append(context(of: file)) }
        for index in files.indices { collectDeclarations(ofFile: index) }
    }

    private mutating func context(of file: PhraseFile) -> FileContext {
        let isEmpty = file.declarations.isEmpty && file.language == nil
        if file.language == nil, !isEmpty, !file.isCode {
            report(.missingLanguage(assumed: resolver.defaultLanguage), at: SourcePlace(file.source, SourceSpan(0, 0)))
        }
        let language = language(of: file)
        var app: AppID?
        for case .app(let declaration) in file.declarations where app == nil {
            app = self.app(declaration, in: file, language: language)
        }
        return FileContext(file: file, language: language, app: app, scope: scope(app: app, language: language))
    }

    private mutating func language(of file: PhraseFile) -> LanguageID {
        let tag = LanguageTagForm.canonical(file.language?.tag.value ?? resolver.defaultLanguage)
        let id: LanguageID
        if let known = languageIDs[tag] {
            id = known
        } else {
            id = LanguageID(library.languages.count)
            languageIDs[tag] = id
            library.languages.append(ResolvedLanguage(tag: tag, spacingFree: false))
        }
        guard let clause = file.language else { return id }
        let place = SourcePlace(file.source, clause.span)
        if let other = spacingPlaces[id], library.languages[id.index].spacingFree != clause.spacingFree, !file.isCode {
            report(.spacingDisagreement(other: other), at: place)
        }
        if clause.spacingFree { library.languages[id.index].spacingFree = true }
        if spacingPlaces[id] == nil, !file.isCode { spacingPlaces[id] = place }
        return id
    }

    private mutating func app(_ declaration: AppDeclaration, in file: PhraseFile, language: LanguageID) -> AppID {
        let id: AppID
        if let known = appIDs[declaration.name.value] {
            id = known
        } else {
            id = AppID(library.apps.count)
            appIDs[declaration.name.value] = id
            let place = SourcePlace(file.source, declaration.name.span)
            library.apps.append(ResolvedApp(name: declaration.name.value, names: [:], place: place))
        }
        var names = library.apps[id.index].names[language] ?? []
        for name in declaration.names where !names.contains(where: { $0.value == name.value }) { names.append(name) }
        if !names.isEmpty { library.apps[id.index].names[language] = names }
        checkSharedNames(of: declaration, app: id, in: file, language: language)
        return id
    }

    /// The scope of an app and a language, inside that of the language alone.
    private mutating func scope(app: AppID?, language: LanguageID) -> ScopeID {
        let key = ScopeKey(app: app, language: language)
        if let known = scopeIDs[key] { return known }
        let parent = app == nil ? nil : scope(app: nil, language: language)
        let id = newScope(parent: parent, app: app, language: language)
        scopeIDs[key] = id
        return id
    }

    mutating func newScope(parent: ScopeID?, app: AppID?, language: LanguageID) -> ScopeID {
        library.scopes.append(Scope(parent: parent, app: app, language: language, registeredTypes: resolver.registeredTypes))
        return ScopeID(library.scopes.count - 1)
    }

    mutating func intentID(named name: Spanned<String>, app: AppID?, in file: PhraseFile) -> IntentID {
        let key = IntentKey(app: app, name: name.value)
        if let known = intentIDs[key] { return known }
        let id = IntentID(library.intents.count)
        intentIDs[key] = id
        library.intents.append(ResolvedIntent(app: app, name: name.value, place: SourcePlace(file.source, name.span)))
        drafts.append(IntentDraft())
        return id
    }
}
