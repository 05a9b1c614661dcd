import ValueTypes

/// One intent, made for one run, with its parameters by name.
package struct IntentInstance: Sendable {
    package struct Parameter: Sendable {
        package let name: String
        package let storage: any AnyIntentParameter
    }

    package let intent: any AppIntent
    /// In order of declaration.
    package let parameters: [Parameter]

    /// Finds the parameters of an intent: the stored properties `_name` that hold one. O(stored properties).
    package init(_ intent: any AppIntent) {
        self.intent = intent
        parameters = Mirror(reflecting: intent).children.compactMap { child in
            guard let storage = child.value as? any AnyIntentParameter, let label = child.label else { return nil }
            return Parameter(name: label.hasPrefix("_") ? String(label.dropFirst()) : label, storage: storage)
        }
    }

    /// A fresh intent of the type with the values that this one was given.
    package func renewed() -> IntentInstance {
        let fresh = IntentDescriptor.of(intent).makeInstance()
        for (old, new) in zip(parameters, fresh.parameters) { new.storage.takeValue(of: old.storage) }
        return fresh
    }

    package subscript(name: String) -> (any AnyIntentParameter)? {
        parameters.first { $0.name == name }?.storage
    }

    /// The name of a parameter of this very instance.
    package func name(of parameter: any AnyIntentParameter) -> String? {
        parameters.first { $0.storage === parameter }?.name
    }

    /// The first parameter that must have a value and has none.
    package var firstMissing: Parameter? {
        parameters.first { !$0.storage.hasValue }
    }
}
