import PhraseSyntax

extension FrozenLibraryBuilder {
    mutating func appendIntents() {
        let scopes = scopesOfIntents()
        var examples = [PhraseID?](repeating: nil, count: library.intents.count)
        var vetoes = [UInt32](repeating: 0, count: library.intents.count)
        for (index, phrase) in library.phrases.enumerated() {
            if phrase.isVeto {
                vetoes[phrase.intent.index] = 1
            } else if examples[phrase.intent.index] == nil {
                examples[phrase.intent.index] = PhraseID(index)
            }
        }
        for (index, intent) in library.intents.enumerated() {
            let first = parameters.count
            for parameter in intent.parameters { append(parameter, scope: scopes[index]) }
            intents.append(
                IntentRow(
                    app: OptionalIndex(intent.app), name: text(intent.name), title: text(intent.title), titles: append(intent.titles),
                    parameters: RowRun(first..<parameters.count), wordings: append(intent.texts), runs: intent.run == nil ? 0 : 1,
                    arguments: shared.append((intent.run ?? []).map(\.value)), scope: OptionalIndex(scopes[index]),
                    hasVetoes: vetoes[index],
                    example: OptionalIndex(examples[index])))
        }
    }

    /// A scope for each intent in which the names of its types are found: that of its first phrase, else one of its app.
    private func scopesOfIntents() -> [ScopeID?] {
        var scopes = [ScopeID?](repeating: nil, count: library.intents.count)
        for phrase in library.phrases where scopes[phrase.intent.index] == nil { scopes[phrase.intent.index] = phrase.scope }
        var byApp: [AppID?: ScopeID] = [:]
        for index in library.scopes.indices.reversed() { byApp[library.scopes[index].app] = ScopeID(index) }
        for (index, intent) in library.intents.enumerated() where scopes[index] == nil { scopes[index] = byApp[intent.app] }
        return scopes
    }

    private mutating func append(_ parameter: ResolvedParameter, scope: ScopeID?) {
        var arrays: UInt32 = 0
        var type = parameter.type
        while case .array(let element)? = type {
            arrays += 1
            type = element
        }
        let defaultTitle: TextID? =
            if let value = parameter.defaultValue, let scope, case .named? = parameter.type {
                self.title(of: value, as: parameter.type, in: scope)
            } else { nil }
        parameters.append(
            ParameterRow(
                lower: parameter.bounds?.lowerBound ?? 0, upper: parameter.bounds?.upperBound ?? 0, name: text(parameter.name),
                title: text(parameter.title), titles: append(parameter.titles), type: text(type?.elementName), arrays: arrays,
                isOptional: parameter.isOptional ? 1 : 0, isDeclared: parameter.isDeclared ? 1 : 0,
                hasBounds: parameter.bounds == nil ? 0 : 1, attemptsOrNone: parameter.attempts.map { UInt32(clamping: $0) } ?? .max,
                pattern: text(parameter.pattern?.value),
                defaultValue: OptionalIndex(parameter.defaultValue.map { shared.literals.append($0, &shared.texts) }),
                defaultTitle: OptionalIndex(defaultTitle), wordings: append(parameter.texts)))
    }

    private mutating func append(_ names: [LanguageID: String]) -> RowRun {
        let first = titles.count
        for (language, name) in names.sorted(by: { $0.key < $1.key }) {
            titles.append(SpokenNameRow(language: language, text: text(name)))
        }
        return RowRun(first..<titles.count)
    }

    private mutating func append(_ texts: [LanguageID: [TextsDeclaration.Kind: [Spanned<String>]]]) -> RowRun {
        let first = wordings.count
        for (language, kinds) in texts.sorted(by: { $0.key < $1.key }) {
            for (number, kind) in TextsDeclaration.Kind.allCases.enumerated() {
                guard let texts = kinds[kind] else { continue }
                wordings.append(
                    WordingsRow(language: language, kindNumber: UInt32(number), texts: shared.append(texts.map(\.value))))
            }
        }
        return RowRun(first..<wordings.count)
    }

    /// What people call a value, where the type is a list seen from the scope and has the value. O(1) after the first of a list.
    mutating func title(of value: ValueLiteral, as type: ResolvedType?, in scope: ScopeID) -> TextID? {
        guard case .named(let name)? = type, case .list(let list)? = library.source(ofTypeNamed: name, in: scope) else { return nil }
        if titlesOfValues[list] == nil {
            var titles: [ValueKey: TextID] = [:]
            for (index, value) in library.lists[list.index].values.enumerated() {
                let key = value.canonical.map(ValueKey.init) ?? .text(value.wordings.first?.plainText ?? "")
                let title = shared.rows[lists[list.index].values.rows.lowerBound + index].title
                titles[key] = titles[key] ?? title
            }
            titlesOfValues[list] = titles
        }
        return titlesOfValues[list]?[ValueKey(value)]
    }

    /// A value as it is compared: a whole number is not the same as one with a fraction.
    enum ValueKey: Hashable {
        case text(String)
        case integer(Int)
        case number(Double)
        case boolean(Bool)
        case array([ValueKey])

        init(_ literal: ValueLiteral) {
            switch literal {
            case .words(let text, _), .string(let text, _): self = .text(text)
            case .number(let number, _): self = Int(number.text).map(ValueKey.integer) ?? .number(number.value)
            case .boolean(let truth, _): self = .boolean(truth)
            case .array(let elements, _): self = .array(elements.map(ValueKey.init))
            }
        }
    }
}
