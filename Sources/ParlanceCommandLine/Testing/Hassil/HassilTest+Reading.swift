import IntentRuntime
import ValueTypes

extension HassilTest.Meaning {
    /// The note that the import keeps a block's `slot_combination` as.
    private static let comboNote = "slot_combination"

    /// What a reading says, its defaults left out: they are no slots.
    ///
    /// - Parameter reading: `nil`: nothing matched.
    init(_ reading: Interpretation.Reading?) {
        intent = reading?.intent
        let note = reading?.notes.first { $0.key == Self.comboNote }
        if case .text(let text)? = note?.value { combo = text }
        for parameter in reading?.parameters ?? [] where parameter.origin != .byDefault {
            slots[parameter.name] = parameter.value.value
        }
    }
}
