import PhraseText

// Parameters, added up from the places that declare them: code first, then files in order.

extension LibraryBuilder {
    mutating func mergeParameters() {
        for isCode in [true, false] {
            for opening in openings where files[opening.file].file.isCode == isCode { mergeParameters(of: opening) }
        }
    }

    private mutating func mergeParameters(of opening: Opening) {
        let source = files[opening.file].file.source
        var here: [String: SourcePlace] = [:]
        for case .parameter(let declaration) in opening.declaration.members {
            let place = SourcePlace(source, declaration.name.span)
            if let first = here.updateValue(place, forKey: declaration.name.value) {
                report(.duplicateParameter(first: first), at: place)
                continue
            }
            merge(declaration, of: opening, at: place)
        }
    }

    private mutating func merge(_ declaration: ParameterDeclaration, of opening: Opening, at place: SourcePlace) {
        let intent = opening.intent.index
        let index = parameterIndex(named: declaration.name.value, of: opening.intent, at: place)
        var parameter = library.intents[intent].parameters[index]
        var origin = drafts[intent].origins[index]
        library.intents[intent].parameters[index].texts = [:]
        parameter.isDeclared = true
        if files[opening.file].file.isCode { origin.isCode = true }
        mergeAttributes(of: declaration, into: &parameter, &origin, source: place.file)
        if declaration.defaultValue != nil, origin.defaultScope == nil { origin.defaultScope = files[opening.file].scope }
        let language = files[opening.file].language
        for member in declaration.members {
            switch member {
            case .title(let title, _, _):
                if parameter.title == nil { parameter.title = title.value }
                if parameter.titles[language] == nil { parameter.titles[language] = title.value }
            case .texts(let texts): parameter.texts[language, default: [:]][texts.kind, default: []] += texts.texts
            case .attempts(let count, _, _):
                agree(.attempts, origin, &origin.attempts, at: SourcePlace(place.file, count.span), same: parameter.attempts == count.value)
                {
                    parameter.attempts = count.value
                }
            }
        }
        library.intents[intent].parameters[index] = parameter
        drafts[intent].origins[index] = origin
    }

    private mutating func mergeAttributes(
        of declaration: ParameterDeclaration, into parameter: inout ResolvedParameter, _ origin: inout ParameterOrigin,
        source: SourceFile
    ) {
        if let expression = declaration.type {
            let type = ResolvedType(expression)
            guard !type.elementName.isEmpty else {
                if parameter.type == nil { parameter.type = type }
                return
            }
            let isSame = parameter.type == type && parameter.isOptional == declaration.isOptional
            agree(.type, origin, &origin.type, at: SourcePlace(source, expression.span), same: isSame) {
                parameter.type = type
                parameter.isOptional = declaration.isOptional
            }
        }
        if let bounds = declaration.bounds, bounds.lower.value.value <= bounds.upper.value.value {
            let range = bounds.lower.value.value...bounds.upper.value.value
            let place = SourcePlace(source, bounds.lower.span.union(bounds.upper.span))
            agree(.range, origin, &origin.bounds, at: place, same: parameter.bounds == range) { parameter.bounds = range }
        }
        if let pattern = declaration.pattern {
            let isSame = parameter.pattern?.value == pattern.value
            agree(.pattern, origin, &origin.pattern, at: SourcePlace(source, pattern.span), same: isSame) {
                parameter.pattern = pattern
            }
        }
        if let value = declaration.defaultValue {
            let isSame = parameter.defaultValue.map { $0.isSame(as: value) } ?? false
            agree(.defaultValue, origin, &origin.defaultValue, at: SourcePlace(source, value.span), same: isSame) {
                parameter.defaultValue = value
            }
        }
    }

    /// Sets what nothing has declared yet; reports what disagrees with what another place declared.
    private mutating func agree(
        _ attribute: ResolutionFault.Attribute, _ origin: ParameterOrigin, _ known: inout SourcePlace?, at place: SourcePlace,
        same isSame: Bool, set: () -> Void
    ) {
        guard let other = known else {
            known = place
            return set()
        }
        if !isSame { report(.disagreement(attribute, other: other, codeCounts: origin.isCode), at: place) }
    }

    /// The parameter of that name; one that no place has declared is made.
    mutating func parameterIndex(named name: String, of intent: IntentID, at place: SourcePlace) -> Int {
        if let known = drafts[intent.index].parameters[name] { return known }
        // What names meant until now may have been something else.
        settledUses.removeAll()
        let index = library.intents[intent.index].parameters.count
        drafts[intent.index].parameters[name] = index
        drafts[intent.index].origins.append(ParameterOrigin())
        library.intents[intent.index].parameters.append(ResolvedParameter(name: name, type: nil, isDeclared: false, place: place))
        return index
    }
}

extension ResolvedType {
    init(_ expression: TypeExpression) {
        switch expression {
        case .named(let name): self = .named(name.value)
        case .array(let element, _): self = .array(ResolvedType(element))
        }
    }
}
