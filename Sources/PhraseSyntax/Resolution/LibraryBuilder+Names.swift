import PhraseText

// What the names in phrases, rules and lists mean, and the parameters that phrases declare by using them.

extension LibraryBuilder {
    mutating func resolveNames() {
        let graph = RuleGraph(library)
        for cycle in graph.cycles { report(.ruleCycle(cycle), at: cycle[cycle.count - 1].place) }
        if graph.isEntangled, let rule = library.rules.last {
            report(.rulesTooEntangled(given: RuleGraph.reachableSlots + 1), at: rule.place)
        }
        names = NameUse(rules: graph)
        for opening in openings { resolve(opening) }
        inferTypes()
        checkPendingReferences()
        checkUnusedRules()
        for id in library.lists.indices { checkWordings(of: library.lists[id]) }
    }

    // MARK: Phrases

    private mutating func resolve(_ opening: Opening) {
        let context = files[opening.file]
        for (position, member) in opening.declaration.members.enumerated() {
            switch member {
            case .phrase(let phrase):
                add(phrase, of: opening, in: context.scope, isVeto: false)
            case .not(let phrase):
                add(phrase, of: opening, in: context.scope, isVeto: true)
            case .group(let group): resolve(group, of: opening, in: opening.groupScopes[position] ?? context.scope)
            case .parameter, .texts, .run: break
            }
        }
    }

    private mutating func resolve(_ group: GroupDeclaration, of opening: Opening, in scope: ScopeID) {
        let context = files[opening.file]
        var sets: [Assignment] = []
        var clauses: [GroupClause] = []
        for case .clause(let clause) in group.members {
            switch clause.content {
            case .set(let name, let value): sets.append(Assignment(name: name, value: value))
            case .setFrom(let name, _):
                _ = parameterIndex(named: name.value, of: opening.intent, at: SourcePlace(context.file.source, name.span))
                clauses.append(clause)
            default: clauses.append(clause)
            }
        }
        checkRepeated(sets, in: context.file.source)
        for case .phrase(let phrase) in group.members {
            add(phrase, of: opening, in: scope, isVeto: false, sets: sets, clauses: clauses, group: group.name?.value)
        }
    }

    private mutating func add(
        _ phrase: PhraseDeclaration, of opening: Opening, in scope: ScopeID, isVeto: Bool, sets: [Assignment] = [],
        clauses: [GroupClause] = [], group: String? = nil
    ) {
        let source = files[opening.file].file.source
        let user = User(intent: opening.intent, scope: scope, source: source, declares: !isVeto)
        use(phrase.template, by: user)
        if !isVeto { drafts[opening.intent.index].hasPhrases = true }
        checkRepeated(phrase.assignments, in: source)
        for assignment in phrase.assignments + sets {
            let place = SourcePlace(source, assignment.name.span)
            let index = parameterIndex(named: assignment.name.value, of: opening.intent, at: place)
            if drafts[opening.intent.index].origins[index].valueType == nil {
                drafts[opening.intent.index].origins[index].valueType = ResolvedType(of: assignment.value)
            }
        }
        guard !phrase.template.isEmpty else { return }
        library.phrases.append(
            ResolvedPhrase(
                intent: opening.intent, scope: scope, template: phrase.template, isVeto: isVeto,
                assignments: sets.isEmpty ? phrase.assignments : phrase.assignments + sets, ownAssignments: phrase.assignments.count,
                clauses: clauses, groupName: group, place: SourcePlace(source, phrase.template.span)))
    }

    private mutating func checkRepeated(_ assignments: [Assignment], in source: SourceFile) {
        guard assignments.count > 1 else { return }
        var first: [String: SourceSpan] = [:]
        for assignment in assignments {
            let name = assignment.name.value
            if let known = first[name] {
                report(
                    .duplicateAssignment(name: name, first: SourcePlace(source, known)), at: SourcePlace(source, assignment.name.span))
            } else {
                first[name] = assignment.name.span
            }
        }
    }

    // MARK: References

    /// Whose template is looked at.
    struct User {
        var intent: IntentID
        var scope: ScopeID
        var source: SourceFile
        /// A slot that no parameter has declares one.
        var declares: Bool
    }

    private mutating func use(_ template: Template, by user: User) {
        for part in template.parts {
            switch part.kind {
            case .literal, .space: break
            case .reference: use(part, of: template, by: user)
            case .optional, .group, .permutation: for alternative in template.alternatives(of: part) { use(alternative, by: user) }
            }
        }
    }

    private mutating func use(_ part: TemplatePart, of template: Template, by user: User) {
        // What a veto uses declares nothing, so that it says nothing about later uses.
        guard user.declares else {
            _ = use(template.reference(of: part), by: user)
            return
        }
        if let settled = settledUses.number(of: part, of: template, in: user.scope, intent: user.intent) {
            if settled == Self.nothingMore { return }
            // A parameter remembers the scope in which it was used last.
            if drafts[user.intent.index].origins[Int(settled)].lastScope == user.scope { return }
        }
        let reference = template.reference(of: part)
        guard use(reference, by: user) else { return }
        if reference.type == nil, let index = drafts[user.intent.index].parameters[reference.name.value] {
            settledUses.set(UInt32(index), of: part, of: template)
        } else {
            settledUses.set(Self.nothingMore, of: part, of: template)
        }
    }

