public import Dialog
public import IntentModel
package import PhraseAutomaton
package import PhraseSyntax
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
    package let automaton: FrozenAutomaton
    package let recognizers: RecognizerRegistry
    /// What lists are bound to.
    package internal(set) var bindings = ListBindings()
    /// Bound values that no phrase file could write, by list and place.
    var unwritten: [ListID: [Int: ListEntry]] = [:]
    private let definitions: DefinitionCache
    /// What is worth knowing about the phrases and no error.
    public internal(set) var warnings: [PhraseDiagnostic]

    /// - Parameter overlay: What only code can say of intents.
    package init(
        automaton: FrozenAutomaton, recognizers: RecognizerRegistry, overlay: [IntentKey: IntentDefinition] = [:],
        warnings: [PhraseDiagnostic] = []
    ) {
        self.automaton = automaton
        self.recognizers = recognizers
        self.warnings = warnings
        definitions = DefinitionCache(automaton.library, overlay: overlay)
    }

    /// The library's tables.
    package var tables: FrozenLibrary { automaton.library }

    /// All intents, in the order in which they were first declared. O(intents).
    public var intents: [IntentDefinition] { tables.intents.map { definition(of: $0) } }

    /// The definition of an intent; `nil` where nothing declares it. O(log intents), and the intent's own size when it is first asked for.
    public func definition(of intent: IntentKey) -> IntentDefinition? { identifier(of: intent).map { definition(of: $0) } }

    package func definition(of intent: IntentID) -> IntentDefinition { entry(of: intent).definition }

    func entry(of intent: IntentID) -> IntentEntry { definitions[intent] }

    package func identifier(of intent: IntentKey) -> IntentID? { tables.intent(named: intent.name, app: intent.app) }

    package func key(of intent: IntentID) -> IntentKey { tables.key(of: tables.intent(intent)) }

    /// The language of a phrase, as a BCP 47 tag.
    package func language(of phrase: PhraseID) -> String { tables.text(tables.language(of: tables.phrase(phrase).scope).tag) }

    /// What people call an app in a language, else in any, else its identifier.
    package func name(ofApp identifier: String, language: String) -> String {
        tables.app(named: identifier).flatMap { tables.spokenName(of: $0, language: language) } ?? identifier
    }

    /// The identifiers of the apps that people call so, in any language. O(apps).
    func apps(called name: HeardText) -> [String] {
        tables.apps.filter { tables.spokenNames(of: $0).contains { HeardText($0) == name } }.map { tables.text(tables.app($0).name) }
    }

    /// The languages of the phrases, in the order in which they first appear.
    public var languages: [String] { tables.languages.map { tables.text(tables.language($0).tag) } }
}
