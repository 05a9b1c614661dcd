import Foundation
import IntentModel
import Testing
import ValueTypes

@testable import Dialog

@Suite("Conversations go as their transcripts say")
struct TranscriptTests {
    @Test(arguments: Transcript.all)
    func eachActHasTheEffectsWrittenBelowIt(transcript: Transcript) throws {
        let definitions = TranscriptDefinitions(intents: transcript.intents, choices: transcript.choices)
        var state = DialogState()
        for turn in transcript.turns {
            let place = Comment(rawValue: "\(transcript.file).txt:\(turn.line): > \(turn.act)")
            let context = (state.frames.last?.intent ?? state.history.entries.last?.intent).flatMap { definitions.definition(of: $0) }
            var reader = try TokenReader(turn.act[...], intents: transcript.intents)
            let act = try reader.act(context: context ?? IntentDefinition(app: "", name: "", title: "", parameters: []))
            let (next, effects) = DialogMachine.step(state, act, definitions: definitions)
            let lines = effects.map(\.notation)
            if turn.isOpen {
                #expect(lines.prefix(turn.effects.count) == turn.effects[...], place)
            } else {
                #expect(lines == turn.effects, place)
            }
            state = next
            #expect(soundness(of: state, effects) == [], place)
            try checkStorage(state, place)
        }
    }

    @Test func thereAreTranscripts() {
        #expect(Transcript.all.count >= 80)
    }
}

/// A state is the same after it was stored and read.
func checkStorage(_ state: DialogState, _ place: Comment) throws {
    let stored = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(DialogState.self, from: stored) == state, place)
}

/// What holds after every step: one question at most, as the last effect; and a question, work for the runtime, or nothing open.
func soundness(of state: DialogState, _ effects: [DialogEffect]) -> [String] {
    let questions = effects.filter { $0.rank == 4 }
    let work = effects.filter { $0.rank == 3 }
    var faults: [String] = []
    if questions.count + work.count > 1 { faults.append("more than one question") }
    if effects.map(\.rank) != effects.map(\.rank).sorted() { faults.append("out of order") }
    if !state.isConsistent { faults.append("inconsistent") }
    if (state.phase == .performing || state.phase == .undoing) != (state.operation != nil) { faults.append("phase and operation differ") }
    if state.phase == .idle && !(state.frames.isEmpty && questions.isEmpty && work.isEmpty) { faults.append("idle with something open") }
    return faults
}
