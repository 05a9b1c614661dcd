import Foundation

extension PredicateFormat {
    /// Whether the condition holds for an object: an entity, whose properties are its keys, or any value with stored properties.
    ///
    /// A key that the object does not have is no value; comparing no value with anything but itself is false.
    package func holds(for object: Any) -> Bool {
        switch self {
        case .constant(let constant): constant
        case .not(let inner): !inner.holds(for: object)
        case .all(let parts): parts.allSatisfy { $0.holds(for: object) }
        case .any(let parts): parts.contains { $0.holds(for: object) }
        case .comparison(let left, let comparison, let right):
            comparison.holds(left.value(in: object), right.value(in: object))
        }
    }
}

extension PredicateOperand {
    fileprivate func value(in object: Any) -> PredicateValue {
        switch self {
        case .value(let value): return value
        case .list(let operands): return .list(operands.map { $0.value(in: object) })
        case .path(let keys):
            var current: Any? = object
            for key in keys { current = current.flatMap { Self.member(key, of: $0) } }
            return current.flatMap { PredicateValue($0) } ?? .none
        }
    }

    /// A stored property by its name; that of a wrapper by the name of what it wraps.
    private static func member(_ key: String, of object: Any) -> Any? {
        let unwrapped = (object as? any OptionalValue).map(\.wrapped) ?? object
        guard let unwrapped else { return nil }
        for child in Mirror(reflecting: unwrapped).children {
            if child.label == key { return child.value }
            if child.label == "_" + key, let property = child.value as? any AnyEntityProperty { return property.anyValue }
        }
        return nil
    }
}

extension PredicateOperator {
    fileprivate func holds(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
        switch kind {
        case .equal: folded(left) == folded(right)
        case .notEqual: folded(left) != folded(right)
        case .less: order(left, right) == .orderedAscending
        case .lessOrEqual: order(left, right).map { $0 != .orderedDescending } ?? false
        case .greater: order(left, right) == .orderedDescending
        case .greaterOrEqual: order(left, right).map { $0 != .orderedAscending } ?? false
        case .isIn: contains(right, left)
        case .contains: contains(left, right)
        case .beginsWith: texts(left, right).map { $0.hasPrefix($1) } ?? false
        case .endsWith: texts(left, right).map { $0.hasSuffix($1) } ?? false
        case .like: texts(left, right).map { Self.isLike(Array($0), Array($1)) } ?? false
        case .between: isBetween(left, right)
        }
    }

    private func isBetween(_ value: PredicateValue, _ bounds: PredicateValue) -> Bool {
        guard case .list(let ends) = bounds, ends.count == 2 else { return false }
        return order(ends[0], value).map { $0 != .orderedDescending } ?? false
            && order(value, ends[1]).map { $0 != .orderedDescending } ?? false
    }

    private func contains(_ whole: PredicateValue, _ part: PredicateValue) -> Bool {
        if case .list(let values) = whole { return values.contains { folded($0) == folded(part) } }
        return texts(whole, part).map { $0.contains($1) } ?? false
    }

    /// `nil` for values that have no order between them.
    private func order(_ left: PredicateValue, _ right: PredicateValue) -> ComparisonResult? {
        switch (folded(left), folded(right)) {
        case (.number(let left), .number(let right)): Self.order(left, right)
        case (.date(let left), .date(let right)): Self.order(left, right)
        case (.text(let left), .text(let right)): Self.order(left, right)
        default: nil
        }
    }

    private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult? {
        if left == right { return .orderedSame }
        if left < right { return .orderedAscending }
        return left > right ? .orderedDescending : nil
    }

    private func texts(_ left: PredicateValue, _ right: PredicateValue) -> (String, String)? {
        guard case .text(let left) = folded(left), case .text(let right) = folded(right) else { return nil }
        return (left, right)
    }

    private func folded(_ value: PredicateValue) -> PredicateValue {
        guard case .text(let text) = value, ignoresCase || ignoresDiacritics else { return value }
        var options: String.CompareOptions = []
        if ignoresCase { options.insert(.caseInsensitive) }
        if ignoresDiacritics { options.insert(.diacriticInsensitive) }
        return .text(text.folding(options: options, locale: nil))
    }

    /// `*` is any characters, `?` one. O(text × pattern): one row of the table at a time.
    private static func isLike(_ text: [Character], _ pattern: [Character]) -> Bool {
        var row = [true] + Array(repeating: false, count: text.count)
        for sign in pattern {
            var next = Array(repeating: false, count: text.count + 1)
            next[0] = sign == "*" && row[0]
            for index in text.indices {
                next[index + 1] = sign == "*" ? row[index + 1] || next[index] : row[index] && (sign == "?" || sign == text[index])
            }
            row = next
        }
        return row[text.count]
    }
}
