import Dialog
import IntentModel
import PhraseAutomaton
import PhraseSyntax
import Synchronization
import ValueTypes

/// The definitions of a library's intents, each made when it is first asked for.
final class DefinitionCache: Sendable {
    /// An intent as the dialog knows it.
    struct Entry: Sendable {
        var definition: IntentDefinition
        /// What people call those defaults that are values of lists, by parameter.
        var defaultTitles: [String: String]
    }

    private let library: FrozenLibrary
    /// What only code can say.
    private let overlay: [IntentKey: IntentDefinition]
    private let made = Mutex<[IntentID: Entry]>([:])

    init(_ library: FrozenLibrary, overlay: [IntentKey: IntentDefinition]) {
        self.library = library
        self.overlay = overlay
    }

    subscript(intent: IntentID) -> Entry {
        if let known = made.withLock({ $0[intent] }) { return known }
        let entry = entry(of: intent)
        made.withLock { $0[intent] = entry }
        return entry
    }

    private func entry(of intent: IntentID) -> Entry {
        let row = library.intent(intent)
        var definition = IntentDefinition(row, in: library)
        guard let code = overlay[IntentKey(app: definition.app, name: definition.name)] else {
            var titles: [String: String] = [:]
            for id in library.parameters(of: row) {
                let parameter = library.parameter(id)
                titles[library.text(parameter.name)] = library.text(parameter.defaultTitle)
            }
            return Entry(definition: definition, defaultTitles: titles)
        }
        definition.complete(from: code)
        var titles: [String: String] = [:]
        for parameter in definition.parameters {
            guard case .value(let value)? = parameter.defaultValue, case .choice(let name) = parameter.type, let scope = row.scope.id,
                case .list(let list)? = library.source(ofTypeNamed: name, in: scope)
            else { continue }
            let values = library.values(of: list)
            titles[parameter.name] = (0..<values.count).first { values.value(of: $0) == value }.map(values.title)
        }
        return Entry(definition: definition, defaultTitles: titles)
    }
}
