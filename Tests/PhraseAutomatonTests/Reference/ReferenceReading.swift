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
    /// Of free text, in bytes of what is heard; empty in readings of the compiled matcher, which are found by the other fields.
    var freeTexts: [Range<Int>] = []

    func withoutFreeTexts() -> ReferenceReading { ReferenceReading(phrase: phrase, evidence: evidence, values: values) }
}
