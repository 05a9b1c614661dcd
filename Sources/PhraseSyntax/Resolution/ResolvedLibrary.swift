package import PhraseText

/// All files of a library after names were resolved: what the automaton compiles and the runtime reads.
///
/// Arrays are indexed by the typed identifiers below. Templates stay trees of the AST; what a `<name>` in one means is answered by
/// `meaning(of:in:)`, since a rule's body reads the parameters of the intent that uses it.
package struct ResolvedLibrary: Sendable {
    package var apps: [ResolvedApp] = []
    package var languages: [ResolvedLanguage] = []
    package var lists: [ResolvedList] = []
    package var ranges: [ResolvedRange] = []
    package var rules: [ResolvedRule] = []
    package var intents: [ResolvedIntent] = []
    /// In the order of files and lines.
    package var phrases: [ResolvedPhrase] = []
    package var scopes: [Scope] = []

    package init() {}

    /// What a reference means inside a scope, where `intent` is the one whose phrase is compiled (`nil` in a list's wording).
    ///
    /// `nil` for a name that nothing declares; the resolver has reported it.
    package func meaning(of reference: Reference, in scope: ScopeID, intent: IntentID?) -> ReferenceMeaning? {
        let name = reference.name.value
        if let type = reference.type?.value {
            return source(ofTypeNamed: type, in: scope).map { .slot(parameter: name, source: $0) }
        }
        if name == "app", let app = scopes[scope.index].app { return .app(app) }
        let declared = declaration(named: name, in: scope)
        // A parameter that nothing declares is the list or range of its name; only where there is none, what fills it elsewhere.
        if let intent, let parameter = intents[intent.index].parameters.first(where: { $0.name == name }), let type = parameter.type,
            parameter.isDeclared || declared?.isSource != true, let source = source(ofTypeNamed: type.elementName, in: scope)
        {
            return .slot(parameter: name, source: source)
        }
        switch declared {
        case .list(let id): return .slot(parameter: name, source: .list(id))
        case .range(let id): return .slot(parameter: name, source: .range(id))
        case .rule(let id): return .rule(id)
        case nil: return nil
        }
    }

    /// The list, range or rule of that name, seen from a scope outwards.
    package func declaration(named name: String, in scope: ScopeID) -> ScopedDeclaration? {
        var at: ScopeID? = scope
        while let current = at {
            if let found = scopes[current.index].declarations[name] { return found }
            at = scopes[current.index].parent
        }
        return nil
    }

    /// A list or range of that name shadows a registered type.
    package func source(ofTypeNamed name: String, in scope: ScopeID) -> SlotSource? {
        switch declaration(named: name, in: scope) {
        case .list(let id): return .list(id)
        case .range(let id): return .range(id)
        case .rule, nil: break
        }
        if name == "text" { return .text }
        return scopes[scope.index].registeredTypes.contains(name) ? .type(name) : nil
    }
}

/// What `<name>` stands for.
package enum ReferenceMeaning: Hashable, Sendable {
    /// The names of the app in the scope's language.
    case app(AppID)
    case rule(RuleID)
    case slot(parameter: String, source: SlotSource)
}

/// Where the values of a slot come from.
package enum SlotSource: Hashable, Sendable {
    /// Free text.
    case text
    case list(ListID)
    case range(RangeID)
    /// A registered type, read by the recogniser of that name for the scope's language.
    case type(String)
}

package enum ScopedDeclaration: Hashable, Sendable {
    case list(ListID)
    case range(RangeID)
    case rule(RuleID)
}

/// Where names are looked up: a group inside an app and language, an app and language, or a language alone; each has the next as `parent`.
package struct Scope: Sendable {
    package var parent: ScopeID?
    package var app: AppID?
    package var language: LanguageID
    package var declarations: [String: ScopedDeclaration] = [:]
    package var registeredTypes: Set<String> = []

    package init(parent: ScopeID?, app: AppID?, language: LanguageID, registeredTypes: Set<String>) {
        self.parent = parent
        self.app = app
        self.language = language
        self.registeredTypes = registeredTypes
    }
}

package struct ResolvedLanguage: Sendable {
    /// As BCP 47 writes it (`fr-CA`).
    package var tag: String
    package var spacingFree: Bool
    /// Texts that may go unheard between words.
    package var skips: [Spanned<String>] = []

    package init(tag: String, spacingFree: Bool) {
        self.tag = tag
        self.spacingFree = spacingFree
    }
}

package struct ResolvedApp: Sendable {
    package var name: String
    /// What people call it, by language, in the order declared.
    package var names: [LanguageID: [Spanned<String>]]
    package var place: SourcePlace

    package init(name: String, names: [LanguageID: [Spanned<String>]], place: SourcePlace) {
        self.name = name
        self.names = names
        self.place = place
    }
}

