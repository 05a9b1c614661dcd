import Foundation
package import ValueTypes

/// A parameter whatever its type: what the dialog and the phrases know of it.
package protocol AnyIntentParameter: AnyObject, Sendable {
    var title: LocalizedStringResource? { get }
    var options: ParameterOptions { get }
    var valueType: ValueTypes.ValueType { get }
    var isOptional: Bool { get }
    /// Whether it was given a value; a default is none.
    var isSet: Bool { get }
    /// Whether there is a value, given or by default; an optional without one holds nothing.
    var holdsSomething: Bool { get }
    /// Whether it may be read: it was given a value, has a default, or is optional.
    var hasValue: Bool { get }
    var valueChoices: IntentChoices { get }
    /// All choices of the value's type, also those that this parameter does not take.
    var typeChoices: IntentChoices { get }
    /// The enum or entity type of its values; `nil` for a basic type.
    var valueOrigin: Any.Type? { get }

    func defaultSlotValue(in context: ValueContext) -> SlotValue?
    /// The value given or the default, as a sentence would say it; `nil` for none, and for one that no sentence can say.
    func currentValue(in context: ValueContext) -> SlotValue?
    /// Gives it a value that was said; the value before is kept if this one cannot be taken.
    func assign(_ value: SlotValue, in context: ValueContext) async throws(IntentValueError)
    func unset()
    /// Has the same value as another parameter, or none; nothing where the other is of another type.
    func takeValue(of other: any AnyIntentParameter)
    /// The value that an options provider takes where nothing is said.
    func offeredDefault(in context: ValueContext) async -> SlotValue?
}

extension IntentParameter: AnyIntentParameter {
    package var valueType: ValueTypes.ValueType {
        let type = Value._traits.type
        guard let kind = options.kind else { return type }
        if case .array = type { return .array(.kind(kind)) }
        return .kind(kind)
    }

    package var isSet: Bool {
        if case .set = valueState { return true }
        return false
    }

    package var hasValue: Bool { effectiveValue != nil }

    package var valueChoices: IntentChoices {
        if let provider = options.provider { return .offered(provider) }
        let choices = Value._traits.choices
        guard case .cases(let cases) = choices, let supported = options.supportedValues else { return choices }
        return .cases(cases.filter { supported.contains($0.value) })
    }

    package var typeChoices: IntentChoices { Value._traits.choices }

    package var holdsSomething: Bool {
        guard let value = effectiveValue else { return false }
        return (value as? any OptionalValue)?.isSome ?? true
    }

    package var valueOrigin: Any.Type? { Value._traits.origin }

    package func defaultSlotValue(in context: ValueContext) -> SlotValue? {
        defaultValue.flatMap { Value._traits.write(Value._wrap($0), context) }.map(narrowed)
    }

    package func currentValue(in context: ValueContext) -> SlotValue? {
        effectiveValue.flatMap { Value._traits.write($0, context) }.map(narrowed)
    }

    package func assign(_ value: SlotValue, in context: ValueContext) async throws(IntentValueError) {
        wrappedValue = try await read(value, in: context)
    }

    package func takeValue(of other: any AnyIntentParameter) {
        guard let other = other as? IntentParameter<Value> else { return }
        if case .set(let value) = other.valueState { wrappedValue = value } else { unset() }
    }

    package func offeredDefault(in context: ValueContext) async -> SlotValue? {
        if let provider = options.provider { return await provider.defaultChoice(in: context) }
        guard case .offered(let query) = typeChoices else { return nil }
        return await query.defaultChoice(in: context)
    }

    /// What was said as a value: by the resolvers, else as the type reads it.
    func read(_ value: SlotValue, in context: ValueContext) async throws(IntentValueError) -> Value {
        let value = counted(value, in: context)
        try check(value)
        let parameter = IntentParameterContext<Value.UnwrappedType>(title: title, isOptional: isOptional, defaultValue: defaultValue)
        for resolve in resolvers.steps {
            let resolved: Value.UnwrappedType?
            do {
                resolved = try await resolve(value, context, parameter)
            } catch let error as IntentValueError {
                throw error
            } catch let error as any CustomLocalizedStringResourceConvertible {
                throw .refused(error.localizedStringResource)
            } catch {
                throw .failed(error)
            }
            if let resolved { return Value._wrap(resolved) }
        }
        return try await Value._traits.read(value, context)
    }

    /// An amount without a unit is one of the units that the parameter takes: money in the locale's currency where that is taken, else
    /// in the first one.
    private func counted(_ value: SlotValue, in context: ValueContext) -> SlotValue {
        guard case .amount(var amount) = value, amount.unit == nil else { return value }
        let local = valueType == .kind(.currency) ? context.locale.currency?.identifier : nil
        amount.unit = options.units.map { units in units.first { $0 == local } ?? units.first } ?? local
        return .amount(amount)
    }

    /// A value of a date parameter is as precise as the parameter.
    private func narrowed(_ value: SlotValue) -> SlotValue {
        guard options.kind == .date, case .instant(let instant) = value else { return value }
        return .instant(Instant(year: instant.year, month: instant.month, day: instant.day, grain: .day))
    }

    /// Whether the bounds and the supported values allow it.
    func check(_ value: SlotValue) throws(IntentValueError) {
        switch value {
        case .array(let parts):
            for part in parts { try check(part) }
        case .integer(let integer):
            try check(Double(integer), of: value)
        case .number(let number):
            try check(number, of: value)
        case .text:
            if let supported = options.supportedValues, !supported.contains(value) { throw .unknownChoice(value, of: valueType) }
        case .amount(let amount):
            try check(unit: amount.unit)
            try check(amount.value, of: value)
        case .amountRange(let range):
            try check(unit: range.unit)
            for case let bound? in [range.lower, range.upper] { try check(bound, of: value) }
        case .numberRange(let range):
            for case let bound? in [range.lower, range.upper] { try check(bound, of: value) }
        case .duration(let period):
            try check(period.value, of: value)
        case .boolean, .instant, .interval, .recurrence:
            break
        }
    }

    private func check(unit: String?) throws(IntentValueError) {
        if let units = options.units, let unit, !units.contains(unit) { throw .unknownUnit(unit, allowed: units) }
    }

    private func check(_ number: Double, of value: SlotValue) throws(IntentValueError) {
        if let bounds = options.bounds, !bounds.contains(number) { throw .outOfBounds(value, bounds) }
    }
}
