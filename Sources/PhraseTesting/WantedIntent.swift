import IntentModel
import IntentRuntime
import Parlance

/// The intent that a sentence is to run: several apps may have one of its name.
struct WantedIntent: CustomStringConvertible {
    let name: String
    /// The apps, by identifier, whose intent it may be; `nil`: any.
    private let apps: [String]?

    /// The intent of a type, in the apps that have this type; where none has, no sentence runs it.
    init<Intent: AppIntent>(_ intent: Intent.Type, in registry: IntentRegistry) {
        name = IntentDescriptor(intent).name
        apps = registry.codeIntents.filter { $0.descriptor.type == intent }.map(\.app)
    }

    /// `Intent` or `App.Intent`
    init(_ written: String) {
        let names = written.split(separator: ".", maxSplits: 1).map(String.init)
        name = names.last ?? written
        apps = names.count == 2 ? [names[0]] : nil
    }

    func isRun(by reading: Interpretation.Reading) -> Bool {
        reading.intent == name && apps?.contains(reading.app ?? "") ?? true
    }

    var description: String { IntentKey(app: apps?.first ?? "", name: name).description }
}

extension Interpretation.Reading {
    /// `App.Intent`
    var intentPath: String { IntentKey(app: app ?? "", name: intent).description }
}
