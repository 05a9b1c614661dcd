import PhraseSyntax

extension FrozenAutomaton {
    /// The states with their edges as text, for people; the way through them that a sentence goes begins at `start`.
    ///
    ///     1 start
    ///       "hello" → 2
    ///     2
    ///       accept Greet (greetings.phrases:3)
    package var outline: String {
        let names = OutlineNames(library: library, symbols: symbols)
        var text = ""
        for number in 1..<UInt32(max(1, tables.states.count)) {
            let state = tables.states[number]
            let branches = tables.branches(of: number)
            let rare = tables.rareBranches(of: number)
            text += "\(number)\(number == tables.start ? " start" : "")\n"
            func edge(_ label: String, _ target: UInt32) { text += "  \(label) → \(target)\n" }
            for index in state.forks { edge("fork", tables.forks[index]) }
            for word in words(of: number) { edge(names.quoted(tables.vocabulary.text(of: word.label)), word.target) }
            for index in rare.characters..<rare.characters + rare.characterCount {
                edge("character \(names.character(tables.characters[index].label))", tables.characters[index].target)
            }
            for index in branches.slots {
                let slot = tables.slots[index]
                edge(names.symbol(slot.symbol), slot.target)
                if slot.targetBehindDigits != slot.target { edge("\(names.symbol(slot.symbol)) in digits", slot.targetBehindDigits) }
            }
            for index in rare.freeTexts..<rare.freeTexts + rare.freeTextCount {
                let text = tables.freeTexts[index]
                edge(names.symbol(text.symbol), text.target)
                if text.gluedTarget != 0 { edge("\(names.symbol(text.symbol)) inside a word", text.gluedTarget) }
            }
            if state.space != 0, state.space != number { edge("space", state.space) }
            if rare.freeSpace != 0, rare.freeSpace != number { edge("free space", rare.freeSpace) }
            for index in branches.accepts {
                text += "  accept \(names.phrase(tables.accepts[index]))\n"
            }
        }
        return text
    }
}
