import IntentModel
import ValueTypes

extension DialogStep {
    /// An answer to a question for a value.
    ///
    /// Values for other parameters are kept for them, and cost no attempt.
    mutating func answerValue(_ answer: DialogAnswer) {
        guard let frame = state.frames.last, let asked = askedParameter(of: frame) else { return }
        let answersIt = answer.values[asked]?.isEmpty == false || answer.refusals[asked] != nil
        let hasKept = keepOthers(than: asked, of: answer, aloud: !answersIt)
        if answersIt {
            switch check(answer.values[asked] ?? [], for: asked, in: frame, else: answer.refusals[asked]) {
            case .one(let value): return settle(value)
            case .several(let values): return hesitate(between: values)
            case .none(let reason): say(.refused(parameter: asked, reason))
            }
        } else if hasKept {
            return proceed()
        } else {
            if narrow(by: answer.text) { return }
            say(.unrecognised(parameter: asked, definition(of: asked, in: frame).type))
        }
        fail()
    }

    /// Values for parameters that are not asked for, said at another question.
    mutating func answerOthers(_ answer: DialogAnswer) {
        _ = keepOthers(than: "", of: answer, aloud: true)
        proceed()
    }

    /// Gives the open question its value.
    mutating func settle(_ value: ParameterValue) {
        guard let frame = state.frames.last, let subject = frame.question?.subject else { return }
        switch subject {
        case .request: answerRequest(.value(value))
        case .more(let name), .value(let name), .candidates(let name):
            if frame.collecting == name {
                collect(value, for: name, after: frame.values[name])
                return proceed()
            }
            updateFrame { $0.fill(name, with: value) }
            if frame.values[name] != nil { say(.corrected(parameter: name, value)) }
            if case .array(let elements) = value.value, elements.count == 1 { updateFrame { $0.collecting = name } }
            proceed()
        case .intent, .reading, .confirmation: break
        }
    }

    /// Appends to an array; an answer of several elements lists all that come.
    private mutating func collect(_ value: ParameterValue, for name: String, after known: ParameterValue?) {
        guard case .array(let old)? = known?.value else { return updateFrame { $0.fill(name, with: value) } }
        var new = [value.value]
        if case .array(let elements) = value.value { new = elements }
        var whole = value
        whole.value = .array(old + new)
        whole.text = [known?.text, value.text].compactMap(\.self).joined(separator: ", ")
        whole.title = nil
        updateFrame {
            $0.fill(name, with: whole)
            if new.count != 1 { $0.collecting = nil }
        }
    }

    /// The answer has several equal readings: which one was meant is the next question.
    private mutating func hesitate(between values: [ParameterValue]) {
        guard let frame = state.frames.last, let asked = askedParameter(of: frame) else { return }
        updateFrame {
            if $0.request == nil {
                $0.candidates[asked] = values
            } else {
                $0.request?.kind = .disambiguation(values.map { DialogChoice($0) })
            }
        }
        proceed()
    }

    /// Keeps the values for parameters that are not asked for.
    ///
    /// - Parameter aloud: Whether it is said what was kept.
    /// - Returns: Whether the answer spoke of another parameter.
    private mutating func keepOthers(than asked: String, of answer: DialogAnswer, aloud: Bool) -> Bool {
        guard let frame = state.frames.last, let definition = definitions.definition(of: frame.intent) else { return false }
        var hasKept = false
        for name in definition.parameters.map(\.name) where name != asked {
            let readings = answer.values[name] ?? []
            guard !readings.isEmpty || answer.refusals[name] != nil else { continue }
            hasKept = true
            let isFilled = frame.values[name] != nil
            switch check(readings, for: name, in: frame, else: answer.refusals[name]) {
            case .one(let value):
                updateFrame { $0.fill(name, with: value) }
                if isFilled { say(.corrected(parameter: name, value)) } else if aloud { say(.noted(parameter: name, value)) }
            case .several(let values):
                updateFrame { $0.candidates[name] = values }
            case .none(let reason) where isFilled:
                say(.correctionRefused(parameter: name, reason))
            case .none(let reason):
                say(.refused(parameter: name, reason))
                updateFrame { $0.empty(name) }
            }
        }
        return hasKept
    }

    // MARK: Yes and no at a question for a value

    mutating func affirmValue() {
        guard let frame = state.frames.last, let asked = askedParameter(of: frame) else { return }
        if definition(of: asked, in: frame).type == .kind(.boolean) {
            settle(ParameterValue(value: .boolean(true), type: .kind(.boolean)))
        } else if case .more? = frame.question?.subject {
            proceed()
        } else {
            affirmChoice()
        }
    }

    mutating func denyValue() {
        guard let frame = state.frames.last, let asked = askedParameter(of: frame) else { return }
        let parameter = definition(of: asked, in: frame)
        if parameter.type == .kind(.boolean) {
            settle(ParameterValue(value: .boolean(false), type: .kind(.boolean)))
        } else if case .more? = frame.question?.subject {
            skip()
        } else if parameter.isOptional {
            skip()
        } else {
            say(.unrecognised(parameter: asked, parameter.type))
            fail()
        }
    }

    // MARK: Leaving out

    mutating func skip() {
        guard let frame = state.frames.last, let subject = frame.question?.subject else { return }
        switch subject {
        case .more:
            updateFrame { $0.collecting = nil }
            proceed()
        case .candidates(let name) where frame.values[name] != nil:
            updateFrame { $0.candidates[name] = nil }
            proceed()
        case .value(let name), .candidates(let name):
            let parameter = definition(of: name, in: frame)
            guard parameter.isOptional || parameter.defaultValue != nil else { return refuseToSkip() }
            updateFrame { $0.leaveOut(name) }
            proceed()
        case .request:
            guard let name = frame.request?.parameter, frame.request?.isConfirmation == false,
                let value = definitions.defaultValue(for: definition(of: name, in: frame), of: frame.intent)
            else { return refuseToSkip() }
            answerRequest(.value(value))
        case .intent, .reading, .confirmation:
            refuseToSkip()
        }
    }

    mutating func refuseToSkip() {
        guard let frame = state.frames.last else { return }
        say(.cannotSkip(parameter: askedParameter(of: frame)))
        fail()
    }

    // MARK: Checking

    /// What is left of the readings of an answer after each was checked.
    enum Checked {
        case one(ParameterValue)
        case several([ParameterValue])
        case none(RefusalReason)
    }

    /// Checks the readings; equal values are one.
    func check(_ readings: [ParameterValue], for name: String, in frame: DialogFrame, else refused: RefusalReason?) -> Checked {
        var valid: [ParameterValue] = []
        var reason = refused
        for reading in readings {
            if let refusal = refusal(of: reading, for: name, in: frame) {
                reason = reason ?? refusal
            } else if !valid.contains(where: { $0.value == reading.value }) {
                valid.append(reading)
            }
        }
        if let value = valid.first { return valid.count == 1 ? .one(value) : .several(valid) }
        return .none(reason ?? .notMatching)
    }

    func refusal(of value: ParameterValue, for name: String, in frame: DialogFrame) -> RefusalReason? {
        definitions.refusal(of: value, for: definition(of: name, in: frame), of: frame.intent)
    }
}
