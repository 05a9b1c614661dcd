/// The type of a parameter.
public enum ValueType: Sendable, Hashable, Codable {
    case kind(ValueKind)
    /// A value of a list, a range, an enum or an entity, by its name.
    case choice(of: String)
    indirect case array(ValueType)

    /// As phrase files write it: `date`, `Shelf`, `[text]`.
    public var name: String {
        switch self {
        case .kind(let kind): kind.rawValue
        case .choice(let name): name
        case .array(let element): "[\(element.name)]"
        }
    }
}
