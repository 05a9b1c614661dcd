/// Something that is true or not of the values that an intent has.
package struct SummaryCondition: Sendable {
    package let holds: @Sendable (IntentInstance) -> Bool

    /// A condition on one parameter's value; `nil` stands for none.
    package init<Intent: AppIntent, Value: _IntentValue>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, holds: @escaping @Sendable (Value?) -> Bool
    ) {
        var names = ParameterNames<Intent>()
        let name = names[keyPath]
        self.holds = { intent in
            let parameter = name.flatMap { intent[$0] } as? IntentParameter<Value>
            return holds(parameter?.effectiveValue)
        }
    }
}

public enum EquatableComparisonOperator: Sendable, Hashable {
    case equalTo, notEqualTo
}

public enum HasValueComparisonOperator: Sendable, Hashable {
    case hasAnyValue, hasNoValue
}

public enum OneOfComparisonOperator: Sendable, Hashable {
    case oneOf, notOneOf
}

public enum ComparableComparisonOperator: Sendable, Hashable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}

public enum StringComparisonOperator: Sendable, Hashable {
    case contains, doesNotContain, hasPrefix, hasSuffix
}

extension EquatableComparisonOperator {
    package func holds<Value: Equatable>(_ value: Value?, _ other: Value) -> Bool {
        switch self {
        case .equalTo: value == other
        case .notEqualTo: value != other
        }
    }
}

extension OneOfComparisonOperator {
    package func holds<Value: Equatable>(_ value: Value?, _ others: [Value]) -> Bool {
        let isThere = value.map { others.contains($0) } ?? false
        return isThere == (self == .oneOf)
    }
}

extension ComparableComparisonOperator {
    /// No value compares to nothing.
    package func holds<Value: Comparable>(_ value: Value?, _ other: Value) -> Bool {
        guard let value else { return false }
        return switch self {
        case .lessThan: value < other
        case .lessThanOrEqualTo: value <= other
        case .greaterThan: value > other
        case .greaterThanOrEqualTo: value >= other
        }
    }
}

extension StringComparisonOperator {
    package func holds(_ value: String?, _ other: String) -> Bool {
        let value = value ?? ""
        return switch self {
        case .contains: value.contains(other)
        case .doesNotContain: !value.contains(other)
        case .hasPrefix: value.hasPrefix(other)
        case .hasSuffix: value.hasSuffix(other)
        }
    }
}
