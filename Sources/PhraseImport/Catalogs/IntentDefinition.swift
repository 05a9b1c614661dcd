/// What an `.intentdefinition` file declares: intents with their parameters and the summaries that people read and say.
///
/// The form is that of Xcode's editor of SiriKit intents; members are called `INIntent…`. What only concerns its windows is left out.
struct IntentDefinition {
    /// A text, and what tables of translations call it.
    struct Text {
        var text: String
        var key: String?
    }

    struct Parameter {
        var name: String
        var title: Text?
        var type: String
        /// The name of the enumeration or of the type of objects.
        var namedType: String?
        var isArray: Bool
        /// What is asked where the value is missing.
        var prompt: Text?
        var least: Double?
        var most: Double?
        /// What people call the two values of a Boolean, where the definition says it.
        var names: (isTrue: Text, isFalse: Text)?
    }

    struct Intent {
        var name: String
        var title: Text?
        var parameters: [Parameter]
        /// With `${parameter}` in it; the main one first.
        var summaries: [Text]
        /// What is said when it was done.
        var response: Text?
    }

    struct Enumeration {
        var name: String
        /// What people call a value: its title first, then what else they say.
        var values: [(name: String, wordings: [Text])]
    }

    var intents: [Intent]
    var enumerations: [Enumeration]

    /// `nil` where a property list is no definition of intents.
    init?(_ root: PropertyValue) {
        guard case .array? = root["INIntents"] else { return nil }
        // Those of the system have phrases of its own, and none here.
        intents = root.elements("INIntents").compactMap { member in
            Self.intent(member).flatMap { member["INIntentType"]?.string == "System" && $0.summaries.isEmpty ? nil : $0 }
        }
        enumerations = root.elements("INEnums").compactMap { member in
            guard let name = member["INEnumName"]?.string else { return nil }
            let values = member.elements("INEnumValues").compactMap { value -> (String, [Text])? in
                guard let name = value["INEnumValueName"]?.string, name != "unknown" else { return nil }
                let title = Self.text("INEnumValueDisplayName", of: value) ?? Text(text: name)
                let synonyms = value.elements("INEnumValueSynonyms").compactMap { Self.text("INEnumValueSynonymSynonym", of: $0) }
                return (name, [title] + synonyms)
            }
            return Enumeration(name: name, values: values)
        }
    }

    private static func text(_ name: String, of value: PropertyValue) -> Text? {
        value[name]?.string.flatMap { $0.isEmpty ? nil : Text(text: $0, key: value[name + "ID"]?.string) }
    }

    private static func intent(_ value: PropertyValue) -> Intent? {
        guard let name = value["INIntentName"]?.string else { return nil }
        let combinations = ["INIntentParameterCombinations", "INIntentManagedParameterCombinations"].compactMap { value[$0]?.dictionary }
        let sorted = combinations.flatMap { $0.sorted { isBefore($0, $1) } }
        var summaries: [Text] = []
        for (_, combination) in sorted {
            guard let text = text("INIntentParameterCombinationTitle", of: combination) else { continue }
            if !summaries.contains(where: { $0.text == text.text }) { summaries.append(text) }
        }
        let codes = value["INIntentResponse"]?.elements("INIntentResponseCodes") ?? []
        let success = codes.first { $0["INIntentResponseCodeName"]?.string == "success" }
        return Intent(
            name: name, title: text("INIntentTitle", of: value), parameters: value.elements("INIntentParameters").compactMap(parameter),
            summaries: summaries, response: success.flatMap { text("INIntentResponseCodeFormatString", of: $0) })
    }

    /// The main combination first, then those of more parameters.
    private static func isBefore(_ one: (key: String, value: PropertyValue), _ other: (key: String, value: PropertyValue)) -> Bool {
        let mains = [one, other].map { $0.value["INIntentParameterCombinationIsPrimary"]?.isTrue ?? false }
        if mains[0] != mains[1] { return mains[0] }
        let counts = [one, other].map { $0.key.split(separator: ",").count }
        return counts[0] == counts[1] ? one.key < other.key : counts[0] > counts[1]
    }

    private static func parameter(_ value: PropertyValue) -> Parameter? {
        guard let name = value["INIntentParameterName"]?.string else { return nil }
        let prompts = value.elements("INIntentParameterPromptDialogs")
        let primary = prompts.first { $0["INIntentParameterPromptDialogType"]?.string == "Primary" }
        let metadata = value["INIntentParameterMetadata"]
        let yes = metadata.flatMap { text("INIntentParameterMetadataTrueDisplayName", of: $0) }
        let no = metadata.flatMap { text("INIntentParameterMetadataFalseDisplayName", of: $0) }
        return Parameter(
            name: name, title: text("INIntentParameterDisplayName", of: value), type: value["INIntentParameterType"]?.string ?? "String",
            namedType: (value["INIntentParameterEnumType"] ?? value["INIntentParameterObjectType"])?.string,
            isArray: value["INIntentParameterSupportsMultipleValues"]?.isTrue ?? false,
            prompt: primary.flatMap { text("INIntentParameterPromptDialogFormatString", of: $0) },
            least: metadata?["INIntentParameterMetadataMinimumValue"]?.number,
            most: metadata?["INIntentParameterMetadataMaximumValue"]?.number, names: yes.flatMap { yes in no.map { (yes, $0) } })
    }
}
