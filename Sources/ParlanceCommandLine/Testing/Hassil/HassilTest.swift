import ValueTypes

/// A sentence and what it has to mean.
struct HassilTest: TestCase, Equatable {
    /// What comes of a sentence.
    struct Meaning: Equatable {
        /// `nil`: no template matches.
        var intent: String?
        /// The `slot_combination` of the block's metadata.
        var combo: String?
        /// An array that is expected: one of its values, or several.
        var slots: [String: SlotValue] = [:]
    }

    var id: String
    var path: String
    var line: Int
    var text: String
    var expectation: Meaning
    /// Facts that hold where the sentence is said.
    var context: [String: SlotValue]
    /// The set of values that the lists have; `nil`: none.
    var lists: HassilLists.Group?
}
