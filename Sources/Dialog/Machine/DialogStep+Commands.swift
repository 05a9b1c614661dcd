import IntentModel
import ValueTypes

extension DialogStep {
    // MARK: Beginning

    /// Opens the first of a sentence's commands inside what is open; the others wait for it.
    ///
    /// - Parameter leftOut: Parameters that the first is not asked for.
    mutating func open(_ commands: [DialogCommand], leavingOut leftOut: [String] = []) {
        let commands = commands.map(\.storable)
        guard let command = commands.first else { return }
        guard state.frames.count < DialogState.nestingLimit else {
            say(.tooDeep(limit: DialogState.nestingLimit), of: command.intent)
            sayNotRun(Array(commands.dropFirst()))
            return proceed()
        }
        state.frames.append(
            DialogFrame(id: state.makeIdentity(), readings: command.distinctReadings, followUps: Array(commands.dropFirst())))
        for name in leftOut { updateFrame { $0.leaveOut(name) } }
        takeUpReading()
        proceed()
    }

    /// Once one reading of the opening sentence is left, its values are those of the command.
    mutating func takeUpReading() {
        guard let frame = state.frames.last, frame.readings.count == 1, let reading = frame.readings.first else { return }
        for name in namesInOrder(of: reading, in: frame) {
            let reason = reading.refusals[name] ?? reading.values[name].flatMap { refusal(of: $0, for: name, in: frame) }
            if let reason {
                say(.refused(parameter: name, reason))
                updateFrame { $0.empty(name) }
            } else if let value = reading.values[name] {
                updateFrame { $0.fill(name, with: value) }
            }
        }
    }

    /// The parameters that a reading speaks of, in order of declaration; those that nothing declares come last.
    private func namesInOrder(of reading: DialogCommand.Reading, in frame: DialogFrame) -> [String] {
        let declared = definitions.definition(of: frame.intent)?.parameters.map(\.name) ?? []
        let said = Set(reading.values.keys).union(reading.refusals.keys)
        return declared.filter(said.contains) + said.subtracting(declared).sorted()
    }

    /// Drops what was said since the opening sentence.
    mutating func startOver() {
        guard let frame = state.frames.last else { return }
        if frame.isSuspended { effects.append(.abandon(frame: frame.id)) }
        updateFrame { $0.startOver() }
        say(.startedOver)
        takeUpReading()
        proceed()
    }

    /// Performs the last intent once more, or the last that has the parameters whose values are replaced; what was left out then is left
    /// out again.
    mutating func doAgain(changing changes: [String: [ParameterValue]]) {
        let last = state.history.entries.last { entry in
            let names = definitions.definition(of: entry.intent)?.parameters.map(\.name) ?? []
            return changes.keys.allSatisfy(names.contains)
        }
        guard let last else {
            say(.nothingToDoAgain)
            return proceed()
        }
        var readings = [DialogCommand.Reading(intent: last.intent, values: last.values)]
        for (name, values) in changes.sorted(by: { $0.key < $1.key }) where !values.isEmpty {
            readings = readings.flatMap { reading in
                values.prefix(ChoicePage.size).map { value in
                    var changed = reading
                    changed.values[name] = value
                    return changed
                }
            }
            readings = Array(readings.prefix(ChoicePage.size))
        }
        let names = definitions.definition(of: last.intent)?.parameters.filter(\.isOptional).map(\.name) ?? []
        open(
            [DialogCommand(readings[0], orElse: Array(readings.dropFirst()))],
            leavingOut: names.filter { last.values[$0] == nil && changes[$0] == nil })
    }

    // MARK: Ending

    mutating func cancel(_ reason: CancellationReason) {
        guard let frame = dropFrame() else { return }
        effects.append(.cancelled(frame.intent, reason))
        sayNotRun(frame.followUps)
        proceed(isReturn: true)
    }

    mutating func cancelEverything() {
        var waiting: [DialogCommand] = []
        while let frame = dropFrame() {
            effects.append(.cancelled(frame.intent, .user))
            waiting += frame.followUps
        }
        sayNotRun(waiting)
    }

    /// The innermost command ended badly.
    mutating func abort(_ failure: DialogFailure) {
        state.operation = nil
        guard let frame = dropFrame() else { return }
        effects.append(.failed(frame.intent, failure))
        sayNotRun(frame.followUps)
        proceed(isReturn: true)
    }

    /// The innermost command was performed: those that waited for it come next, then the question that it interrupted.
    mutating func finish(_ outcome: DialogOutcome) {
        state.operation = nil
        guard let frame = state.frames.popLast() else { return }
        let performed = PerformedIntent(
            id: state.makeIdentity(), intent: frame.intent, values: knownValues(of: frame), result: outcome.value?.mentionable,
            canUndo: outcome.canUndo)
        state.history.append(performed, dialog: outcome.dialog)
        effects.append(.performed(performed, outcome))
        let next = [outcome.opens].compactMap(\.self) + frame.followUps
        if next.isEmpty { proceed(isReturn: true) } else { open(next) }
    }

    private mutating func dropFrame() -> DialogFrame? {
        guard let frame = state.frames.popLast() else { return nil }
        if frame.isSuspended { effects.append(.abandon(frame: frame.id)) }
        return frame
    }

    private mutating func sayNotRun(_ commands: [DialogCommand]) {
        if let first = commands.first { say(.notRun(commands.map(\.intent)), of: first.intent) }
    }
}
