/// A number for each reference of one place: a scope and an intent. Another place, or another file, empties it.
///
/// Phrases of one intent stand together and use few names, so a short list that is searched from its end does. (Numbers, since generic
/// code is not made for its types across modules.)
package struct ReferenceMemo {
    private static let most = 32

    private var pool: TemplatePool?
    private var scope: ScopeID?
    private var intent: IntentID?
    private var entries: [(key: ReferenceKey, number: UInt32)] = []

    package init() {}

    /// The number of a reference; `nil` where it has none yet.
    package mutating func number(of part: TemplatePart, of template: Template, in scope: ScopeID, intent: IntentID?) -> UInt32? {
        if pool !== template.pool || self.scope != scope || self.intent != intent {
            pool = template.pool
            self.scope = scope
            self.intent = intent
            removeAll()
            return nil
        }
        let key = template.referenceKey(of: part)
        for entry in entries.reversed() where entry.key == key { return entry.number }
        return nil
    }

    /// Gives a reference a number, at the place that was asked for last.
    package mutating func set(_ number: UInt32, of part: TemplatePart, of template: Template) {
        if entries.count == Self.most { removeAll() }
        entries.append((template.referenceKey(of: part), number))
    }

    mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}

/// A number for each text of literals in one pool. Another pool empties it.
package struct TextMemo {
    private var pool: TemplatePool?
    private var numbers: [UInt32] = []
    private static let none = UInt32.max

    package init() {}

    /// The number of a literal's text; `nil` where it has none yet.
    package func number(of part: TemplatePart, of template: Template) -> UInt32? {
        guard pool === template.pool, part.textNumber < numbers.count else { return nil }
        let number = numbers[part.textNumber]
        return number == Self.none ? nil : number
    }

    package mutating func set(_ number: UInt32, of part: TemplatePart, of template: Template) {
        if pool !== template.pool {
            pool = template.pool
            numbers.removeAll(keepingCapacity: true)
        }
        if part.textNumber >= numbers.count {
            numbers.append(contentsOf: repeatElement(Self.none, count: part.textNumber + 1 - numbers.count))
        }
        numbers[part.textNumber] = number
    }
}
