import Dialog
import IntentModel
import PhraseAutomaton
import PhraseSyntax
import ValueTypes

extension FrozenLibrary {
    /// An intent as it is called outside.
    func key(of intent: IntentRow) -> IntentKey {
        IntentKey(app: intent.app.id.map { text(app($0).name) } ?? "", name: text(intent.name))
    }

    /// Names by the tags of their languages.
    fileprivate func byTag(_ names: RowRun) -> [String: String] {
        [String: String](titles(names).map { (text(language($0.language).tag), text($0.text)) }) { first, _ in first }
    }
}

extension IntentDefinition {
    /// The definition of an intent put together from phrase files.
    init(_ intent: IntentRow, in library: FrozenLibrary) {
        let key = library.key(of: intent)
        let wordings = library.wordings(intent.wordings)
        func byLanguage(_ kind: TextsDeclaration.Kind) -> [String: [String]] {
            var texts: [String: [String]] = [:]
            for row in wordings where row.kind == kind {
                texts[library.text(library.language(row.language).tag)] = library.texts(row.texts)
            }
            return texts
        }
        self.init(
            app: key.app, name: key.name, title: library.text(intent.title) ?? key.name.spacedWords,
            parameters: library.parameters(of: intent).map {
                ParameterDefinition(library.parameter($0), scope: intent.scope.id, in: library)
            },
            confirmations: byLanguage(.confirm), says: byLanguage(.say))
        titles = library.byTag(intent.titles)
    }

    /// Takes over what only code can say; what a phrase file says of the same thing stays.
    mutating func complete(from code: IntentDefinition) {
        for index in parameters.indices {
            guard let other = code.parameters.first(where: { $0.name == parameters[index].name }) else { continue }
            parameters[index].title = other.title
            parameters[index].type = other.type
            parameters[index].isOptional = other.isOptional
            parameters[index].defaultValue = parameters[index].defaultValue ?? other.defaultValue
            parameters[index].bounds = parameters[index].bounds ?? other.bounds
            parameters[index].allowedValues = other.allowedValues
            parameters[index].titles.merge(other.titles) { file, _ in file }
            parameters[index].texts.merge(other.texts) { file, _ in file }
        }
        let known = Set(parameters.map(\.name))
        parameters += code.parameters.filter { !known.contains($0.name) }
        titles.merge(code.titles) { file, _ in file }
        confirmations.merge(code.confirmations) { file, _ in file }
        says.merge(code.says) { file, _ in file }
    }
}

extension ParameterDefinition {
    fileprivate init(_ parameter: ParameterRow, scope: ScopeID?, in library: FrozenLibrary) {
        var texts: [String: ParameterTexts] = [:]
        let wordings = library.wordings(parameter.wordings)
        for language in Set(wordings.map(\.language)) {
            func written(_ kind: TextsDeclaration.Kind) -> [String] {
                wordings.first { $0.language == language && $0.kind == kind }.map { library.texts($0.texts) } ?? []
            }
            texts[library.text(library.language(language).tag)] = ParameterTexts(
                ask: written(.ask), unrecognised: written(.unrecognised), invalid: written(.invalid), giveUp: written(.giveUp),
                confirm: written(.confirm))
        }
        let type: ValueType =
            if let type = parameter.type(in: library), let scope { ValueType(type, in: scope, of: library) } else { .kind(.text) }
        let isRead = if case .kind(let kind) = type { kind != .text } else { false }
        let defaultValue: Default? = parameter.defaultValue.id.map { id in
            let literal = library.literal(id)
            if isRead, case .words(let words, _) = literal { return .words(words) }
            return .value(literal.slotValue)
        }
        let name = library.text(parameter.name)
        // What neither a file nor code declares is filled by a phrase or not at all: nobody is asked for it.
        self.init(
            name: name, title: library.text(parameter.title) ?? name.spacedWords, type: type,
            isOptional: parameter.isOptional != 0 || parameter.isDeclared == 0, defaultValue: defaultValue, bounds: parameter.bounds,
            pattern: library.text(parameter.pattern), attempts: parameter.attempts ?? 3, texts: texts)
        titles = library.byTag(parameter.titles)
    }
}

extension String {
    /// `authorName` → `author name`, `due_date` → `due date`: what a name is called where no title is given.
    var spacedWords: String {
        var words = ""
        for character in self {
            if character == "_" || character == "-" {
                words += " "
            } else if character.isUppercase, let last = words.last, last.isLowercase {
                words += " " + character.lowercased()
            } else {
                words.append(character)
            }
        }
        return words
    }
}