package struct ResolvedList: Sendable {
    package var name: String
    package var scope: ScopeID
    package var isPreferred: Bool
    /// Bound when matching; `values` is empty.
    package var isBound: Bool
    /// The values written in the phrase file, or read from the file that it names.
    package var values: [ListValue]
    /// The source that the spans of `values` point into: that of `place`, or the text file that the list names.
    package var valuesFile: SourceFile
    package var place: SourcePlace

    package init(
        name: String, scope: ScopeID, isPreferred: Bool, isBound: Bool, values: [ListValue], valuesFile: SourceFile? = nil,
        place: SourcePlace
    ) {
        self.name = name
        self.scope = scope
        self.isPreferred = isPreferred
        self.isBound = isBound
        self.values = values
        self.valuesFile = valuesFile ?? place.file
        self.place = place
    }
}

package struct ResolvedRange: Sendable {
    package var name: String
    package var scope: ScopeID
    package var declaration: RangeDeclaration
    package var place: SourcePlace

    package init(name: String, scope: ScopeID, declaration: RangeDeclaration, place: SourcePlace) {
        self.name = name
        self.scope = scope
        self.declaration = declaration
        self.place = place
    }
}

package struct ResolvedRule: Sendable {
    package var name: String
    /// Where the names in its alternatives are looked up.
    package var scope: ScopeID
    package var alternatives: [Template]
    package var place: SourcePlace

    package init(name: String, scope: ScopeID, alternatives: [Template], place: SourcePlace) {
        self.name = name
        self.scope = scope
        self.alternatives = alternatives
        self.place = place
    }
}

/// An intent, put together from all the places that open it.
package struct ResolvedIntent: Sendable {
    package var app: AppID?
    package var name: String
    /// The first title that a place gives.
    package var title: String?
    package var titles: [LanguageID: String] = [:]
    /// Those declared, in order of declaration, then those that a phrase uses without declaring them.
    package var parameters: [ResolvedParameter]
    /// `say` and `confirm`, by language.
    package var texts: [LanguageID: [TextsDeclaration.Kind: [Spanned<String>]]]
    package var run: [Spanned<String>]?
    package var place: SourcePlace

    package init(
        app: AppID?, name: String, title: String? = nil, parameters: [ResolvedParameter] = [],
        texts: [LanguageID: [TextsDeclaration.Kind: [Spanned<String>]]] = [:], run: [Spanned<String>]? = nil, place: SourcePlace
    ) {
        self.app = app
        self.name = name
        self.title = title
        self.parameters = parameters
        self.texts = texts
        self.run = run
        self.place = place
    }
}

package struct ResolvedParameter: Sendable {
    package var name: String
    /// The first title that a place gives.
    package var title: String?
    package var titles: [LanguageID: String] = [:]
    /// `nil` only in a library with errors.
    package var type: ResolvedType?
    package var isOptional: Bool
    package var bounds: ClosedRange<Double>?
    package var pattern: Spanned<String>?
    package var defaultValue: ValueLiteral?
    /// `ask`, `unrecognised`, `invalid`, `give up`, `confirm`, by language.
    package var texts: [LanguageID: [TextsDeclaration.Kind: [Spanned<String>]]]
    package var attempts: Int?
    /// Declared with `parameter` in a file or in code; otherwise it is there because a phrase fills it.
    package var isDeclared: Bool
    package var place: SourcePlace

    package init(
        name: String, title: String? = nil, type: ResolvedType?, isOptional: Bool = false, bounds: ClosedRange<Double>? = nil,
        pattern: Spanned<String>? = nil, defaultValue: ValueLiteral? = nil,
        texts: [LanguageID: [TextsDeclaration.Kind: [Spanned<String>]]] = [:], attempts: Int? = nil, isDeclared: Bool,
        place: SourcePlace
    ) {
        self.name = name
        self.title = title
        self.type = type
        self.isOptional = isOptional
        self.bounds = bounds
        self.pattern = pattern
        self.defaultValue = defaultValue
        self.texts = texts
        self.attempts = attempts
        self.isDeclared = isDeclared
        self.place = place
    }
}

package indirect enum ResolvedType: Hashable, Sendable {
    /// `text`, a registered type, or the name of a list or range.
    case named(String)
    case array(ResolvedType)

    /// The name of the innermost element's type.
    package var elementName: String {
        switch self {
        case .named(let name): name
        case .array(let element): element.elementName
        }
    }
}

package struct ResolvedPhrase: Sendable {
    package var intent: IntentID
    package var scope: ScopeID
    package var template: Template
    /// `- not:`
    package var isVeto: Bool
    /// `=>` of the phrase, then `set NAME = value` of its group.
    package var assignments: [Assignment]
    /// How many of them are the phrase's own.
    package var ownAssignments: Int
    /// The other clauses of its group: conditions, `set … from`, needs, response, notes.
    package var clauses: [GroupClause]
    package var groupName: String?
    package var place: SourcePlace

    package init(
        intent: IntentID, scope: ScopeID, template: Template, isVeto: Bool, assignments: [Assignment], ownAssignments: Int? = nil,
        clauses: [GroupClause] = [], groupName: String? = nil, place: SourcePlace
    ) {
        self.intent = intent
        self.scope = scope
        self.template = template
        self.isVeto = isVeto
        self.assignments = assignments
        self.ownAssignments = ownAssignments ?? assignments.count
        self.clauses = clauses
        self.groupName = groupName
        self.place = place
    }
}
