public import IntentModel

/// Something in an app's code that App Intents ends the process for.
public enum IntentRegistryProblem: Error, Sendable, Hashable, CustomStringConvertible {
    /// An intent, a query or an options provider uses an object that the app has not added.
    case missingDependency(AppDependencyError, app: String, intent: String)
    /// `caseDisplayRepresentations` leaves a case out.
    case unnamedCase(String, of: String, app: String, intent: String)

    public var description: String {
        switch self {
        case .missingDependency(let missing, let app, let intent): "\(app).\(intent): \(missing)"
        case .unnamedCase(let value, let enumeration, let app, let intent):
            "\(app).\(intent): \(enumeration).caseDisplayRepresentations does not say what people call '\(value)'"
        }
    }
}

extension IntentRegistry {
    /// What is wrong with the intents in code, as things stand now; nothing is asked of the apps.
    ///
    /// Call it when the app has added its dependencies. An intent that is performed without one of them fails, and the session goes on.
    public func problems() -> [IntentRegistryProblem] {
        var problems: [IntentRegistryProblem] = []
        for (app, descriptor) in codeIntents {
            let instance = descriptor.makeInstance()
            let providers = instance.parameters.map(\.storage).flatMap { storage in
                [storage.options.provider, storage.typeChoices.provider].compactMap(\.self)
            }
            let missing = [instance.missingDependency] + providers.map(\.missingDependency)
            problems += missing.compactMap(\.self).map { .missingDependency($0, app: app, intent: descriptor.name) }
            for parameter in instance.parameters {
                guard case .cases(let cases) = parameter.storage.typeChoices, let name = parameter.storage.valueType.choiceName else {
                    continue
                }
                problems += cases.filter { !$0.isNamed }.map {
                    .unnamedCase(String(describing: $0.value.asText ?? ""), of: name, app: app, intent: descriptor.name)
                }
            }
        }
        var seen: Set<IntentRegistryProblem> = []
        return problems.filter { seen.insert($0).inserted }
    }
}

extension IntentChoices {
    fileprivate var provider: (any IntentChoiceProvider)? {
        if case .offered(let provider) = self { provider } else { nil }
    }
}
