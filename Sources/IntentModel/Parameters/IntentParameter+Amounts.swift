public import Foundation
import ValueTypes

extension Duration: _PlainIntentValue {}
extension PersonNameComponents: _PlainIntentValue {}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
    /// A parameter of money.
    ///
    /// - Parameter currencyCodes: The only currencies taken (ISO 4217); empty: any.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String] = [], inclusiveRange: InclusiveRange<Decimal>? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider)? = nil,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> ResolverSpecification<Value.UnwrappedType> = { .init() }
    ) {
        var options = ParameterOptions(value: requestValueDialog, connection: inputConnectionBehavior, provider: optionsProvider)
        options.units = currencyCodes.isEmpty ? nil : currencyCodes
        options.bounds = inclusiveRange.map { .spanning($0) }
        self.init(title: title, description: description, default: defaultValue, options: options, resolvers: resolvers())
    }
}

/// A measurement of a dimension whose units a sentence can name.
public protocol _IntentMeasurement: _IntentValue {
    associatedtype UnitType: _IntentUnit

    static func _measurement(_ value: Double, _ unit: UnitType) -> Self
}

extension Measurement: _IntentMeasurement where UnitType: _IntentUnit {
    public static func _measurement(_ value: Double, _ unit: UnitType) -> Self { Measurement(value: value, unit: unit) }
}

extension IntentParameter where Value.ValueType: _IntentMeasurement {
    public typealias MeasuredUnit = Value.ValueType.UnitType

    /// A parameter of a measured quantity: a length, a mass, a temperature.
    ///
    /// - Parameters:
    ///   - defaultValue: The default, in `defaultUnit`; it counts only together with that.
    ///   - supportsNegativeNumbers: Whether a quantity below zero is taken.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: MeasuredUnit? = nil, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider)? = nil,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> ResolverSpecification<Value.UnwrappedType> = { .init() }
    ) {
        var options = ParameterOptions(value: requestValueDialog, connection: inputConnectionBehavior, provider: optionsProvider)
        if !supportsNegativeNumbers { options.bounds = 0...(.infinity) }
        let value = defaultValue.flatMap { value in defaultUnit.flatMap { Self.amount(value, in: $0) } }
        self.init(title: title, description: description, default: value, options: options, resolvers: resolvers())
    }

    /// A parameter whose values are all in one unit.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: MeasuredUnit,
        supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: (any DynamicOptionsProvider)? = nil,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> ResolverSpecification<Value.UnwrappedType> = { .init() }
    ) {
        var options = ParameterOptions(value: requestValueDialog, connection: inputConnectionBehavior, provider: optionsProvider)
        if !supportsNegativeNumbers { options.bounds = 0...(.infinity) }
        options.units = MeasuredUnit._vocabulary.names(of: unit)
        let value = defaultValue.flatMap { Self.amount($0, in: unit) }
        self.init(title: title, description: description, default: value, options: options, resolvers: resolvers())
    }

    /// A quantity as the parameter holds it: alone, or as the one element of an array.
    private static func amount(_ value: Double, in unit: MeasuredUnit) -> Value.UnwrappedType? {
        Value._wrap(one: Value.ValueType._measurement(value, unit)) as? Value.UnwrappedType
    }
}
