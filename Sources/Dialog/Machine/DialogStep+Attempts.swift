import IntentModel
import ValueTypes

extension DialogStep {
    /// How often a question that is about no parameter is put.
    static var defaultAttempts: Int { 3 }

    /// The number of the attempt that the open question is, from 1.
    func attempt(_ subject: DialogQuestion.Subject, in frame: DialogFrame) -> Int {
        (frame.failures[subject.attemptKey] ?? 0) + 1
    }

    private func attempts(_ subject: DialogQuestion.Subject, in frame: DialogFrame) -> Int {
        switch subject {
        case .value(let name), .more(let name), .candidates(let name), .confirmation(let name?): definition(of: name, in: frame).attempts
        case .request: frame.request?.parameter.map { definition(of: $0, in: frame).attempts } ?? Self.defaultAttempts
        case .intent, .reading, .confirmation(nil): Self.defaultAttempts
        }
    }

    /// The open question was not answered: it is put once more, or given up after the last attempt.
    mutating func fail() {
        guard let subject = state.frames.last?.question?.subject else { return }
        fail(subject)
    }

    mutating func fail(_ subject: DialogQuestion.Subject) {
        updateFrame { $0.failures[subject.attemptKey, default: 0] += 1 }
        guard let frame = state.frames.last else { return }
        if attempt(subject, in: frame) > max(1, attempts(subject, in: frame)) {
            giveUp(subject, of: frame)
        } else {
            proceed()
        }
    }

    /// After the last attempt: what is there holds, or else the default; without any the command is dropped.
    private mutating func giveUp(_ subject: DialogQuestion.Subject, of frame: DialogFrame) {
        updateFrame { $0.failures[subject.attemptKey] = nil }
        switch subject {
        case .more:
            updateFrame { $0.collecting = nil }
            proceed()
        case .candidates(let name) where frame.values[name] != nil:
            updateFrame { $0.candidates[name] = nil }
            proceed()
        case .value(let name), .candidates(let name):
            let parameter = definition(of: name, in: frame)
            guard parameter.defaultValue != nil else { return giveUp(parameter: name) }
            say(.defaultTaken(parameter: name, definitions.defaultValue(for: parameter, of: frame.intent)))
            updateFrame { $0.leaveOut(name) }
            proceed()
        case .request:
            guard let name = frame.request?.parameter, frame.request?.isConfirmation == false,
                let value = definitions.defaultValue(for: definition(of: name, in: frame), of: frame.intent)
            else { return giveUp(parameter: frame.request?.parameter) }
            say(.defaultTaken(parameter: name, value))
            answerRequest(.value(value))
        case .confirmation(let name):
            giveUp(parameter: name)
        case .intent, .reading:
            giveUp(parameter: nil)
        }
    }

    private mutating func giveUp(parameter: String?) {
        say(.gaveUp(parameter: parameter))
        cancel(.gaveUp)
    }
}
