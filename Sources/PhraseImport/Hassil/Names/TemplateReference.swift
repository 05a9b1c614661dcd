import PhraseText

/// `{list:slot}` or `<rule>` in a template, and what it means there.
struct TemplateReference {
    enum Target: Hashable {
        case rule(Int)
        case list(Int)
        /// A wildcard list.
        case text
        case inlineRange(Int)
        /// A list that is given when matching.
        case bound(Int)
        case unknownList(Int)
        case unknownRule(Int)
        /// What stands between the brackets is no reference; it has been reported.
        case broken
    }

    var target: Target
    /// The slot that is filled, by its number; -1 for a rule.
    var slot: Int
    /// With its brackets.
    var span: SourceSpan
    /// The name of the list or rule, and that of the slot.
    var name: SourceSpan
    var slotName: SourceSpan
}
