import ValueTypes

extension IntentParameter where Value.ValueType: AppEnum {
    /// A parameter whose value is a case of an enum, or several of them.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, supportedValues: [Value.ValueType]? = nil,
        optionsProvider: (any DynamicOptionsProvider)? = nil,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> ResolverSpecification<Value.UnwrappedType> = { .init() }
    ) {
        var options = ParameterOptions(
            value: requestValueDialog, disambiguation: requestDisambiguationDialog, connection: inputConnectionBehavior,
            provider: optionsProvider)
        options.supportedValues = supportedValues?.map(\.slotValue)
        self.init(title: title, description: description, default: defaultValue, options: options, resolvers: resolvers())
    }
}

extension IntentParameter where Value.ValueType: AppEntity {
    /// A parameter whose value is an entity, or several of them.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: (any DynamicOptionsProvider)? = nil,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> ResolverSpecification<Value.UnwrappedType> = { .init() }
    ) {
        let options = ParameterOptions(
            value: requestValueDialog, disambiguation: requestDisambiguationDialog, connection: inputConnectionBehavior,
            provider: optionsProvider)
        self.init(title: title, description: description, default: defaultValue, options: options, resolvers: resolvers())
    }
}

extension IntentParameter where Value.ValueType: AppEntity {
    /// A parameter whose value is an entity that a query of its own finds, or several of them.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Query.Entity == Value.ValueType {
        var options = ParameterOptions(
            value: requestValueDialog, disambiguation: requestDisambiguationDialog, connection: inputConnectionBehavior)
        options.provider = query.choices
        let resolvers = ResolverSpecification<Value.UnwrappedType>(steps: [
            { value, _, _ in
                let type = Value.ValueType._traits.type
                guard case .array(let parts) = value else {
                    return Value._wrap(one: try await query.entity(named: value, as: type)) as? Value.UnwrappedType
                }
                var entities: [Value.ValueType] = []
                for part in parts { entities.append(try await query.entity(named: part, as: type)) }
                return entities as? Value.UnwrappedType
            }
        ])
        self.init(title: title, description: description, default: defaultValue, options: options, resolvers: resolvers)
    }
}
