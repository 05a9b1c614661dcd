import PhraseText

/// Checks values that are written in phrase files against the parameters that they are for, as far as that needs no recogniser.
struct ValueCheck {
    private let library: ResolvedLibrary
    /// Whether the nearest name is still wanted: comparing with every value of a list costs its length each time.
    var suggests = true
    /// The values of lists that have been asked for.
    private var values: [ListID: Set<String>] = [:]

    init(_ library: ResolvedLibrary) {
        self.library = library
    }

    /// What is wrong with a value and where, `nil` if nothing is or if only a recogniser can tell.
    mutating func fault(
        of value: ValueLiteral, for parameter: ResolvedParameter, in scope: ScopeID
    ) -> (ResolutionFault, SourceSpan)? {
        guard let type = parameter.type else { return nil }
        return fault(of: value, type, parameter, in: scope)
    }

    private mutating func fault(
        of value: ValueLiteral, _ type: ResolvedType, _ parameter: ResolvedParameter, in scope: ScopeID
    ) -> (ResolutionFault, SourceSpan)? {
        switch (type, value) {
        case (.array(let element), .array(let values, _)):
            for value in values {
                if let fault = fault(of: value, element, parameter, in: scope) { return fault }
            }
            return nil
        case (.array, _): return (.wrongValue(expected: "values in '[ ]'"), value.span)
        case (.named, .array): return (.wrongValue(expected: "one value"), value.span)
        case (.named(let name), _): return fault(of: value, named: name, parameter, in: scope)
        }
    }

    private mutating func fault(
        of value: ValueLiteral, named name: String, _ parameter: ResolvedParameter, in scope: ScopeID
    ) -> (ResolutionFault, SourceSpan)? {
        switch library.source(ofTypeNamed: name, in: scope) {
        case .list(let list): return fault(of: value, in: list)
        case .range(let range): return fault(of: value, in: library.ranges[range.index].declaration)
        case .type(let type):
            if let expected = Self.mismatch(of: value, with: type) { return (.wrongValue(expected: expected), value.span) }
        case .text, nil: break
        }
        if let bounds = parameter.bounds, case .number(let number, let span) = value, !bounds.contains(number.value) {
            return (.valueOutOfBounds(lower: Self.text(bounds.lowerBound), upper: Self.text(bounds.upperBound)), span)
        }
        return nil
    }

    private mutating func fault(of value: ValueLiteral, in list: ListID) -> (ResolutionFault, SourceSpan)? {
        let resolved = library.lists[list.index]
        guard !resolved.isBound, !resolved.values.isEmpty, let wanted = Self.key(of: value) else { return nil }
        let known = values[list] ?? Set(resolved.values.compactMap(Self.key))
        values[list] = known
        guard !known.contains(wanted) else { return nil }
        let nearest = suggests ? NearestName.of(wanted, among: resolved.values.lazy.compactMap(Self.key)) : nil
        return (.unknownValue(list: resolved.name, nearest: nearest), value.span)
    }

    private func fault(of value: ValueLiteral, in range: RangeDeclaration) -> (ResolutionFault, SourceSpan)? {
        guard case .number(let number, let span) = value else { return (.wrongValue(expected: "a number"), value.span) }
        let lower = range.lower.value
        let upper = range.upper.value
        // With `times`, the value is not the number said.
        guard range.times == nil, lower.value <= upper.value, !(lower.value...upper.value).contains(number.value) else { return nil }
        return (.valueOutOfBounds(lower: lower.text, upper: upper.text), span)
    }

    /// What a registered type wants instead of a value that cannot be one of it. Words are the recogniser's to judge.
    private static func mismatch(of value: ValueLiteral, with type: String) -> String? {
        switch (type, value) {
        case ("integer", .number(let number, _)) where number.value.rounded() != number.value,
            ("ordinal", .number(let number, _)) where number.value.rounded() != number.value:
            "a whole number"
        case ("integer", .boolean), ("number", .boolean), ("ordinal", .boolean), ("percentage", .boolean): "a number"
        case ("boolean", .number): "'true' or 'false'"
        default: nil
        }
    }

    // MARK: Keys

    private static func key(of value: ListValue) -> String? {
        if let canonical = value.canonical { return key(of: canonical) }
        return value.wordings.first?.plainText
    }

    private static func key(of value: ValueLiteral) -> String? {
        switch value {
        case .words(let text, _), .string(let text, _): text
        case .number(let number, _): text(number.value)
        case .boolean(let flag, _): flag ? "true" : "false"
        case .array: nil
        }
    }

    private static func text(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? String(number)
    }
}

extension Template {
    /// The template as a person would say what is written; brackets and references as the printer writes them.
    package var plainText: String {
        var text = ""
        for part in parts {
            switch part.kind {
            case .literal: text += self.text(of: part)
            case .space: text += " "
            case .reference, .optional, .group, .permutation: text += PhrasePrinter().print(Template(items: [item(of: part)], span: span))
            }
        }
        return text
    }
}