    /// Gives a reference its meaning; `false` if that was an error.
    private mutating func use(_ reference: Reference, by user: User) -> Bool {
        if reference.type == nil, drafts[user.intent.index].parameters[reference.name.value] == nil,
            case .rule(let rule) = library.declaration(named: reference.name.value, in: user.scope)
        {
            use(rule, by: user)
            return true
        }
        return useSlot(reference, in: user.scope, place: SourcePlace(user.source, reference.span), by: user)
    }

    /// Looks at the slots that a rule reaches, once for each intent.
    private mutating func use(_ rule: RuleID, by user: User) {
        guard names.isFirst(rule, for: user) else { return }
        for index in names.rules.slots[rule.index] where names.isFirst(useAt: index, for: user) {
            let slot = names.rules.uses[Int(index)]
            if names.isReported[Int(index)] { continue }
            names.isReached[Int(index)] = true
            if !useSlot(slot.reference, in: slot.scope, place: slot.place, by: user) { names.isReported[Int(index)] = true }
        }
    }

    /// Gives a slot its meaning for an intent; `false` if that was an error.
    private mutating func useSlot(_ reference: Reference, in scope: ScopeID, place: SourcePlace, by user: User) -> Bool {
        let name = reference.name.value
        if let type = reference.type {
            guard library.source(ofTypeNamed: type.value, in: scope) != nil else {
                report(
                    .unknownType(name: type.value, nearest: nearestType(to: type.value, in: scope)),
                    at: SourcePlace(place.file, type.span))
                return false
            }
            if user.declares { infer(.named(type.value), for: name, of: user.intent, at: place) }
            return true
        }
        if name == "app", let app = library.scopes[scope.index].app {
            useName(of: app, in: scope, at: place)
            return true
        }
        if let known = drafts[user.intent.index].parameters[name] {
            if drafts[user.intent.index].origins[known].lastScope != scope {
                drafts[user.intent.index].origins[known].lastScope = scope
                pending.append(
                    PendingReference(parameter: known, scope: scope, place: place, name: reference.name, intent: user.intent))
            }
            return true
        }
        switch library.declaration(named: name, in: scope) {
        case .list, .range:
            if user.declares { infer(.named(name), for: name, of: user.intent, at: place) }
            return true
        case .rule: return true
        case nil: break
        }
        if name == "app" {
            report(.noApp, at: place)
        } else {
            reportUnknown(reference.name, in: scope, intent: user.intent, file: place.file)
        }
        return false
    }

    private mutating func infer(_ type: ResolvedType, for name: String, of intent: IntentID, at place: SourcePlace) {
        let index = parameterIndex(named: name, of: intent, at: place)
        if drafts[intent.index].origins[index].usedType == nil { drafts[intent.index].origins[index].usedType = type }
    }

    private mutating func useName(of app: AppID, in scope: ScopeID, at place: SourcePlace) {
        let language = library.scopes[scope.index].language
        guard library.apps[app.index].names[language] == nil else { return }
        let name = library.apps[app.index].name
        report(.appNameMissing(app: name, language: library.languages[language.index].tag), at: place)
        // The names of the first language that has some; reported once.
        let first = library.apps[app.index].names.min { $0.key < $1.key }
        library.apps[app.index].names[language] = first?.value ?? [Spanned(name, place.span)]
    }

    // MARK: After all phrases

    /// Gives a type to parameters that are used, but declared nowhere or without one.
    private mutating func inferTypes() {
        var scopes: [Set<ScopeID>] = Array(repeating: [], count: library.intents.count)
        for opening in openings { scopes[opening.intent.index].insert(files[opening.file].scope) }
        for intent in library.intents.indices {
            for index in library.intents[intent].parameters.indices {
                let parameter = library.intents[intent].parameters[index]
                let origin = drafts[intent].origins[index]
                if !parameter.isDeclared { library.intents[intent].parameters[index].isOptional = true }
                guard parameter.type == nil else { continue }
                let hasOwnList = scopes[intent].contains { library.declaration(named: parameter.name, in: $0)?.isSource ?? false }
                let type = origin.usedType ?? (hasOwnList ? .named(parameter.name) : nil) ?? (parameter.isDeclared ? nil : origin.valueType)
                library.intents[intent].parameters[index].type = type
                if type == nil, parameter.isDeclared { report(.parameterWithoutType, at: parameter.place) }
                // `set … from` alone: what the context tells is text.
                if type == nil, !parameter.isDeclared { library.intents[intent].parameters[index].type = .named("text") }
            }
        }
    }

