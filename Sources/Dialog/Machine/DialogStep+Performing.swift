import ValueTypes

extension DialogRequest {
    var isConfirmation: Bool {
        if case .confirmation = kind { true } else { false }
    }
}

extension DialogStep {
    // MARK: Requests

    /// `perform()` wants to know something.
    mutating func receive(_ request: DialogRequest) {
        state.operation = nil
        updateFrame {
            $0.request = request.storable
            if request.answering == .restarts { $0.performedValues = nil }
            $0.failures[DialogQuestion.Subject.request.attemptKey] = nil
        }
        proceed()
    }

    /// Gives `perform()` its answer, inside or by running it again.
    mutating func answerRequest(_ answer: DialogJournalEntry.Answer) {
        guard let request = state.frames.last?.request else { return }
        updateFrame { $0.request = nil }
        if request.answering == .restarts, let parameter = request.parameter, case .value(let value) = answer {
            updateFrame { $0.fill(parameter, with: value) }
        } else {
            updateFrame { $0.journal.append(DialogJournalEntry(parameter: request.parameter, answer: answer)) }
        }
        proceed()
    }

    // MARK: Taking back

    mutating func undo() {
        guard let entry = state.history.lastUndoable else {
            say(state.history.entries.isEmpty ? .nothingToUndo : .cannotUndo(nil), of: state.history.entries.last?.intent)
            return proceed()
        }
        undo(entry, then: nil)
    }

    mutating func undo(_ entry: PerformedIntent, then command: DialogCommand?) {
        state.operation = .undoing(entry: entry.id, then: command)
        effects.append(.undo(entry))
    }

    mutating func finishUndoing() {
        guard case .undoing(let id, let command)? = state.operation else { return }
        state.operation = nil
        let intent = state.history.entries.first { $0.id == id }?.intent
        state.history.remove(id)
        say(.undone, of: intent)
        if let command { open([command]) } else { proceed(isReturn: true) }
    }

    mutating func abortUndoing(_ reason: String?) {
        guard case .undoing(let id, _)? = state.operation else { return }
        state.operation = nil
        let intent = state.history.entries.first { $0.id == id }?.intent
        state.history.forbidUndo(id)
        say(.cannotUndo(reason), of: intent)
        proceed(isReturn: true)
    }

    // MARK: Speaking once more

    mutating func sayAgain() {
        if let text = state.history.lastDialog { say(.spoken(text)) } else { say(.nothingToRepeat) }
    }

    /// What can be said at the open question, and the question.
    mutating func help() {
        guard let frame = state.frames.last else { return }
        switch state.phase {
        case .confirming: say(.help(.confirmation))
        case .choosing: say(.help(.choice))
        default: say(.help(.value(parameter: askedParameter(of: frame) ?? "")))
        }
        putSame()
    }

    /// What was asked, and the question.
    mutating func recall() {
        guard let frame = state.frames.last else { return }
        say(.wasAsked(parameter: askedParameter(of: frame)))
        putSame()
    }
}
