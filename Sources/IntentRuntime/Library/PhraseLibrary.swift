public import Dialog
public import IntentModel
package import PhraseAutomaton
package import PhraseSyntax
import PhraseText
import PhraseUnicode
package import ValueRecognizers
import ValueTypes

/// Phrases, compiled: immutable, shared by all threads and sessions.
///
/// ```swift
/// let library = try PhraseLibrary([.path("Phrases")], apps: [harca])
/// var interpreter = Interpreter(library)
/// let meaning = try interpreter.interpret("Show my total expense in HarcaMA")
/// ```
public struct PhraseLibrary: Sendable {
    package let resolved: ResolvedLibrary
    package let automaton: FrozenAutomaton
    package let recognizers: RecognizerRegistry
    /// By `IntentID`.
    package let definitions: [IntentDefinition]
    /// By `ListID`.
    package internal(set) var lists: [[ListEntry]]
    /// What lists are bound to.
    package internal(set) var bindings = ListBindings()
    /// By `PhraseID`.
    let facts: [PhraseFacts]
    private let identifiers: [IntentKey: IntentID]
    /// What people call the defaults that are values of lists, by intent and parameter.
    private let defaultTitles: [IntentID: [String: String]]
    /// What is worth knowing about the phrases and no error.
    public let warnings: [PhraseDiagnostic]

    init(
        resolved: ResolvedLibrary, automaton: FrozenAutomaton, recognizers: RecognizerRegistry, overlay: [IntentKey: IntentDefinition],
        warnings: [PhraseDiagnostic]
    ) {
        self.resolved = resolved
        self.automaton = automaton
        self.recognizers = recognizers
        self.warnings = warnings
        let lists = resolved.lists.map(ListEntry.entries)
        self.lists = lists
        facts = resolved.phrases.map { PhraseFacts($0, in: resolved, lists: lists) }
        let scopes = IntentScopes(resolved)
        var definitions: [IntentDefinition] = []
        var identifiers: [IntentKey: IntentID] = [:]
        var defaultTitles: [IntentID: [String: String]] = [:]
        for (index, intent) in resolved.intents.enumerated() {
            var definition = IntentDefinition(intent, scope: scopes[IntentID(index)], in: resolved)
            let key = IntentKey(app: definition.app, name: definition.name)
            if let code = overlay[key] { definition.complete(from: code) }
            for parameter in definition.parameters {
                guard case .value(let value)? = parameter.defaultValue, case .choice(let name) = parameter.type,
                    let scope = scopes[IntentID(index)], case .list(let list)? = resolved.source(ofTypeNamed: name, in: scope)
                else { continue }
                defaultTitles[IntentID(index), default: [:]][parameter.name] = lists[list.index].first { $0.value == value }?.title
            }
            definitions.append(definition)
            identifiers[key] = IntentID(index)
        }
        self.definitions = definitions
        self.identifiers = identifiers
        self.defaultTitles = defaultTitles
    }

    /// All intents, in the order in which they were first declared.
    public var intents: [IntentDefinition] { definitions }

    /// The definition of an intent; `nil` where nothing declares it.
    public func definition(of intent: IntentKey) -> IntentDefinition? {
        identifiers[intent].map { definitions[$0.index] }
    }

    package func identifier(of intent: IntentKey) -> IntentID? { identifiers[intent] }

    package func key(of intent: IntentID) -> IntentKey {
        let definition = definitions[intent.index]
        return IntentKey(app: definition.app, name: definition.name)
    }

    /// What people call a parameter's default, where it is a value of a list that the intent sees.
    func defaultTitle(of parameter: String, of intent: IntentID) -> String? { defaultTitles[intent]?[parameter] }

    /// The language of a phrase, as a BCP 47 tag.
    package func language(of phrase: PhraseID) -> String {
        resolved.languages[resolved.scopes[resolved.phrases[phrase.index].scope.index].language.index].tag
    }

    /// What people call an app in a language, else in any, else its identifier.
    package func name(ofApp identifier: String, language: String) -> String {
        guard let app = resolved.apps.first(where: { $0.name == identifier }) else { return identifier }
        let spoken = app.names.first { resolved.languages[$0.key.index].tag == language }?.value.first
        return (spoken ?? app.names.min { $0.key < $1.key }?.value.first)?.value ?? identifier
    }

    /// The languages of the phrases, in the order in which they first appear.
    public var languages: [String] { resolved.languages.map(\.tag) }
}

/// A scope for each intent in which the names of its types are found: that of its first phrase, else one of its app.
private struct IntentScopes {
    private var scopes: [ScopeID?]

    init(_ library: ResolvedLibrary) {
        scopes = Array(repeating: nil, count: library.intents.count)
        for phrase in library.phrases where scopes[phrase.intent.index] == nil { scopes[phrase.intent.index] = phrase.scope }
        var byApp: [AppID?: ScopeID] = [:]
        for index in library.scopes.indices.reversed() { byApp[library.scopes[index].app] = ScopeID(index) }
        for (index, intent) in library.intents.enumerated() where scopes[index] == nil { scopes[index] = byApp[intent.app] }
    }

    subscript(intent: IntentID) -> ScopeID? { scopes[intent.index] }
}
