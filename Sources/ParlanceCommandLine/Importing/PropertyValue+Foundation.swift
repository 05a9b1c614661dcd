import Foundation
import PhraseImport

extension PropertyValue {
    /// A property list in any of its forms; `nil` for what is none.
    init?(propertyList bytes: [UInt8]) {
        guard let root = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) else { return nil }
        self.init(root)
    }

    private init(_ value: Any) {
        switch value {
        case let members as [String: Any]: self = .dictionary(members.mapValues(PropertyValue.init))
        case let elements as [Any]: self = .array(elements.map(PropertyValue.init))
        case let string as String: self = .string(string)
        case let flag as Bool: self = .boolean(flag)
        case let number as NSNumber: self = .number(number.doubleValue)
        default: self = .other
        }
    }
}
