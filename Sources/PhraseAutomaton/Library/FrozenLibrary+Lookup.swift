package import PhraseSyntax

// Names in a library: what they mean, and who has them.

extension FrozenLibrary {
    /// An intent by its name and its app's; an empty one for an intent of the library as a whole. O(log intents).
    package func intent(named name: String, app: String) -> IntentID? {
        firstRow(0..<tables.intentsByName.count) { index in
            let row = intent(tables.intentsByName[index].intent)
            let byApp = row.app.id.map { tables.texts.order(of: self.app($0).name, to: app) } ?? (app.isEmpty ? 0 : -1)
            return byApp == 0 ? tables.texts.order(of: row.name, to: name) : byApp
        }.map { tables.intentsByName[$0].intent }
    }

    /// The list, range or rule of that name, seen from a scope outwards. O(scopes · log declarations).
    package func declaration(named name: String, in scope: ScopeID) -> ScopedDeclaration? {
        var at: ScopeID? = scope
        while let current = at {
            let row = self.scope(current)
            let found = firstRow(row.declarations.rows) { tables.texts.order(of: tables.declarations[$0].name, to: name) }
            if let found { return tables.declarations[found].declaration }
            at = row.parent.id
        }
        return nil
    }

    /// A list or range of that name shadows a registered type.
    package func source(ofTypeNamed name: String, in scope: ScopeID) -> SlotSource? {
        switch declaration(named: name, in: scope) {
        case .list(let id): return .list(id)
        case .range(let id): return .range(id)
        case .rule, nil: break
        }
        if name == "text" { return .text }
        let types = self.scope(scope).types.rows
        return firstRow(types) { tables.texts.order(of: tables.textLists[$0].text, to: name) } == nil ? nil : .type(name)
    }

    /// The row of a sorted run that is where it is looked for.
    private func firstRow(_ rows: Range<Int>, order: (Int) -> Int) -> Int? {
        var low = rows.lowerBound
        var high = rows.upperBound
        while low < high {
            let middle = (low + high) / 2
            let found = order(middle)
            if found == 0 { return middle }
            if found < 0 { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// The rule that a reference in a wording means; `nil` where it means something else.
    func rule(_ reference: Reference, in scope: ScopeID) -> (alternatives: [Template], scope: ScopeID)? {
        guard reference.type == nil, reference.name.value != "app" || self.scope(scope).app.isNone,
            case .rule(let id)? = declaration(named: reference.name.value, in: scope), id.index < tables.rules.count
        else { return nil }
        let rule = tables.rules[id.rawValue]
        let templates = FrozenTemplates(rows: tables.templates, texts: tables.texts)
        return (templates.alternatives(at: Int(rule.alternatives)), rule.scope)
    }

    /// What people call an app in a language, else in any; `nil` for an app without names.
    package func spokenName(of app: AppID, language: String) -> String? {
        let names = self.app(app).names.rows.lazy.map { self.tables.appNames[$0] }
        let spoken = names.first { self.isText(self.language($0.language).tag, language) } ?? names.first
        return spoken.map { text($0.text) }
    }

    /// The first declared name of an app in a language.
    package func spokenName(of app: AppID, in language: LanguageID) -> String? {
        self.app(app).names.rows.lazy.map { self.tables.appNames[$0] }.first { $0.language == language }.map { text($0.text) }
    }

    /// All that people call an app, in every language.
    package func spokenNames(of app: AppID) -> [String] {
        self.app(app).names.rows.map { text(tables.appNames[$0].text) }
    }

    /// The app of an identifier. O(apps).
    package func app(named name: String) -> AppID? { apps.first { isText(app($0).name, name) } }
}
