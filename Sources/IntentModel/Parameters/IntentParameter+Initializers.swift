public import Foundation

/// Values whose parameters are declared with no more than a title, a default and a question.
public protocol _PlainIntentValue: _IntentValue {}

extension URL: _PlainIntentValue {}
extension AttributedString: _PlainIntentValue {}
extension Float: _PlainIntentValue {}
extension DateInterval: _PlainIntentValue {}
extension Calendar.RecurrenceRule: _PlainIntentValue {}
extension Array: _PlainIntentValue where Element: _UnofferedIntentValue {}
extension Set: _PlainIntentValue where Element: _UnofferedIntentValue {}

/// Values that are neither cases of an enum nor entities.
public protocol _UnofferedIntentValue: _IntentValue {}

extension String: _UnofferedIntentValue {}
extension Int: _UnofferedIntentValue {}
extension Double: _UnofferedIntentValue {}
extension Float: _UnofferedIntentValue {}
extension Bool: _UnofferedIntentValue {}
extension Decimal: _UnofferedIntentValue {}
extension Date: _UnofferedIntentValue {}
extension DateComponents: _UnofferedIntentValue {}
extension DateInterval: _UnofferedIntentValue {}
extension Calendar.RecurrenceRule: _UnofferedIntentValue {}
extension URL: _UnofferedIntentValue {}
extension AttributedString: _UnofferedIntentValue {}

extension IntentParameter where Value.UnwrappedType: _PlainIntentValue {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider)? = nil,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> ResolverSpecification<Value.UnwrappedType> = { .init() }
    ) {
        let options = ParameterOptions(value: requestValueDialog, connection: inputConnectionBehavior, provider: optionsProvider)
        self.init(title: title, description: description, default: defaultValue, options: options, resolvers: resolvers())
    }
}

extension IntentParameter where Value.UnwrappedType == String {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: String? = nil,
        inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider)? = nil,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> ResolverSpecification<Value.UnwrappedType> = { .init() }
    ) {
        var options = ParameterOptions(
            value: requestValueDialog, disambiguation: requestDisambiguationDialog, connection: inputConnectionBehavior,
            provider: optionsProvider)
        options.presentation.text = inputOptions
        self.init(title: title, description: description, default: defaultValue, options: options, resolvers: resolvers())
    }
}

extension IntentParameter where Value.UnwrappedType == Bool {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Bool? = nil,
        displayName: Bool.IntentDisplayName? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: (any DynamicOptionsProvider)? = nil,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> ResolverSpecification<Value.UnwrappedType> = { .init() }
    ) {
        var options = ParameterOptions(value: requestValueDialog, connection: inputConnectionBehavior, provider: optionsProvider)
        options.displayName = displayName
        self.init(title: title, description: description, default: defaultValue, options: options, resolvers: resolvers())
    }
}

extension IntentParameter where Value.UnwrappedType == Date {
    public typealias DateKind = IntentDateKind

    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Date? = nil,
        kind: DateKind = .dateTime, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider)? = nil,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> ResolverSpecification<Value.UnwrappedType> = { .init() }
    ) {
        var options = ParameterOptions(value: requestValueDialog, connection: inputConnectionBehavior, provider: optionsProvider)
        options.kind = kind.valueKind
        self.init(title: title, description: description, default: defaultValue, options: options, resolvers: resolvers())
    }
}

extension IntentParameter where Value.UnwrappedType == DateComponents {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: DateComponents? = nil,
        kind: IntentDateKind = .dateTime, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: (any DynamicOptionsProvider)? = nil,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> ResolverSpecification<Value.UnwrappedType> = { .init() }
    ) {
        var options = ParameterOptions(value: requestValueDialog, connection: inputConnectionBehavior, provider: optionsProvider)
        options.kind = kind.valueKind
        self.init(title: title, description: description, default: defaultValue, options: options, resolvers: resolvers())
    }
}
