public import Foundation

/// Values whose parameters are declared with no more than a title, a default and a question.
public protocol _PlainIntentValue: _IntentValue {}

extension URL: _PlainIntentValue {}
extension AttributedString: _PlainIntentValue {}
extension Float: _PlainIntentValue {}
extension DateInterval: _PlainIntentValue {}
extension Calendar.RecurrenceRule: _PlainIntentValue {}
extension Array: _PlainIntentValue where Element: _PlainIntentValue {}
extension Set: _PlainIntentValue where Element: _PlainIntentValue {}

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

extension IntentParameter where Value.UnwrappedType == [URL] {
    /// A parameter of addresses whose default is written as texts that may be none: those that are none are left out.
    @_disfavoredOverload
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: [URL?],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        let options = ParameterOptions(value: requestValueDialog, connection: inputConnectionBehavior)
        self.init(title: title, description: description, default: defaultValue.compactMap(\.self), options: options)
    }
}

extension IntentParameter where Value.ValueType == String {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
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

extension IntentParameter where Value.ValueType == Bool {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        displayName: Bool.IntentDisplayName? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: (any DynamicOptionsProvider)? = nil,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> ResolverSpecification<Value.UnwrappedType> = { .init() }
    ) {
        var options = ParameterOptions(value: requestValueDialog, connection: inputConnectionBehavior, provider: optionsProvider)
        options.displayName = displayName
        self.init(title: title, description: description, default: defaultValue, options: options, resolvers: resolvers())
    }
}

extension IntentParameter where Value.ValueType == Date {
    public typealias DateKind = IntentDateKind

    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        kind: DateKind = .dateTime, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider)? = nil,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> ResolverSpecification<Value.UnwrappedType> = { .init() }
    ) {
        var options = ParameterOptions(value: requestValueDialog, connection: inputConnectionBehavior, provider: optionsProvider)
        options.kind = kind.valueKind
        self.init(title: title, description: description, default: defaultValue, options: options, resolvers: resolvers())
    }
}

extension IntentParameter where Value.ValueType == DateComponents {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        kind: IntentDateKind = .dateTime, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: (any DynamicOptionsProvider)? = nil,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> ResolverSpecification<Value.UnwrappedType> = { .init() }
    ) {
        var options = ParameterOptions(value: requestValueDialog, connection: inputConnectionBehavior, provider: optionsProvider)
        options.kind = kind.valueKind
        self.init(title: title, description: description, default: defaultValue, options: options, resolvers: resolvers())
    }
}
