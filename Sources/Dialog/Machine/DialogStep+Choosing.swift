import IntentModel
import ValueTypes

extension DialogStep {
    /// What can be chosen at the open question, narrowed by what was typed.
    func choices(of frame: DialogFrame) -> [DialogChoice] {
        guard let question = frame.question else { return [] }
        return question.narrowing.reduce(allChoices(of: frame)) { list, typed in list.filter { definitions.names(typed, $0) } }
    }

    private func allChoices(of frame: DialogFrame) -> [DialogChoice] {
        switch frame.question?.subject {
        case .value(let name), .more(let name):
            return definitions.choices(for: definition(of: name, in: frame), of: frame.intent)
        case .candidates(let name):
            return (frame.candidates[name] ?? []).map { DialogChoice($0) }
        case .intent:
            var intents: [IntentKey] = []
            for reading in frame.readings where !intents.contains(reading.intent) { intents.append(reading.intent) }
            return intents.map { intent in
                let definition = definitions.definition(of: intent)
                return DialogChoice(
                    .intent(intent), synonyms: [definition?.title].compactMap(\.self) + (definition?.titles.values.sorted() ?? []))
            }
        case .reading:
            return ReadingChoices(frame.readings).choices
        case .request:
            guard let request = frame.request else { return [] }
            switch request.kind {
            case .disambiguation(let choices): return choices
            case .confirmation: return []
            case .value:
                guard let name = request.parameter else { return [] }
                return definitions.choices(for: definition(of: name, in: frame), of: frame.intent)
            }
        case .confirmation, nil:
            return []
        }
    }

    /// The choices shown now.
    private func page(of frame: DialogFrame) -> ChoicePage {
        ChoicePage(of: choices(of: frame), at: frame.question?.page ?? 0)
    }

    // MARK: Choosing

    mutating func choose(_ position: ChoicePosition) {
        guard let frame = state.frames.last else { return }
        let page = page(of: frame)
        if page.shown.isEmpty { return chooseNothing() }
        guard let choice = page[position] else {
            say(.noSuchPosition(shown: page.shown.count))
            return fail()
        }
        take(choice)
    }

    mutating func take(_ choice: DialogChoice) {
        guard let frame = state.frames.last else { return }
        switch choice.content {
        case .intent(let intent):
            updateFrame { $0.readings.removeAll { $0.intent != intent } }
            takeUpReading()
            proceed()
        case .reading(let values):
            decide { reading in values.allSatisfy { reading.values[$0.key] == $0.value } }
        case .value(var value):
            value.text = value.text ?? choice.title
            if frame.question?.subject == .reading, let name = ReadingChoices(frame.readings).parameter {
                decide { $0.values[name]?.value == value.value }
            } else if state.phase == .asking, let asked = askedParameter(of: frame) {
                answerValue(DialogAnswer(text: value.text ?? "", values: [asked: [value.fitting(definition(of: asked, in: frame).type)]]))
            } else {
                settle(value)
            }
        }
    }

    private mutating func decide(_ isMeant: (DialogCommand.Reading) -> Bool) {
        updateFrame { frame in
            if let reading = frame.readings.first(where: isMeant) { frame.readings = [reading] }
        }
        takeUpReading()
        proceed()
    }

    mutating func answerChoice(_ answer: DialogAnswer) {
        guard let frame = state.frames.last else { return }
        let asked = askedParameter(of: frame)
        let readings = asked.flatMap { answer.values[$0] } ?? []
        let meant = choices(of: frame).filter { choice in
            if case .value(let value) = choice.content { readings.contains { $0.value == value.value } } else { false }
        }
        if let choice = meant.first, meant.count == 1 { return take(choice) }
        if narrow(by: answer.text) { return }
        // Another value than those that were shown.
        if meant.isEmpty, let asked, case .candidates? = frame.question?.subject,
            case .one(let value) = check(readings, for: asked, in: frame, else: nil)
        {
            return settle(value)
        }
        chooseNothing()
    }

    mutating func affirmChoice() {
        guard let frame = state.frames.last else { return }
        let page = page(of: frame)
        if let choice = page.shown.first, page.total == 1 { take(choice) } else { chooseNothing() }
    }

    /// None of them.
    mutating func denyChoice() {
        guard let frame = state.frames.last else { return }
        switch frame.question?.subject {
        case .candidates(let name) where frame.values[name] != nil:
            updateFrame { $0.candidates[name] = nil }
            proceed()
        case .candidates(let name):
            updateFrame { $0.empty(name) }
            fail(.value(name))
        default:
            cancel(.user)
        }
    }

    /// Nothing that can be chosen was said.
    private mutating func chooseNothing() {
        guard let frame = state.frames.last else { return }
        if state.phase == .asking, let asked = askedParameter(of: frame) {
            say(.unrecognised(parameter: asked, definition(of: asked, in: frame).type))
        } else {
            say(.notAmongChoices)
        }
        fail()
    }

    // MARK: Long lists

    /// Shows the next page; after the last nothing changes.
    mutating func turnPage() {
        guard let frame = state.frames.last else { return }
        let page = page(of: frame)
        if page.shown.isEmpty { return chooseNothing() }
        if page.hasMore {
            updateFrame { $0.question?.page += 1 }
        } else {
            say(.noMoreChoices)
        }
        proceed()
    }

    /// Narrows the choices by a name or part of one; a single one left is chosen.
    ///
    /// What fits none of those left is tried on all again.
    /// - Returns: Whether what was typed narrowed anything.
    mutating func narrow(by typed: String) -> Bool {
        guard let frame = state.frames.last, !typed.isEmpty else { return false }
        let left = choices(of: frame)
        let all = allChoices(of: frame)
        for (list, narrowing) in [(left, frame.question?.narrowing ?? []), (all, [])] {
            let named = list.filter { definitions.names(typed, $0) }
            if named.isEmpty || named == left { continue }
            updateFrame {
                $0.question?.narrowing = narrowing + [typed]
                $0.question?.page = 0
            }
            if let choice = named.first, named.count == 1 { take(choice) } else { proceed() }
            return true
        }
        return false
    }
}
