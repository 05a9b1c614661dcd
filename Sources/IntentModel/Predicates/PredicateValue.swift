package import Foundation

/// A value that predicates compare.
package indirect enum PredicateValue: Sendable, Hashable {
    case none
    case text(String)
    case number(Double)
    case date(Date)
    case list([PredicateValue])
    /// Anything else that is equal to itself alone: a UUID, a URL.
    case other(String)

    /// The value of Swift or Foundation; `nil` for one that is not compared.
    package init?(_ value: Any) {
        if let optional = value as? any OptionalValue {
            guard let wrapped = optional.wrapped else {
                self = .none
                return
            }
            self.init(wrapped)
            return
        }
        switch value {
        case let text as String: self = .text(text)
        case let text as NSString: self = .text(text.description)
        case let boolean as Bool: self = .number(boolean ? 1 : 0)
        case let date as Date: self = .date(date)
        case let date as NSDate: self = .date(Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate))
        case let number as any BinaryInteger: self = .number(Double(number))
        case let number as any BinaryFloatingPoint: self = .number(Double(number))
        case let number as Decimal: self = .number(NSDecimalNumber(decimal: number).doubleValue)
        case let number as NSNumber: self = .number(number.doubleValue)
        case is NSNull: self = .none
        case let identifier as UUID: self = .other(identifier.uuidString)
        case let identifier as NSUUID: self = .other(identifier.uuidString)
        case let url as URL: self = .other(url.absoluteString)
        case let raw as any RawRepresentable: self.init(raw.rawValue)
        case let values as [Any]:
            let read = values.compactMap { PredicateValue($0) }
            guard read.count == values.count else { return nil }
            self = .list(read)
        default: return nil
        }
    }
}
