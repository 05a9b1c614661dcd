import PhraseAutomaton
import PhraseSyntax

extension Interpretation {
    /// Where a reading comes from, for what is seldom asked of it.
    struct Source: Sendable {
        let tables: FrozenLibrary
        let phrase: PhraseID
        /// The sentence.
        let text: String
        /// In the order of the sentence, the app's name among them.
        let slots: [SlotSpan]

        var phraseText: String { tables.text(tables.phrase(phrase).template) }
        var place: String { tables.place(of: tables.phrase(phrase)) }

        /// The words of the sentence that no slot covers.
        var literalWords: Int {
            let bytes = Array(text.utf8)
            var count = 0
            var at = 0
            func countWords(upTo end: Int) {
                guard at < end else { return }
                let between = String(decoding: bytes[at..<end], as: UTF8.self)
                count += between.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.count
            }
            for slot in slots {
                countWords(upTo: slot.range.lowerBound)
                at = max(at, slot.range.upperBound)
            }
            countWords(upTo: bytes.count)
            return count
        }
    }
}

extension Interpretation.Source: Equatable {
    /// Of one phrase, whatever the sentence.
    static func == (left: Self, right: Self) -> Bool {
        (left.tables === right.tables && left.phrase == right.phrase) || (left.phraseText == right.phraseText && left.place == right.place)
    }
}
