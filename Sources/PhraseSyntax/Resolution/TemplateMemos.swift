/// What was found out about the references of one place: a scope and an intent. Another place, or another file, empties it.
///
/// Phrases of one intent stand together and use few names, so a short list that is searched from its end does.
package struct ReferenceMemo<Value> {
    private static var most: Int { 32 }

    private var pool: TemplatePool?
    private var scope: ScopeID?
    private var intent: IntentID?
    private var entries: [(key: ReferenceKey, value: Value)] = []

    package init() {}

    /// What is known of a reference; `nil` for nothing yet.
    package mutating func value(of part: TemplatePart, in scope: ScopeID, intent: IntentID?) -> Value? {
        if pool !== part.pool || self.scope != scope || self.intent != intent {
            pool = part.pool
            self.scope = scope
            self.intent = intent
            removeAll()
            return nil
        }
        let key = part.referenceKey
        for entry in entries.reversed() where entry.key == key { return entry.value }
        return nil
    }

    /// Remembers something about a reference, at the place that was asked for last.
    package mutating func remember(_ value: Value, of part: TemplatePart) {
        if entries.count == Self.most { removeAll() }
        entries.append((part.referenceKey, value))
    }

    mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}

/// What was found out about the texts of literals, by their numbers in one pool. Another pool empties it.
package struct TextMemo<Value> {
    private var pool: TemplatePool?
    private var values: [Value?] = []

    package init() {}

    /// What is known of a literal's text; `nil` for nothing yet.
    package func value(of part: TemplatePart) -> Value? {
        pool === part.pool && part.textNumber < values.count ? values[part.textNumber] : nil
    }

    package mutating func remember(_ value: Value, of part: TemplatePart) {
        if pool !== part.pool {
            pool = part.pool
            values.removeAll(keepingCapacity: true)
        }
        if part.textNumber >= values.count {
            values.append(contentsOf: repeatElement(nil, count: part.textNumber + 1 - values.count))
        }
        values[part.textNumber] = value
    }
}
