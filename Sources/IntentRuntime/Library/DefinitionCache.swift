import Dialog
import IntentModel
import PhraseAutomaton
import PhraseSyntax
import Synchronization
import ValueTypes

/// An intent as the dialog knows it.
final class IntentEntry: Sendable {
    let definition: IntentDefinition
    /// The names of its parameters in the library's texts; `nil` where no phrase file knows the parameter.
    let names: [TextID?]
    /// What people call those defaults that are values of lists, by parameter.
    let defaultTitles: [String: String]

    fileprivate init(_ definition: IntentDefinition, _ row: IntentRow, in library: FrozenLibrary, defaultTitles: [String: String]) {
        self.definition = definition
        self.defaultTitles = defaultTitles
        let known = library.parameters(of: row).map { library.parameter($0).name }
        names = definition.parameters.map { parameter in known.first { library.isText($0, parameter.name) } }
    }
}

/// The definitions of a library's intents, each made when it is first asked for.
final class DefinitionCache: Sendable {
    private let library: FrozenLibrary
    /// What only code can say.
    private let overlay: [IntentKey: IntentDefinition]
    private let made = Mutex<[IntentID: IntentEntry]>([:])

    init(_ library: FrozenLibrary, overlay: [IntentKey: IntentDefinition]) {
        self.library = library
        self.overlay = overlay
    }

    /// The same each time: of two threads that ask at once both may make one, and the first to finish is kept.
    subscript(intent: IntentID) -> IntentEntry {
        if let known = made.withLock({ $0[intent] }) { return known }
        let entry = entry(of: intent)
        return made.withLock { made in
            let kept = made[intent] ?? entry
            made[intent] = kept
            return kept
        }
    }

    private func entry(of intent: IntentID) -> IntentEntry {
        let row = library.intent(intent)
        var definition = IntentDefinition(row, in: library)
        guard let code = overlay[IntentKey(app: definition.app, name: definition.name)] else {
            var titles: [String: String] = [:]
            for id in library.parameters(of: row) {
                let parameter = library.parameter(id)
                titles[library.text(parameter.name)] = library.text(parameter.defaultTitle)
            }
            return IntentEntry(definition, row, in: library, defaultTitles: titles)
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
        return IntentEntry(definition, row, in: library, defaultTitles: titles)
    }
}
