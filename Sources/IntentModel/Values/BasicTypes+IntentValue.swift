public import Foundation
package import ValueTypes

extension String: _IntentValue {
    public static var _traits: _IntentValueTraits<String> {
        .plain(.text) { value in
            switch value {
            case .text(let text): text
            case .integer(let integer): String(integer)
            case .number(let number): String(number)
            case .boolean(let boolean): String(boolean)
            case .instant(let instant): instant.iso8601
            case .interval, .recurrence, .duration, .amount, .amountRange, .numberRange, .array: nil
            }
        } write: {
            .text($0)
        }
    }
}

extension Bool: _IntentValue {
    public static var _traits: _IntentValueTraits<Bool> {
        .plain(.boolean) { value in
            switch value {
            case .boolean(let boolean): boolean
            case .text(let text): Bool(text)
            default: nil
            }
        } write: {
            .boolean($0)
        }
    }
}

extension Int: _IntentValue {
    public static var _traits: _IntentValueTraits<Int> {
        .plain(.integer) { value in
            value.int ?? value.string.flatMap { Int($0) }
        } write: {
            .integer($0)
        }
    }
}

extension Double: _IntentValue {
    public static var _traits: _IntentValueTraits<Double> {
        .plain(.number) { value in
            value.finite
        } write: {
            SlotValue($0)
        }
    }
}

extension Float: _IntentValue {
    public static var _traits: _IntentValueTraits<Float> {
        .plain(.number) { value in
            value.finite.map { Float($0) }.flatMap { $0.isFinite ? $0 : nil }
        } write: {
            SlotValue(Double($0))
        }
    }
}

extension Decimal: _IntentValue {
    public static var _traits: _IntentValueTraits<Decimal> {
        .plain(.number) { value in
            value.finite.flatMap { SlotValue.number($0).decimal }
        } write: {
            SlotValue($0)
        }
    }
}

extension URL: _IntentValue {
    public static var _traits: _IntentValueTraits<URL> {
        .plain(.url) { value in
            guard case .text(let text) = value else { return nil }
            return URL(string: text)
        } write: {
            .text($0.absoluteString)
        }
    }
}

extension AttributedString: _IntentValue {
    public static var _traits: _IntentValueTraits<AttributedString> {
        .plain(.text) { value in
            guard case .text(let text) = value else { return nil }
            return AttributedString(text)
        } write: {
            .text(String($0.characters))
        }
    }
}

extension SlotValue {
    /// The number that it is or that its text spells, if finite.
    fileprivate var finite: Double? {
        (double ?? string.flatMap { Double($0) }).flatMap { $0.isFinite ? $0 : nil }
    }
}

extension _IntentValueTraits {
    /// A type that needs neither calendar nor query; `read` gives `nil` for a value that it cannot be.
    package static func plain(
        _ kind: ValueKind, read: @escaping @Sendable (SlotValue) -> Value?, write: @escaping @Sendable (Value) -> SlotValue?
    ) -> Self {
        Self(
            type: .kind(kind),
            read: { value, _ throws(IntentValueError) in
                guard let result = read(value) else { throw .wrongType(value, expected: .kind(kind)) }
                return result
            },
            write: { value, _ in write(value) })
    }
}
