@testable import PhraseAutomaton

/// Reads what sentences have captured, as a program does that was given a compiled file.
enum CapturedValues {
    /// All readings of a match.
    static func read(_ match: Match, in automaton: FrozenAutomaton) {
        for reading in (match.best.map { [$0] } ?? []) + match.ambiguous { read(automaton.slots(of: reading), in: automaton) }
    }

    /// Everything that can be asked of the slots of a reading.
    static func read(_ slots: [SlotSpan], in automaton: FrozenAutomaton) {
        let library = automaton.library
        for slot in slots {
            let symbol = library.symbol(of: slot)
            _ = (library.text(symbol.parameter), library.text(symbol.type), automaton.parameter(of: slot), automaton.source(of: slot))
            _ = symbol.range.id.map { library.text(library.range($0).name) }
            guard case .listValue(let index) = slot.content, let list = symbol.list.id else { continue }
            let values = library.values(of: list)
            _ = (values.canonical(of: index), values.text(of: index), values.title(of: index))
            _ = (values.synonyms(of: index), values.facts(of: index))
            _ = (library.canonical(of: index, in: list), library.text(of: index, in: list), library.title(of: index, in: list))
        }
    }
}
