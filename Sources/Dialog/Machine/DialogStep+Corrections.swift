import IntentModel
import ValueTypes

extension DialogStep {
    /// Corrects values of the innermost command, then puts what is open anew.
    ///
    /// A correction about a parameter without a value is an answer. An invalid one keeps the old value.
    mutating func correct(_ corrections: [DialogCorrection]) {
        var answer = DialogAnswer(text: "")
        for correction in corrections {
            guard let frame = state.frames.last, frame.readings.count == 1,
                let definition = definitions.definition(of: frame.intent),
                let name = CorrectionTarget(
                    parameters: definition.parameters, values: frame.values, filled: frame.filled.names, asked: askedParameter(of: frame)
                ).parameter(of: correction)
            else {
                say(.nothingToCorrect)
                continue
            }
            if frame.values[name] == nil, isOpen(name, in: frame) {
                answer.values[name] = correction.values[name]
                answer.refusals[name] = correction.refusals[name]
            } else {
                replace(name, by: correction, in: frame)
            }
        }
        beginAnew()
        if answer.values.isEmpty && answer.refusals.isEmpty { proceed() } else { answerMissing(answer) }
    }

    /// A suspended `perform()` that began with values now corrected is abandoned, with the answers that it was given: they were about the
    /// old values.
    private mutating func beginAnew() {
        guard let frame = state.frames.last, frame.isSuspended else { return }
        if frame.performedValues == frame.values && frame.candidates.isEmpty { return }
        effects.append(.abandon(frame: frame.id))
        updateFrame {
            $0.request = nil
            $0.journal = []
            $0.performedValues = nil
        }
    }

    /// The parameter is asked for, now or later; otherwise its default holds, or it is left out.
    private func isOpen(_ name: String, in frame: DialogFrame) -> Bool {
        askedParameter(of: frame) == name || definition(of: name, in: frame).defaultValue == nil
    }

    private mutating func answerMissing(_ answer: DialogAnswer) {
        if state.phase == .asking { answerValue(answer) } else { answerOthers(answer) }
    }

    private mutating func replace(_ name: String, by correction: DialogCorrection, in frame: DialogFrame) {
        let readings = correction.values[name] ?? []
        if readings.isEmpty && correction.refusals[name] == nil {
            return say(.unrecognised(parameter: name, definition(of: name, in: frame).type))
        }
        switch check(readings, for: name, in: frame, else: correction.refusals[name]) {
        case .one(let value):
            updateFrame { $0.fill(name, with: value) }
            say(.corrected(parameter: name, value))
        case .several(let values):
            updateFrame { $0.candidates[name] = values }
        case .none(let reason):
            say(.correctionRefused(parameter: name, reason))
        }
    }

    /// Corrects the intent performed last: it is taken back, and performed with the new values.
    mutating func correctAfterwards(_ corrections: [DialogCorrection]) {
        guard let last = state.history.entries.last, let definition = definitions.definition(of: last.intent) else {
            return say(.nothingToCorrect)
        }
        guard last.canUndo else { return say(.cannotUndo(nil), of: last.intent) }
        var values = last.values
        for correction in corrections {
            let target = CorrectionTarget(
                parameters: definition.parameters, values: values, filled: definition.parameters.map(\.name).filter { values[$0] != nil },
                asked: nil)
            guard let name = target.parameter(of: correction), let parameter = definition.parameters.first(where: { $0.name == name })
            else { return say(.nothingToCorrect, of: last.intent) }
            if let reason = correction.refusals[name] { return say(.correctionRefused(parameter: name, reason), of: last.intent) }
            guard let value = correction.values[name]?.first else { return say(.nothingToCorrect, of: last.intent) }
            if let reason = definitions.refusal(of: value, for: parameter, of: last.intent) {
                return say(.correctionRefused(parameter: name, reason), of: last.intent)
            }
            values[name] = value
        }
        undo(last, then: DialogCommand(intent: last.intent, values: values))
    }
}
