public import Foundation

/// Bounds that both belong to the range.
public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)

extension IntentParameter where Value.ValueType == Int {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: IntControlStyle = .stepper, inclusiveRange: InclusiveRange<Int>? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: (any DynamicOptionsProvider)? = nil,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> ResolverSpecification<Value.UnwrappedType> = { .init() }
    ) {
        var options = ParameterOptions(value: requestValueDialog, connection: inputConnectionBehavior, provider: optionsProvider)
        options.presentation.isSlider = controlStyle == .slider
        options.presentation.isField = controlStyle == .field
        options.bounds = inclusiveRange.map { .spanning(Double($0.lowerBound), Double($0.upperBound)) }
        self.init(title: title, description: description, default: defaultValue, options: options, resolvers: resolvers())
    }
}

extension IntentParameter where Value.ValueType == Double {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: DoubleControlStyle = .field, inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: (any DynamicOptionsProvider)? = nil,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> ResolverSpecification<Value.UnwrappedType> = { .init() }
    ) {
        var options = ParameterOptions(value: requestValueDialog, connection: inputConnectionBehavior, provider: optionsProvider)
        options.presentation.isSlider = controlStyle == .slider
        options.presentation.isField = controlStyle == .field
        options.bounds = inclusiveRange.map { .spanning($0.lowerBound, $0.upperBound) }
        self.init(title: title, description: description, default: defaultValue, options: options, resolvers: resolvers())
    }
}

extension IntentParameter where Value.ValueType == Decimal {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        inclusiveRange: InclusiveRange<Decimal>? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: (any DynamicOptionsProvider)? = nil,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> ResolverSpecification<Value.UnwrappedType> = { .init() }
    ) {
        var options = ParameterOptions(value: requestValueDialog, connection: inputConnectionBehavior, provider: optionsProvider)
        options.bounds = inclusiveRange.map { .spanning($0) }
        self.init(title: title, description: description, default: defaultValue, options: options, resolvers: resolvers())
    }
}

extension ClosedRange<Double> {
    /// The range between two bounds.
    package static func spanning(_ range: InclusiveRange<Decimal>) -> Self {
        spanning(NSDecimalNumber(decimal: range.lowerBound).doubleValue, NSDecimalNumber(decimal: range.upperBound).doubleValue)
    }

    /// The range between two bounds, whichever is written first; a bound that is no number is none.
    fileprivate static func spanning(_ first: Double, _ second: Double) -> Self {
        let first = first.isNaN ? -.infinity : first
        let second = second.isNaN ? .infinity : second
        return Swift.min(first, second)...Swift.max(first, second)
    }
}
