package import ValueTypes

/// An intent type whatever it is: its name, what people call it, and how to make one.
public struct IntentDescriptor: Sendable {
    /// The name of the type: what phrase files and JSON call the intent.
    public let name: String
    package let type: any AppIntent.Type
    private let make: @Sendable () -> any AppIntent

    public init<Intent: AppIntent>(_ type: Intent.Type) {
        name = TypeName.of(type)
        self.type = type
        make = { Intent() }
    }

    /// That of an intent's type.
    package static func of<Intent: AppIntent>(_ intent: Intent) -> IntentDescriptor { IntentDescriptor(Intent.self) }

    /// A fresh intent without values; one for each run.
    package func makeInstance() -> IntentInstance {
        IntentInstance(make())
    }

    /// The intent as the dialog sees it, its texts written in the context's locale and filed under its language.
    package func definition(app: String, in context: ValueContext) -> IntentDefinition {
        IntentDefinition(
            app: app, name: name, title: type.title.text(in: context.locale),
            parameters: makeInstance().parameters.map { $0.storage.definition(named: $0.name, in: context) })
    }
}

extension AnyIntentParameter {
    /// The parameter as the dialog sees it.
    package func definition(named name: String, in context: ValueContext) -> ParameterDefinition {
        var texts = ParameterTexts()
        // An optional one is asked for only where a phrase file says so.
        if !isOptional, let question { texts.ask = [Self.literal(question.full.text(in: context.locale))] }
        return ParameterDefinition(
            name: name, title: title?.text(in: context.locale) ?? name, type: valueType, isOptional: isOptional,
            defaultValue: (currentValue(in: context) ?? onlyChoice).map { .value($0) }, bounds: options.bounds,
            allowedValues: options.supportedValues, texts: texts == ParameterTexts() ? [:] : [context.language: texts])
    }

    /// The one case that can be taken: nobody is asked then.
    private var onlyChoice: SlotValue? {
        guard !isOptional, case .choice = valueType, case .cases(let cases) = valueChoices, cases.count == 1 else { return nil }
        return cases[0].value
    }

    /// A text of code in wordings of phrase files, where `<` begins the name of a parameter.
    private static func literal(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("<", with: "\\<")
    }

    /// A case of an enum is asked for with the dialog of a choice.
    private var question: IntentDialog? {
        if case .cases = valueChoices { return options.requestDisambiguationDialog ?? options.requestValueDialog }
        return options.requestValueDialog ?? options.requestDisambiguationDialog
    }
}
