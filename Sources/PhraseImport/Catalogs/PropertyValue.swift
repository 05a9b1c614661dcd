/// A value of a property list, however that is written; the toolchain reads those.
package indirect enum PropertyValue: Sendable, Equatable {
    case dictionary([String: PropertyValue])
    case array([PropertyValue])
    case string(String)
    case number(Double)
    case boolean(Bool)
    /// A date or bytes, which no catalogue has.
    case other

    package var string: String? { if case .string(let string) = self { string } else { nil } }
    /// A toolchain takes the numbers 0 and 1 for truth values.
    var number: Double? {
        switch self {
        case .number(let number): number
        case .boolean(let isTrue): isTrue ? 1 : 0
        default: nil
        }
    }
    var isTrue: Bool { self == .boolean(true) || self == .number(1) }
    package var dictionary: [String: PropertyValue]? { if case .dictionary(let members) = self { members } else { nil } }

    subscript(name: String) -> PropertyValue? { dictionary?[name] }

    /// The elements of an array; none for anything else.
    func elements(_ name: String) -> [PropertyValue] { if case .array(let elements)? = self[name] { elements } else { [] } }
}
