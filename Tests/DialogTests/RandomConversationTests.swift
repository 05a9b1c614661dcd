import Foundation
import IntentModel
import Testing
import ValueTypes

@testable import Dialog

@Suite("Whatever is said, in whatever order")
struct RandomConversationTests {
    /// Seeds of conversations of 200 acts each.
    static let seeds = Array(UInt64(1)...120)

    @Test(arguments: seeds)
    func theDialogStaysSound(seed: UInt64) throws {
        var person = RandomPerson(seed: seed)
        var state = DialogState()
        var last: [String: Int] = [:]
        var running = RunningIntents()
        for turn in 0..<200 {
            let act = person.act(in: state)
            let (next, effects) = DialogMachine.step(state, act, definitions: person.definitions)
            let place = Comment(rawValue: "seed \(seed), turn \(turn)")
            checkInvariants(next, effects, place)
            checkQuestions(effects, in: next, after: act, last: &last, place)
            checkPerformances(effects, before: state, act, definitions: person.definitions, place)
            running.follow(act, effects, from: state, to: next, place)
            checkNothingIsLost(from: state, to: next, act, place)
            if turn % 10 == 0 { try checkStorage(next, place) }
            state = next
        }
        #expect(try JSONEncoder().encode(state).count < 16 * 1024)
        checkWaysOut(of: state, definitions: person.definitions, Comment(rawValue: "seed \(seed)"))
    }

    @Test func theSameActsGiveTheSameConversation() {
        func run() -> ([DialogEffect], DialogState) {
            var person = RandomPerson(seed: 7)
            var state = DialogState()
            var effects: [DialogEffect] = []
            for _ in 0..<200 {
                let step = DialogMachine.step(state, person.act(in: state), definitions: person.definitions)
                state = step.state
                effects += step.effects
            }
            return (effects, state)
        }
        let (first, second) = (run(), run())
        #expect("\(first.0)".count > 1000)
        #expect(first.1.history.entries.count == second.1.history.entries.count)
        #expect(first.0.map(\.notation) == second.0.map(\.notation))
    }

    /// Attempts are bounded; what is known is not asked for; the same wording never comes twice in a row, unless it was asked for.
    private func checkQuestions(
        _ effects: [DialogEffect], in state: DialogState, after act: DialogAct, last: inout [String: Int], _ place: Comment
    ) {
        let wantsSame = [.help, .repeat, .whatDidYouAsk, .resumed].contains(act)
        for effect in effects {
            let (text, wording, attempt): (String, Int, Int)
            switch effect {
            case .ask(let ask):
                (text, wording, attempt) = ("\(ask.intent) \(ask.parameter) \(ask.wantsMore)", ask.wording, ask.attempt)
                let isRequest = state.frames.last?.request != nil
                #expect(isRequest || ask.wantsMore || state.frames.last?.values[ask.parameter] == nil, place)
            case .confirm(let confirm):
                (text, wording, attempt) = ("\(confirm.intent) \(confirm.parameter ?? "") confirm", confirm.wording, confirm.attempt)
            case .choose(let choose):
                (text, wording, attempt) = (
                    "\(choose.intent) \(choose.parameter ?? "") choose \(choose.of)", choose.wording, choose.attempt
                )
                #expect(!choose.choices.shown.isEmpty, place)
            default: continue
            }
            #expect((1...3).contains(attempt), place)
            #expect(wantsSame || last[text] != wording, place)
            last[text] = wording
        }
    }

    /// An intent that is to be confirmed is performed only after a yes to it with these values.
    private func checkPerformances(
        _ effects: [DialogEffect], before state: DialogState, _ act: DialogAct, definitions: TranscriptDefinitions, _ place: Comment
    ) {
        for case .perform(let performance) in effects {
            guard let definition = definitions.definition(of: performance.intent), let frame = state.frames.last else { continue }
            let answersRequest = frame.id == performance.frame && frame.request != nil
            if !definition.confirmations.isEmpty && !answersRequest {
                #expect(act == .affirm && frame.question?.subject == .confirmation(nil), place)
            }
            for parameter in definition.parameters where !parameter.isOptional {
                #expect(performance.values[parameter.name] != nil, place)
                let value = performance.values[parameter.name]
                #expect(value.flatMap { definitions.refusal(of: $0, for: parameter, of: performance.intent) } == nil, place)
            }
        }
    }

    /// A value that was accepted stays until it is corrected, refused or dropped on request.
    private func checkNothingIsLost(from old: DialogState, to new: DialogState, _ act: DialogAct, _ place: Comment) {
        for frame in old.frames {
            guard let kept = new.frames.first(where: { $0.id == frame.id }) else { continue }
            switch act {
            case .startOver, .deny: continue
            default: #expect(Set(frame.values.keys).isSubset(of: kept.values.keys), place)
            }
        }
    }

    /// From anywhere, cancelling everything ends everything, and so do silence's neighbours: nonsense, again and again.
    private func checkWaysOut(of state: DialogState, definitions: TranscriptDefinitions, _ place: Comment) {
        var settled = state
        if settled.phase == .performing { settled = DialogMachine.step(settled, .failed(.timedOut), definitions: definitions).state }
        if settled.phase == .undoing { settled = DialogMachine.step(settled, .undoFailed(nil), definitions: definitions).state }
        while settled.phase == .performing { settled = DialogMachine.step(settled, .failed(.timedOut), definitions: definitions).state }
        #expect(DialogMachine.step(settled, .cancelEverything, definitions: definitions).state.isIdle, place)
        var turns = 0
        while !settled.isIdle, turns < 500 {
            let act: DialogAct = settled.phase == .performing ? .failed(.timedOut) : .nonsense("??")
            settled = DialogMachine.step(settled, act, definitions: definitions).state
            turns += 1
        }
        #expect(settled.isIdle, place)
    }
}

/// What a runtime that keeps suspended `perform()`s would have alive.
struct RunningIntents {
    private var values: [Int: [String: ParameterValue]] = [:]

    /// One that goes on has the values that it began with; one that is not wanted any more was abandoned.
    mutating func follow(_ act: DialogAct, _ effects: [DialogEffect], from old: DialogState, to new: DialogState, _ place: Comment) {
        if old.operation == .performing, let frame = old.frames.last?.id {
            switch act {
            case .performed, .failed, .resumed: values[frame] = nil
            case .requested(let request) where request.answering == .restarts: values[frame] = nil
            default: break
            }
        }
        for effect in effects {
            switch effect {
            case .abandon(let frame):
                #expect(values.removeValue(forKey: frame) != nil, place)
            case .perform(let performance):
                if let begun = values[performance.frame] { #expect(begun == performance.values, place) }
                values[performance.frame] = performance.values
            default: break
            }
        }
        #expect(Set(values.keys).isSubset(of: new.frames.map(\.id)), place)
    }
}
