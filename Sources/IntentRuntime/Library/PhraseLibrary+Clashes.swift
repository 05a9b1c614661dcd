import PhraseAutomaton
import PhraseSyntax
import PhraseText

extension PhraseLibrary {
    /// Pairs of phrases of different intents that a sentence reaches at equal rank, so that the dialog has to ask which was meant, each with
    /// such a sentence; and whether the search came to its end.
    ///
    /// O(states of the library), within a limit on work. Lists that are bound have the values that they have now; others have one that
    /// nothing else says.
    package func clashes() -> [PhraseDiagnostic] {
        let outcome = ClashSearch(automaton, bindings: bindings).search()
        var findings = outcome.clashes.map { clash in
            let first = tables.phrase(clash.first)
            let other = "'\(tables.text(first.template))' (\(tables.place(of: first)))"
            return PhraseDiagnostic(fault(of: clash), in: tables, at: clash.second, detail: "; the other phrase is \(other)")
        }
        if !outcome.isComplete { findings.append(PhraseDiagnostic(.unsearched, in: tables, at: PhraseID(0))) }
        return findings
    }

    /// The same, as a checker shows it.
    ///
    /// - Parameter places: Of all phrases.
    func clashes(at places: [SourcePlace]) -> (findings: [Diagnostic], isComplete: Bool) {
        let outcome = ClashSearch(automaton, bindings: bindings).search()
        var findings = outcome.clashes.map { clash in
            let fault = fault(of: clash)
            return Diagnostic(
                id: fault.id, severity: .warning, message: fault.message, place: places[clash.second.index],
                notes: [Diagnostic.Note("the other phrase", at: places[clash.first.index])])
        }
        if !outcome.isComplete, let place = places.first {
            findings.append(
                Diagnostic(id: ClashFault.unsearched.id, severity: .warning, message: ClashFault.unsearched.message, place: place))
        }
        return (findings, outcome.isComplete)
    }

    private func fault(of clash: ClashSearch.Clash) -> ClashFault {
        .clash(name(of: clash.second), and: name(of: clash.first), sentence: clash.sentence)
    }

    private func name(of phrase: PhraseID) -> String { tables.text(tables.intent(tables.phrase(phrase).intent).name) }
}

extension PhraseDiagnostic {
    fileprivate init(_ fault: ClashFault, in tables: FrozenLibrary, at phrase: PhraseID, detail: String = "") {
        let row = tables.phrase(phrase)
        path = tables.text(row.source)
        line = Int(row.line)
        column = Int(row.column)
        severity = .warning
        id = fault.id
        message = fault.message + detail
    }
}
