import Dialog
import ValueTypes

/// The value of an answer, without the words that people put around one: *明日でお願いします*, *네 명이요*, *нас четверо*.
///
/// They are phrases of a language's `answers.phrases`: those of `Answer` stand around values of any type, those of `Count` around numbers.
struct BareAnswer: Equatable {
    let words: String
    let isCount: Bool

    /// `nil` for an intent that this version does not know.
    init?(_ reading: Interpretation.Reading) {
        guard case .text(let words)? = reading["value"]?.value, ["Answer", "Count"].contains(reading.intent) else { return nil }
        self.words = words
        isCount = reading.intent == "Count"
    }

    /// A text is taken as it is said, since its words may be meant.
    func fits(_ type: ValueType) -> Bool {
        switch type.innermost {
        case .kind(.text): false
        case .kind(.integer), .kind(.number): true
        default: !isCount
        }
    }
}
