public import Foundation

// Conversions between the basic types. Text is read as code writes it (`4.5`, `true`), not as people say it: that is the recognisers' part.

public struct IntResolver: Resolver {
    public init() {}

    public func resolve(from input: Int, context: IntentParameterContext<Int>) async throws -> Int? { input }
}

public struct DoubleResolver: Resolver {
    public init() {}

    public func resolve(from input: Double, context: IntentParameterContext<Double>) async throws -> Double? { input }
}

public struct IntFromStringResolver: Resolver {
    public init() {}

    public func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? { Int(input) }
}

/// The whole number nearest to zero; none for a number that an `Int` does not hold.
public struct IntFromDoubleResolver: Resolver {
    public init() {}

    public func resolve(from input: Double, context: IntentParameterContext<Int>) async throws -> Int? {
        Int(exactly: input.rounded(.towardZero))
    }
}

public struct DoubleFromStringResolver: Resolver {
    public init() {}

    public func resolve(from input: String, context: IntentParameterContext<Double>) async throws -> Double? {
        Double(input).flatMap { $0.isFinite ? $0 : nil }
    }
}

public struct DoubleFromIntResolver: Resolver {
    public init() {}

    public func resolve(from input: Int, context: IntentParameterContext<Double>) async throws -> Double? { Double(input) }
}

public struct BoolFromStringResolver: Resolver {
    public init() {}

    public func resolve(from input: String, context: IntentParameterContext<Bool>) async throws -> Bool? { Bool(input) }
}

public struct StringFromIntResolver: Resolver {
    public init() {}

    public func resolve(from input: Int, context: IntentParameterContext<String>) async throws -> String? { String(input) }
}

public struct StringFromDoubleResolver: Resolver {
    public init() {}

    public func resolve(from input: Double, context: IntentParameterContext<String>) async throws -> String? { String(input) }
}

public struct URLFromStringResolver: Resolver {
    public init() {}

    public func resolve(from input: String, context: IntentParameterContext<URL>) async throws -> URL? { URL(string: input) }
}

public struct AttributedStringFromStringResolver: Resolver {
    public init() {}

    public func resolve(from input: String, context: IntentParameterContext<AttributedString>) async throws -> AttributedString? {
        AttributedString(input)
    }
}

/// Takes a number within a range alone.
public struct RangeCheckingResolver<Value: _IntentValue & Comparable>: Resolver {
    private let range: ClosedRange<Value>

    public init(inclusiveRange: InclusiveRange<Value>) {
        let bounds = [inclusiveRange.lowerBound, inclusiveRange.upperBound].sorted()
        range = bounds[0]...bounds[1]
    }

    /// - Throws: `IntentRangeError` for a value outside the range.
    public func resolve(from input: Value, context: IntentParameterContext<Value>) async throws -> Value? {
        guard range.contains(input) else { throw IntentRangeError(lowest: "\(range.lowerBound)", highest: "\(range.upperBound)") }
        return input
    }
}

/// A value is outside the range that a parameter takes.
public struct IntentRangeError: Error, Sendable, Hashable, CustomLocalizedStringResourceConvertible {
    public let lowest: String
    public let highest: String

    public var localizedStringResource: LocalizedStringResource { "It must be between \(lowest) and \(highest)." }
}
