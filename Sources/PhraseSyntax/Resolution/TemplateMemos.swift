/// What was found out about the references of one place: a scope and an intent. Another place, or another file, empties it.
///
/// Phrases of one intent stand together and use few names, so a short list that is searched from its end does.
package struct ReferenceMemo<Value> {
    @usableFromInline var pool: TemplatePool?
    @usableFromInline var scope: ScopeID?
    @usableFromInline var intent: IntentID?
    @usableFromInline var entries: [(key: ReferenceKey, value: Value)] = []

    @inlinable static var most: Int { 32 }

    @inlinable package init() {}

    /// What is known of a reference; `nil` for nothing yet.
    @inlinable
    package mutating func value(of part: TemplatePart, of template: Template, in scope: ScopeID, intent: IntentID?) -> Value? {
        if pool !== template.pool || self.scope != scope || self.intent != intent {
            pool = template.pool
            self.scope = scope
            self.intent = intent
            removeAll()
            return nil
        }
        let key = template.referenceKey(of: part)
        for entry in entries.reversed() where entry.key == key { return entry.value }
        return nil
    }

    /// Remembers something about a reference, at the place that was asked for last.
    @inlinable
    package mutating func remember(_ value: Value, of part: TemplatePart, of template: Template) {
        if entries.count == Self.most { removeAll() }
        entries.append((template.referenceKey(of: part), value))
    }

    @inlinable
    mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}

/// What was found out about the texts of literals, by their numbers in one pool. Another pool empties it.
package struct TextMemo<Value> {
    @usableFromInline var pool: TemplatePool?
    @usableFromInline var values: [Value?] = []

    @inlinable package init() {}

    /// What is known of a literal's text; `nil` for nothing yet.
    @inlinable
    package func value(of part: TemplatePart, of template: Template) -> Value? {
        pool === template.pool && part.textNumber < values.count ? values[part.textNumber] : nil
    }

    @inlinable
    package mutating func remember(_ value: Value, of part: TemplatePart, of template: Template) {
        if pool !== template.pool {
            pool = template.pool
            values.removeAll(keepingCapacity: true)
        }
        if part.textNumber >= values.count {
            values.append(contentsOf: repeatElement(nil, count: part.textNumber + 1 - values.count))
        }
        values[part.textNumber] = value
    }
}
