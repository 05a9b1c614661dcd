/// What a text means: the value of a parameter, independent of the words that said it.
public indirect enum SlotValue: Sendable, Hashable, Codable {
    /// Free text; also the canonical value of a list's entry, an enum's raw value, an entity's identifier.
    case text(String)
    case integer(Int)
    /// A number, an ordinal, or a percentage as said (25 for "25 %").
    case number(Double)
    case boolean(Bool)
    case instant(Instant)
    case array([SlotValue])
}
