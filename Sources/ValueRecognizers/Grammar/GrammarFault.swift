import PhraseSyntax
import PhraseText

/// What is wrong with the grammars of a language, beyond what the syntax of their files allows.
enum GrammarFault {
    /// An intent with a name that is no operation.
    case unknownOperation(String)
    /// A slot, a fixed value or a fact of a list with a name that is no role of the operation; of any, where that is not said.
    case unknownRole(String, of: ValueOperation?)
    /// `<name>` that nothing declares.
    case unknownReference(String)
    /// Rules and grammars that contain themselves: their names, the first again at the end.
    case cycle([String])
    /// A line that phrase files know and grammars do not.
    case foreignLine
}

// How the faults are identified and worded.
extension GrammarFault {
    var id: String {
        switch self {
        case .unknownOperation: "unknown-operation"
        case .unknownRole: "unknown-role"
        case .unknownReference: "unknown-reference"
        case .cycle: "grammar-cycle"
        case .foreignLine: "foreign-line"
        }
    }

    var message: String {
        switch self {
        case .unknownOperation(let name):
            "'\(name)' is no operation; expected one of " + Self.listed(ValueOperation.allCases.map(\.rawValue))
        case .unknownRole(let name, let operation?):
            "'\(name)' is no role of \(operation.rawValue); "
                + (operation.roles.isEmpty ? "it has none" : "expected one of " + Self.listed(operation.roles.map(\.rawValue)))
        case .unknownRole(let name, nil): "'\(name)' is no role; expected one of " + Self.listed(Role.allCases.map(\.rawValue))
        case .unknownReference(let name): "'<\(name)>' is no list, rule, grammar, reader or mark"
        case .cycle(let names): "a grammar cannot contain itself: " + names.joined(separator: " → ")
        case .foreignLine: "in a grammar of values this means nothing; expected a phrase, 'group' or 'set'"
        }
    }

    private static func listed(_ names: [String]) -> String { names.sorted().joined(separator: ", ") }

    func diagnostic(at place: SourcePlace) -> Diagnostic {
        Diagnostic(id: id, severity: .error, message: message, place: place)
    }
}
