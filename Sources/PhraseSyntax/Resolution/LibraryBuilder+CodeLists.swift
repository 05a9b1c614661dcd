import PhraseText

// Lists that code declares and phrase files add wordings to.

extension LibraryBuilder {
    /// Adds what a phrase file says of a list that code declares, in the same app and language: further wordings of its values.
    ///
    /// A value that the code does not have is an error, as is a list of another kind. What people call a value first is what code calls it.
    ///
    /// - Returns: `false` where code declares no list of that name here.
    mutating func extend(with list: ListDeclaration, in scope: ScopeID, file: PhraseFile) -> Bool {
        guard !file.isCode, case .list(let id)? = library.scopes[scope.index].declarations[list.name.value], codeLists.contains(id)
        else { return false }
        let known = library.lists[id.index]
        switch (list.source, known.isBound) {
        case (.bound, true): break
        case (.written, false):
            library.lists[id.index].values = list.values.reduce(into: respanned(known.values, at: list.name.span)) { values, value in
                let index = value.canonical.flatMap { canonical in
                    values.firstIndex { $0.canonical.map(canonical.isSame) ?? false }
                }
                guard let index else { return report(unknown: value, of: known, in: file) }
                values[index].wordings += value.wordings
                values[index].facts += value.facts
            }
            library.lists[id.index].valuesFile = file.source
        case (.bound, false), (.written, true), (.file, _):
            report(.duplicateDeclaration(name: list.name.value, first: known.place), at: SourcePlace(file.source, list.name.span))
        }
        return true
    }

    private mutating func report(unknown value: ListValue, of list: ResolvedList, in file: PhraseFile) {
        let names = list.values.compactMap { $0.canonical?.name }
        let nearest = value.canonical?.name.flatMap { NearestName.of($0, among: names) }
        let span = value.canonical?.span ?? value.span
        report(.unknownValue(list: list.name, nearest: nearest), at: SourcePlace(file.source, span))
    }

    /// The values of code with places in the phrase file: a list's values have one source.
    private func respanned(_ values: [ListValue], at span: SourceSpan) -> [ListValue] {
        values.map { value in
            var value = value
            value.span = span
            value.wordings = value.wordings.map { wording in
                let items = wording.items.map { item -> TemplateItem in
                    switch item {
                    case .literal(let text, _): .literal(text, span: span)
                    case .space: .space(span: span)
                    case .reference, .optional, .group, .permutation: item
                    }
                }
                return Template(items: items, span: span)
            }
            return value
        }
    }
}

extension ValueLiteral {
    /// The text of a value that is one.
    fileprivate var name: String? {
        switch self {
        case .words(let text, _), .string(let text, _): text
        case .number, .boolean, .array: nil
        }
    }
}
