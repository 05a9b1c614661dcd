import ValueTypes

extension IntentParameter where Value.ValueType: AppEnum {
    /// A parameter whose value is a case of an enum, or several of them.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, supportedValues: [Value.ValueType]? = nil
    ) {
        var options = ParameterOptions(
            value: requestValueDialog, disambiguation: requestDisambiguationDialog, connection: inputConnectionBehavior)
        options.supportedValues = supportedValues?.map { .text($0.rawValue.description) }
        self.init(title: title, description: description, default: defaultValue, options: options)
    }
}
