import PhraseSyntax
import PhraseText

extension FrozenLibraryBuilder {
    /// What two phrases must have in common to share an outcome.
    struct OutcomeKey: Hashable {
        var response: String?
        var groupName: String?
        var ownAssignments: Int
        /// The values that are set, with what decides what they mean.
        var contents: [String]
    }

    mutating func appendPhrases() {
        phrases.reserveCapacity(library.phrases.count)
        // Phrases of one group stand one after another.
        for phrase in library.phrases {
            let position = phrase.place.position
            let template = phrase.template.span.range.clamped(to: 0..<phrase.place.file.bytes.count)
            phrases.append(
                PhraseRow(
                    intent: phrase.intent, scope: phrase.scope, vetoes: phrase.isVeto ? 1 : 0, outcome: OptionalIndex(outcome(of: phrase)),
                    template: shared.texts.append(phrase.place.file.bytes[template]), source: text(phrase.place.file.path),
                    line: UInt32(position.line), column: UInt32(position.column),
                    lineName: text(phrase.place.file.name(ofLine: position.line))))
        }
    }

    private mutating func outcome(of phrase: ResolvedPhrase) -> OutcomeID? {
        var response: String?
        var copied: [(name: String, key: String)] = []
        var notes: [(key: String, value: ValueLiteral)] = []
        for clause in phrase.clauses {
            switch clause.content {
            case .response(let key): response = key.value
            case .note(let key, let value): notes.append((key.value, value))
            case .setFrom(let name, let key): copied.append((name.value, key.value))
            case .needs, .when, .unless, .set: break
            }
        }
        if response == nil, phrase.groupName == nil, phrase.assignments.isEmpty, copied.isEmpty, notes.isEmpty { return nil }
        let set = phrase.assignments.map { "\($0.name.value) = \(Self.written($0.value))" }
        // A name means what it does in the intent and the scope.
        let place = set.isEmpty && copied.isEmpty ? [] : ["\(phrase.intent.rawValue) \(phrase.scope.rawValue)"]
        let key = OutcomeKey(
            response: response, groupName: phrase.groupName, ownAssignments: phrase.ownAssignments,
            contents: place + set + copied.map { "\($0.name) from \($0.key)" } + notes.map { "\($0.key): \(Self.written($0.value))" })
        if let known = outcomeNumbers[key] { return known }
        let id = OutcomeID(outcomes.count)
        outcomeNumbers[key] = id
        let row = OutcomeRow(
            response: text(response), groupName: text(phrase.groupName), assignments: append(phrase.assignments, of: phrase),
            ownAssignments: UInt32(phrase.ownAssignments), copies: append(copied, of: phrase), notes: shared.append(notes))
        outcomes.append(row)
        return id
    }

    private mutating func append(_ values: [Assignment], of phrase: ResolvedPhrase) -> RowRun {
        let first = assignments.count
        for assignment in values {
            let parameter = parameter(named: assignment.name.value, of: phrase.intent)
            let type = parameter.flatMap { library.intents[phrase.intent.index].parameters[$0].type }
            assignments.append(
                AssignmentRow(
                    name: text(assignment.name.value), parameter: OptionalIndex(parameter.map { row(of: $0, of: phrase.intent) }),
                    value: shared.literals.append(assignment.value, &shared.texts),
                    title: OptionalIndex(title(of: assignment.value, as: type, in: phrase.scope))))
        }
        return RowRun(first..<assignments.count)
    }

    private mutating func append(_ values: [(name: String, key: String)], of phrase: ResolvedPhrase) -> RowRun {
        let first = copies.count
        for (name, key) in values {
            let parameter = parameter(named: name, of: phrase.intent).map { row(of: $0, of: phrase.intent) }
            copies.append(CopyRow(name: text(name), parameter: OptionalIndex(parameter), key: text(key)))
        }
        return RowRun(first..<copies.count)
    }

    private func parameter(named name: String, of intent: IntentID) -> Int? {
        library.intents[intent.index].parameters.firstIndex { $0.name == name }
    }

    private func row(of parameter: Int, of intent: IntentID) -> ParameterID {
        ParameterID(intents[intent.index].parameters.rows.lowerBound + parameter)
    }

    /// A text that is the same for the same value only.
    private static func written(_ value: ValueLiteral) -> String {
        switch value {
        case .words(let text, _): "w\(text.utf8.count) \(text)"
        case .string(let text, _): "s\(text.utf8.count) \(text)"
        case .number(let number, _): "n\(number.text)"
        case .boolean(let truth, _): truth ? "true" : "false"
        case .array(let elements, _): "[\(elements.map(written).joined(separator: ","))]"
        }
    }
}
