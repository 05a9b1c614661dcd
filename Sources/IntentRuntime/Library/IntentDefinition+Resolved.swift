import IntentModel
import PhraseSyntax
import ValueTypes

extension IntentDefinition {
    /// The definition of an intent put together from phrase files and code.
    init(_ intent: ResolvedIntent, scope: ScopeID?, in library: ResolvedLibrary) {
        func byLanguage(_ kind: TextsDeclaration.Kind) -> [String: [String]] {
            var texts: [String: [String]] = [:]
            for (language, kinds) in intent.texts {
                if let wordings = kinds[kind] { texts[library.languages[language.index].tag] = wordings.map(\.value) }
            }
            return texts
        }
        self.init(
            app: intent.app.map { library.apps[$0.index].name } ?? "", name: intent.name, title: intent.title ?? intent.name.spacedWords,
            parameters: intent.parameters.map { ParameterDefinition($0, scope: scope, in: library) },
            confirmations: byLanguage(.confirm), says: byLanguage(.say))
        titles = intent.titles.byTag(in: library)
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
            parameters[index].texts.merge(other.texts) { file, _ in file }
        }
        let known = Set(parameters.map(\.name))
        parameters += code.parameters.filter { !known.contains($0.name) }
        confirmations.merge(code.confirmations) { file, _ in file }
        says.merge(code.says) { file, _ in file }
    }
}

extension ParameterDefinition {
    fileprivate init(_ parameter: ResolvedParameter, scope: ScopeID?, in library: ResolvedLibrary) {
        var texts: [String: ParameterTexts] = [:]
        for (language, kinds) in parameter.texts {
            func wordings(_ kind: TextsDeclaration.Kind) -> [String] { kinds[kind]?.map(\.value) ?? [] }
            texts[library.languages[language.index].tag] = ParameterTexts(
                ask: wordings(.ask), unrecognised: wordings(.unrecognised), invalid: wordings(.invalid), giveUp: wordings(.giveUp),
                confirm: wordings(.confirm))
        }
        let type: ValueType =
            if let resolved = parameter.type, let scope { ValueType(resolved, in: scope, of: library) } else { .kind(.text) }
        let isRead = if case .kind(let kind) = type { kind != .text } else { false }
        let defaultValue: Default? = parameter.defaultValue.map { literal in
            if isRead, case .words(let words, _) = literal { .words(words) } else { .value(literal.slotValue) }
        }
        // What neither a file nor code declares is filled by a phrase or not at all: nobody is asked for it.
        self.init(
            name: parameter.name, title: parameter.title ?? parameter.name.spacedWords, type: type,
            isOptional: parameter.isOptional || !parameter.isDeclared, defaultValue: defaultValue, bounds: parameter.bounds,
            pattern: parameter.pattern?.value, attempts: parameter.attempts ?? 3, texts: texts)
        titles = parameter.titles.byTag(in: library)
    }
}

extension [LanguageID: String] {
    fileprivate func byTag(in library: ResolvedLibrary) -> [String: String] {
        [String: String](map { (library.languages[$0.key.index].tag, $0.value) }) { first, _ in first }
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
