import PhraseText

// Checks of what was resolved.

extension LibraryBuilder {
    mutating func check() {
        for (index, intent) in library.intents.enumerated() where !drafts[index].hasPhrases {
            report(.intentWithoutPhrases, at: intent.place)
        }
    }
}
