/// One step under way: the state as far as it was changed, and the effects so far.
struct DialogStep<Definitions: DialogDefinitions> {
    var state: DialogState
    var effects: [DialogEffect] = []
    let definitions: Definitions

    init(state: DialogState, definitions: Definitions) {
        self.state = state
        self.definitions = definitions
    }
}

/// What a conversation can be in the middle of.
enum DialogPhase: Sendable, Hashable, CaseIterable {
    /// Nothing is open: a command is expected.
    case idle
    /// A value is wanted.
    case asking
    /// A yes or no is wanted.
    case confirming
    /// One of several readings is wanted.
    case choosing
    /// The runtime performs the innermost command.
    case performing
    /// The runtime takes something back.
    case undoing
}

extension DialogState {
    var phase: DialogPhase {
        switch operation {
        case .performing: return .performing
        case .undoing: return .undoing
        case nil: break
        }
        guard let frame = frames.last, let question = frame.question else { return .idle }
        switch question.subject {
        case .value, .more: return .asking
        case .confirmation: return .confirming
        case .intent, .reading, .candidates: return .choosing
        case .request:
            switch frame.request?.kind {
            case .confirmation: return .confirming
            case .disambiguation: return .choosing
            case .value, nil: return .asking
            }
        }
    }
}

extension DialogStep {
    /// The table of the dialog: what each act does in each phase, the first row that fits.
    mutating func take(_ act: DialogAct) {
        switch (state.phase, act) {
        // The runtime reports. What it reports late, when nothing runs any more, is dropped.
        case (.performing, .performed(let outcome)): finish(outcome)
        case (.performing, .failed(let failure)): abort(failure)
        case (.performing, .requested(let request)): receive(request)
        case (.performing, .resumed): abort(.interrupted)
        case (.undoing, .undone): finishUndoing()
        case (.undoing, .undoFailed(let reason)): abortUndoing(reason)
        case (.undoing, .resumed): abortUndoing(nil)
        case (_, .performed), (_, .failed), (_, .requested), (_, .undone), (_, .undoFailed): break
        case (.performing, _), (.undoing, _): say(.busy)

        // In every other phase.
        case (_, .commands(let commands)): open(commands)
        case (_, .again(let changes)): doAgain(changing: changes)
        case (_, .undo): undo()

        // Nothing is open.
        case (.idle, .answer(let answer)): effects.append(.unmatched(answer.text))
        case (.idle, .nonsense(let text)): effects.append(.unmatched(text))
        case (.idle, .correct(let corrections)): correctAfterwards(corrections)
        case (.idle, .help): say(.help(.commands))
        case (.idle, .repeat): sayAgain()
        case (.idle, .cancel), (.idle, .cancelEverything), (.idle, .startOver): say(.nothingToCancel)
        case (.idle, .affirm), (.idle, .deny), (.idle, .choose), (.idle, .more), (.idle, .skip), (.idle, .whatDidYouAsk):
            say(.nothingAsked)
        case (.idle, .resumed): break

        // At every question.
        case (_, .cancel): cancel(.user)
        case (_, .cancelEverything): cancelEverything()
        case (_, .startOver): startOver()
        case (_, .help): help()
        case (_, .whatDidYouAsk): recall()
        case (_, .repeat), (_, .resumed): putSame()
        case (_, .correct(let corrections)): correct(corrections)

        // A value is wanted.
        case (.asking, .answer(let answer)): answerValue(answer)
        case (.asking, .nonsense(let text)): answerValue(DialogAnswer(text: text))
        case (.asking, .affirm): affirmValue()
        case (.asking, .deny): denyValue()

        // A yes or no is wanted.
        case (.confirming, .affirm): affirmConfirmation()
        case (.confirming, .deny): denyConfirmation()
        case (.confirming, .skip): refuseToSkip()
        case (.confirming, .answer), (.confirming, .nonsense), (.confirming, .choose), (.confirming, .more): neitherYesNorNo()

        // One of several readings is wanted.
        case (.choosing, .answer(let answer)): answerChoice(answer)
        case (.choosing, .nonsense(let text)): answerChoice(DialogAnswer(text: text))
        case (.choosing, .affirm): affirmChoice()
        case (.choosing, .deny): denyChoice()

        // Both can have choices, and be skipped.
        case (.asking, .choose(let position)), (.choosing, .choose(let position)): choose(position)
        case (.asking, .more), (.choosing, .more): turnPage()
        case (.asking, .skip), (.choosing, .skip): skip()
        }
    }

    // MARK: Speaking

    /// Says something about the innermost command, or about another.
    mutating func say(_ kind: DialogRemark.Kind, of intent: IntentKey? = nil) {
        let intent = intent ?? state.frames.last?.intent
        let text = [kind.name, kind.parameter, kind.parameter.flatMap { _ in intent?.description }].compactMap(\.self).joined(
            separator: " ")
        effects.append(.say(DialogRemark(kind, intent: intent, wording: state.remarkWordings.next(text))))
    }

    /// Changes the innermost command; there is none only when idle.
    mutating func updateFrame(_ change: (inout DialogFrame) -> Void) {
        guard let last = state.frames.indices.last else { return }
        change(&state.frames[last])
    }
}
