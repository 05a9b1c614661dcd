import PhraseText

// Lists, ranges, rules, words left unheard, and the intents that files open.

extension LibraryBuilder {
    mutating func collectDeclarations(ofFile index: Int) {
        let context = files[index]
        for declaration in context.file.declarations {
            switch declaration {
            case .app: break
            case .list(let list): declare(list, in: context.scope, file: context.file)
            case .range(let range): declare(range, in: context.scope, file: context.file)
            case .rule(let rule): declare(rule, in: context.scope, file: context.file)
            case .skip(let skip): library.languages[context.language.index].skips += skip.texts
            case .intent(let intent): open(intent, inFile: index)
            }
        }
    }

    mutating func declare(_ list: ListDeclaration, in scope: ScopeID, file: PhraseFile) {
        if extend(with: list, in: scope, file: file) { return }
        let place = SourcePlace(file.source, list.name.span)
        let id = ListID(library.lists.count)
        guard declare(.list(id), named: list.name.value, in: scope, at: place) else { return }
        if file.isCode { codeLists.insert(id) }
        var isBound = false
        var values = list.values
        var valuesFile = file.source
        switch list.source {
        case .written: break
        case .bound:
            isBound = true
            values = []
        case .file(let path): (values, valuesFile) = readValues(at: path, of: list, in: file.source)
        }
        library.lists.append(
            ResolvedList(
                name: list.name.value, scope: scope, isPreferred: list.isPreferred, isBound: isBound, values: values,
                valuesFile: valuesFile, place: place))
    }

    mutating func declare(_ range: RangeDeclaration, in scope: ScopeID, file: PhraseFile) {
        let place = SourcePlace(file.source, range.name.span)
        guard declare(.range(RangeID(library.ranges.count)), named: range.name.value, in: scope, at: place) else { return }
        library.ranges.append(ResolvedRange(name: range.name.value, scope: scope, declaration: range, place: place))
    }

    mutating func declare(_ rule: RuleDeclaration, in scope: ScopeID, file: PhraseFile) {
        let place = SourcePlace(file.source, rule.name.span)
        guard declare(.rule(RuleID(library.rules.count)), named: rule.name.value, in: scope, at: place) else { return }
        library.rules.append(ResolvedRule(name: rule.name.value, scope: scope, alternatives: rule.alternatives, place: place))
    }

    private mutating func declare(_ declaration: ScopedDeclaration, named name: String, in scope: ScopeID, at place: SourcePlace) -> Bool {
        if let known = library.scopes[scope.index].declarations[name] {
            guard let first = declarationPlaces[known] else { return false }
            report(.duplicateDeclaration(name: name, first: first), at: place)
            return false
        }
        library.scopes[scope.index].declarations[name] = declaration
        if declaration.isSource { sourceNames.insert(name) }
        declarationPlaces[declaration] = place
        return true
    }

    /// The values in the text file beside the phrase file that `list … from` names.
    private mutating func readValues(
        at path: Spanned<String>, of list: ListDeclaration, in source: SourceFile
    ) -> ([ListValue], SourceFile) {
        let place = SourcePlace(source, path.span)
        let parts = path.value.split(separator: "/", omittingEmptySubsequences: false)
        let isSafe = !path.value.isEmpty && !path.value.utf8.contains(0) && !parts.contains("..") && parts.first != ""
        guard isSafe, !path.value.contains("\\"), !path.value.contains(":") else {
            report(.pathOutsideFolder, at: place)
            return ([], source)
        }
        guard let file = resolver.externalFile(path.value, source) else {
            report(.unreadableFile, at: place)
            return ([], source)
        }
        let (values, found) = PhraseParser(source: file).parseValues()
        errors.append(contentsOf: found.map { ResolutionError(.syntax($0.fault), at: SourcePlace(file, $0.span)) })
        if values.isEmpty, found.isEmpty { report(.syntax(.emptyList), at: SourcePlace(source, list.name.span)) }
        return (values, file)
    }

    private mutating func open(_ declaration: IntentDeclaration, inFile index: Int) {
        let context = files[index]
        let place = SourcePlace(context.file.source, declaration.name.span)
        let id = intentID(named: declaration.name, app: context.app, in: context.file)
        if drafts[id.index].lastFile == index, let first = drafts[id.index].lastPlace {
            report(.duplicateIntent(first: first), at: place)
        }
        drafts[id.index].lastFile = index
        drafts[id.index].lastPlace = place
        if context.file.isCode { drafts[id.index].isCode = true }
        var opening = Opening(intent: id, file: index, declaration: declaration)
        if let title = declaration.title {
            if library.intents[id.index].title == nil { library.intents[id.index].title = title.value }
            if library.intents[id.index].titles[context.language] == nil {
                library.intents[id.index].titles[context.language] = title.value
            }
        }
        for (position, member) in declaration.members.enumerated() {
            switch member {
            case .group(let group):
                if let scope = declareMembers(of: group, inside: context) { opening.groupScopes[position] = scope }
            case .texts(let texts):
                library.intents[id.index].texts[context.language, default: [:]][texts.kind, default: []] += texts.texts
            case .run(let arguments, _, let span): setProgram(arguments, of: id, at: SourcePlace(context.file.source, span))
            case .phrase, .not, .parameter: break
            }
        }
        openings.append(opening)
    }

    /// Declares the lists, ranges and rules of a group, which replace those outside; `nil` if it has none.
    private mutating func declareMembers(of group: GroupDeclaration, inside context: FileContext) -> ScopeID? {
        var scope: ScopeID?
        for member in group.members {
            switch member {
            case .phrase, .clause: continue
            case .list, .range, .rule: break
            }
            let inner = scope ?? newScope(parent: context.scope, app: context.app, language: context.language)
            scope = inner
            switch member {
            case .list(let list): declare(list, in: inner, file: context.file)
            case .range(let range): declare(range, in: inner, file: context.file)
            case .rule(let rule): declare(rule, in: inner, file: context.file)
            case .phrase, .clause: break
            }
        }
        return scope
    }

    private mutating func setProgram(_ arguments: [Spanned<String>], of intent: IntentID, at place: SourcePlace) {
        guard let known = library.intents[intent.index].run, let other = drafts[intent.index].runPlace else {
            library.intents[intent.index].run = arguments
            drafts[intent.index].runPlace = place
            return
        }
        if known.map(\.value) != arguments.map(\.value) { report(.disagreement(.program, other: other, codeCounts: false), at: place) }
    }

    /// Two apps that people call by one name in one language.
    mutating func checkSharedNames(of declaration: AppDeclaration, app: AppID, in file: PhraseFile, language: LanguageID) {
        for name in declaration.names {
            let key = SpokenName(heard: Sentence.folded(name.value, normalizer: nil), language: language)
            if let (other, place) = spokenNames[key] {
                guard other != app else { continue }
                report(
                    .sharedAppName(otherApp: library.apps[other.index].name, other: place), at: SourcePlace(file.source, name.span))
            } else {
                spokenNames[key] = (app, SourcePlace(file.source, name.span))
            }
        }
    }
}
