public import ValueTypes

/// A value of a list that phrase files declare `bound`: a device, a contact, a book.
///
/// ```swift
/// let home = try library.binding(["name": [
///     BoundValue(.text("light.kitchen"), wordings: ["kitchen light", "the light over the sink"], facts: ["domain": .text("light")])
/// ]])
/// ```
public struct BoundValue: Sendable, Hashable {
    /// What an intent receives.
    public var value: SlotValue
    /// What people call it; plain text, in which brackets are no template. The first is its title.
    public var wordings: [String]
    /// What choosing it tells: the `with KEY = value` of a phrase file, which `when` and `unless` of groups test.
    public var facts: [String: SlotValue]

    public init(_ value: SlotValue, wordings: [String], facts: [String: SlotValue] = [:]) {
        self.value = value
        self.wordings = wordings
        self.facts = facts
    }

    /// A value that is what people call it.
    public init(_ text: String) {
        self.init(.text(text), wordings: [text])
    }
}
