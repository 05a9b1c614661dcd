import PhraseAutomaton
import PhraseSyntax

/// A reading of the reference.
struct ReferenceReading: Hashable {
    struct Value: Hashable {
        var name: String
        var source: SlotSource?
        /// The place of a list's value among the list's values.
        var listValue: Int?
        var number: Double?
        /// In bytes of the sentence as given.
        var range: Range<Int>
    }

    var phrase: PhraseID
    var evidence: Evidence
    var values: [Value]
}