    /// Looks at the references to parameters now that all types are known.
    private mutating func checkPendingReferences() {
        var reported: Set<PendingKey> = []
        for reference in pending {
            let parameter = library.intents[reference.intent.index].parameters[reference.parameter]
            guard let type = parameter.type?.elementName else { continue }
            if !parameter.isDeclared, library.declaration(named: parameter.name, in: reference.scope)?.isSource == true { continue }
            let isFilled = parameter.isDeclared || drafts[reference.intent.index].origins[reference.parameter].usedType != nil
            if library.source(ofTypeNamed: type, in: reference.scope) != nil {
                if !isFilled {
                    // Only `=>` or `set` knows the name: nothing says what the slot reads.
                    reportUnknown(reference.name, in: reference.scope, intent: reference.intent, file: reference.place.file)
                }
                continue
            }
            guard isKnownType(type) else { continue }
            let language = library.scopes[reference.scope.index].language
            let key = PendingKey(intent: reference.intent, parameter: reference.parameter, language: language)
            if reported.insert(key).inserted {
                report(.typeNotInLanguage(type: type, language: library.languages[language.index].tag), at: reference.place)
            }
        }
        pending = []
    }

    private struct PendingKey: Hashable {
        var intent: IntentID
        var parameter: Int
        var language: LanguageID
    }

    /// Looks at slots of rules that no phrase reaches: a name that nothing at all declares is unknown all the same.
    private mutating func checkUnusedRules() {
        var parameters: Set<String> = []
        for draft in drafts { parameters.formUnion(draft.parameters.keys) }
        for (index, use) in names.rules.uses.enumerated() where names.rules.isFirst(index) && !names.isReached[index] {
            let name = use.reference.name.value
            if let type = use.reference.type {
                guard library.source(ofTypeNamed: type.value, in: use.scope) == nil else { continue }
                let nearest = nearestType(to: type.value, in: use.scope)
                report(.unknownType(name: type.value, nearest: nearest), at: SourcePlace(use.place.file, type.span))
            } else if name == "app" {
                if library.scopes[use.scope.index].app == nil { report(.noApp, at: use.place) }
            } else if !parameters.contains(name), library.declaration(named: name, in: use.scope) == nil {
                reportUnknown(use.reference.name, in: use.scope, intent: nil, file: use.place.file)
            }
        }
    }

    /// The wordings of a list are made of words and of rules without slots.
    private mutating func checkWordings(of list: ResolvedList) {
        for value in list.values {
            for wording in value.wordings {
                var references: [Reference] = []
                wording.forEachReference { references.append($0) }
                for reference in references { check(reference, inValueOf: list) }
            }
        }
    }

    private mutating func check(_ reference: Reference, inValueOf list: ResolvedList) {
        let name = reference.name.value
        if reference.type == nil {
            switch library.declaration(named: name, in: list.scope) {
            case .rule(let rule):
                if names.rules.slots[rule.index].isEmpty { return }
            case .list, .range: break
            case nil:
                if name != "app" { return reportUnknown(reference.name, in: list.scope, intent: nil, file: list.valuesFile) }
            }
        }
        report(.slotInListValue(name: name), at: SourcePlace(list.valuesFile, reference.span))
    }

    // MARK: Unknown names

    private mutating func reportUnknown(_ name: Spanned<String>, in scope: ScopeID, intent: IntentID?, file: SourceFile) {
        var nearest: String?
        if errors.count < SyntaxLimits.reportedFindings {
            let parameters = intent.map { library.intents[$0.index].parameters.map(\.name) } ?? []
            let app = library.scopes[scope.index].app == nil ? [] : ["app"]
            let candidates = (parameters + app + namesVisible(in: scope)).lazy.filter { $0 != name.value }
            nearest = NearestName.of(name.value, among: candidates)
        }
        let intentName = intent.map { library.intents[$0.index].name }
        report(.unknownName(name: name.value, intent: intentName, nearest: nearest), at: SourcePlace(file, name.span))
    }

    private mutating func namesVisible(in scope: ScopeID) -> [String] {
        if let known = visibleNames[scope] { return known }
        var names: [String] = []
        var at: ScopeID? = scope
        while let current = at {
            names += library.scopes[current.index].declarations.keys.sorted()
            at = library.scopes[current.index].parent
        }
        visibleNames[scope] = names
        return names
    }

    mutating func nearestType(to name: String, in scope: ScopeID) -> String? {
        guard errors.count < SyntaxLimits.reportedFindings else { return nil }
        return NearestName.of(name, among: ["text"] + resolver.registeredTypes.sorted() + namesVisible(in: scope))
    }

    func isKnownType(_ name: String) -> Bool {
        name == "text" || resolver.registeredTypes.contains(name) || sourceNames.contains(name)
    }
}

extension ScopedDeclaration {
    /// A list or range, which a slot can read.
    var isSource: Bool {
        switch self {
        case .list, .range: true
        case .rule: false
        }
    }
}

extension ResolvedType {
    /// The type that a fixed value shows.
    init(of value: ValueLiteral) {
        switch value {
        case .words, .string: self = .named("text")
        case .number: self = .named("number")
        case .boolean: self = .named("boolean")
        case .array(let elements, _): self = .array(elements.first.map(ResolvedType.init(of:)) ?? .named("text"))
        }
    }
}
