package import Dialog
package import IntentModel
package import ValueTypes

/// Gives the effects of a dialog their words.
///
/// An app's own wordings come first; where it has none, or only one and another is wanted, those that every app shares (`DialogPhrases`).
/// The same wording is never given for two numbers in a row, as far as there is more than one.
package struct DialogRenderer {
    let phrases: DialogPhrases
    /// The language spoken; the phrases may be those of another, where there are none in it.
    let language: String
    private let definition: (IntentKey) -> IntentDefinition?
    private let appName: (String) -> String
    private let formatted: (ParameterValue) -> String
    private let examples: (DialogRemark.HelpTopic, IntentKey?) -> [String]

    /// - Parameters:
    ///   - language: The language spoken; `nil`: that of the phrases.
    ///   - appName: What people call an app in the language spoken, by its identifier.
    ///   - formatted: Writes a value for people, in the language spoken.
    ///   - examples: Phrases of the apps to show with help.
    package init(
        phrases: DialogPhrases, language: String? = nil, definition: @escaping (IntentKey) -> IntentDefinition?,
        appName: @escaping (String) -> String = { $0 }, formatted: @escaping (ParameterValue) -> String,
        examples: @escaping (DialogRemark.HelpTopic, IntentKey?) -> [String] = { _, _ in [] }
    ) {
        self.phrases = phrases
        self.language = language ?? phrases.language
        self.definition = definition
        self.appName = appName
        self.formatted = formatted
        self.examples = examples
    }

    // MARK: Names and values

    /// What people call an intent.
    package func title(of intent: IntentKey) -> String {
        let title = definition(intent)?.title(in: language) ?? ""
        return DisplayText.escaped(title.isEmpty ? intent.name : title)
    }

    /// What people call a choice.
    package func title(of choice: DialogChoice, of intent: IntentKey) -> String {
        if let title = choice.title { return DisplayText.escaped(title) }
        switch choice.content {
        case .intent(let intent): return title(of: intent)
        case .value(let value): return text(of: value)
        case .reading(let values):
            let names = definition(intent)?.parameters.map(\.name) ?? []
            let declared = names.filter { values[$0] != nil } + values.keys.filter { !names.contains($0) }.sorted()
            return declared.compactMap { name in
                values[name].map { "\(parameterTitle(name, of: intent)): \(text(of: $0))" }
            }.joined(separator: listing("List-comma"))
        }
    }

    func text(of value: ParameterValue) -> String { DisplayText.escaped(formatted(value)) }

    func parameter(named name: String, of intent: IntentKey?) -> ParameterDefinition? {
        intent.flatMap(definition)?.parameters.first { $0.name == name }
    }

    private func parameterTitle(_ name: String, of intent: IntentKey?) -> String {
        let title = parameter(named: name, of: intent)?.title(in: language) ?? ""
        return DisplayText.escaped(title.isEmpty ? name : title)
    }

    /// Phrases to show with help, in the wording that the language has for them; `nil` where there are none.
    func exampleText(_ topic: DialogRemark.HelpTopic, of intent: IntentKey?, _ wording: Int) -> String? {
        let examples = examples(topic, intent).map { phrase in
            var values = Values()
            values["phrase"] = TextValue(DisplayText.escaped(phrase))
            return remark([], phrases.wordings(of: "Example"), 0, values)
        }
        guard !examples.isEmpty else { return nil }
        var values = Values()
        values["examples"] = TextValue(examples.joined(separator: listing("List-comma")))
        return remark([], phrases.wordings(of: "Examples-\(topic.name)"), wording, values)
    }

    // MARK: Wordings

    /// The wordings of an app in the dialog's language.
    func ownTexts(_ texts: [String: [String]]) -> [TextTemplate] {
        for tag in LanguageTag(language)?.fallbacks ?? [] {
            if let found = texts[tag], !found.isEmpty { return found.map(TextTemplate.init) }
        }
        return []
    }

    func ownTexts(of parameter: ParameterDefinition?, _ kind: KeyPath<ParameterTexts, [String]>) -> [TextTemplate] {
        ownTexts(parameter?.texts.mapValues { $0[keyPath: kind] } ?? [:])
    }

    func confirmations(of intent: IntentKey) -> [TextTemplate] { ownTexts(definition(intent)?.confirmations ?? [:]) }

    /// What an intent says in the dialog's language, else in the first that it says it in: nobody else can say it.
    func says(of intent: IntentKey) -> [TextTemplate] {
        let says = definition(intent)?.says ?? [:]
        let found = ownTexts(says)
        return found.isEmpty ? (says.keys.sorted().first.flatMap { says[$0] } ?? []).map(TextTemplate.init) : found
    }

    /// The wording of a question. A single one of the app's own serves where a command asks for the first time.
    func question(_ own: [TextTemplate], _ shared: [TextTemplate], _ wording: Int, isFirst: Bool, _ values: Values) -> String {
        let isOwn = shared.isEmpty || !own.isEmpty && (own.count > 1 || isFirst)
        return isOwn ? render(own, wording, values, language) : render(shared, wording, values, phrases.language)
    }

    /// The wording of a remark. A single one of the app's own takes turns with those that every app shares.
    func remark(_ own: [TextTemplate], _ shared: [TextTemplate], _ wording: Int, _ values: Values) -> String {
        switch own.count {
        case 0: return render(shared, wording, values, phrases.language)
        case 1 where !shared.isEmpty && !wording.isMultiple(of: 2): return render(shared, wording / 2, values, phrases.language)
        default: return render(own, wording, values, language)
        }
    }

    /// The wording of that number among those whose names all have a value; among all where there is none such.
    private func render(_ templates: [TextTemplate], _ wording: Int, _ values: Values, _ language: String) -> String {
        let complete = templates.filter { $0.names.allSatisfy(values.has) }
        let usable = complete.isEmpty ? templates : complete
        guard !usable.isEmpty else { return "" }
        return usable[wording % usable.count].rendered(language: language) { values[$0] }
    }

    /// What a text can speak of.
    struct Values {
        private var texts: [String: TextValue] = [:]
        /// Written when a text speaks of them: most do not, and to write a date takes longer than the rest of a turn.
        private var unwritten: [String: ParameterValue] = [:]
        private let write: (ParameterValue) -> TextValue

        init(_ parameters: [String: ParameterValue] = [:], write: @escaping (ParameterValue) -> TextValue = { _ in TextValue("") }) {
            unwritten = parameters
            self.write = write
        }

        subscript(name: String) -> TextValue? {
            get { texts[name] ?? unwritten[name].map(write) }
            set { texts[name] = newValue }
        }

        func has(_ name: String) -> Bool { texts[name] != nil || unwritten[name] != nil }
    }

    /// The values of a command, and the names of the command and of the parameter in question.
    ///
    /// A title is written small inside a sentence (`<parameter>`) and large at its beginning (`<Parameter>`).
    func values(_ parameters: [String: ParameterValue], of intent: IntentKey?, about parameter: String? = nil) -> Values {
        var known = parameters
        if let value = parameter.flatMap({ parameters[$0] }), known["value"] == nil { known["value"] = value }
        var values = Values(known, write: textValue)
        // A parameter that is called as one of these is meant by its name.
        func set(_ name: String, _ text: String) { if known[name] == nil { values[name] = TextValue(text) } }
        if let parameter {
            let title = parameterTitle(parameter, of: intent)
            set("parameter", title.withFirstLetterSmall)
            set("Parameter", title.withFirstLetterLarge)
        }
        if let intent {
            set("intent", title(of: intent))
            if !intent.app.isEmpty { set("app", DisplayText.escaped(appName(intent.app))) }
        }
        return values
    }

    func textValue(_ value: ParameterValue) -> TextValue {
        TextValue(text(of: value), number: PluralOperands(value.value))
    }

    /// Things joined as a list.
    func list(_ things: [String]) -> String {
        guard let last = things.last, things.count > 1 else { return things.first ?? "" }
        return things.dropLast().joined(separator: listing("List-comma")) + listing("List-and") + last
    }

    private func listing(_ text: String) -> String { phrases.wordings(of: text).first?.text ?? ", " }
}

extension String {
    /// `price` for `Price`; a word in capitals (`URL`) stays.
    var withFirstLetterSmall: String {
        let second = dropFirst().first
        return second?.isUppercase == true ? self : prefix(1).lowercased() + dropFirst()
    }

    var withFirstLetterLarge: String { prefix(1).uppercased() + dropFirst() }
}
