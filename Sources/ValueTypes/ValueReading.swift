/// One way in which a text, or a part of it, can be read as a value.
public struct ValueReading: Sendable, Hashable, Codable {
    public var kind: ValueKind
    public var value: SlotValue
    /// Where it stands: UTF-8 offsets of the text, half-open.
    public var range: Range<Int>
    /// Whether it holds only where a value of the kind is expected: "5" as an hour.
    public var isLatent: Bool

    public init(kind: ValueKind, value: SlotValue, range: Range<Int>, isLatent: Bool = false) {
        self.kind = kind
        self.value = value
        self.range = range
        self.isLatent = isLatent
    }
}
