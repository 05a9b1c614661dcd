/// Tells the names of the parameters that key paths reach, by making one intent and comparing objects.
package struct ParameterNames<Intent: AppIntent> {
    private var made: (intent: Intent, instance: IntentInstance)?

    package init() {}

    /// The name of the parameter; `nil` for a key path that reaches no parameter stored in the intent. O(stored properties).
    package subscript<Value>(keyPath: KeyPath<Intent, IntentParameter<Value>>) -> String? {
        mutating get {
            if made == nil {
                let intent = Intent()
                made = (intent, IntentInstance(intent))
            }
            return made.flatMap { $0.instance.name(of: $0.intent[keyPath: keyPath]) }
        }
    }
}
