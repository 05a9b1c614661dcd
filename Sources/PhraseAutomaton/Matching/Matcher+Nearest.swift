import PhraseSyntax
import PhraseText

extension Matcher {
    /// A place where the sentence stopped following phrases.
    private struct Stop: Comparable {
        var state: UInt32
        var position: Int
        var cost: UInt64

        /// Phrases of which more was said come first, then those that were followed further.
        static func < (left: Stop, right: Stop) -> Bool {
            (right.said, right.position) < (left.said, left.position)
        }

        private var said: Int {
            let evidence = PackedEvidence(bits: cost).evidence
            return evidence.literalCharacters + evidence.preferredCharacters
        }
    }

    /// The phrases that come nearest to a sentence that none accepts, nearest first.
    package mutating func nearest(to line: UnsafeBufferPointer<UInt8>, limit: Int = 5) throws(MatchError) -> [NearMiss] {
        try load(line)
        try run(from: 0, .explaining)
        var misses: [NearMiss] = []
        var known: Set<UInt32> = []
        for stop in stops() {
            guard misses.count < limit else { break }
            guard known.insert(stop.state).inserted else { continue }
            append(stop, limit: limit, to: &misses)
        }
        return misses
    }

    /// What is expected behind a text: at each of its furthest points. `nearest`, seen from the other side.
    private func stops() -> [Stop] {
        var stops: [Stop] = []
        for index in 0..<engine.visits.count {
            let visit = engine.visits[index]
            stops.append(Stop(state: visit.state, position: Int(visit.position), cost: visit.cost))
        }
        // Free text that has begun goes on to the end, and what follows it is missing.
        for index in 0..<engine.openTexts.count {
            let text = engine.openTexts[index]
            let characters = UInt64(sentence.characters(in: 0..<sentence.count)) &* PackedEvidence.freeTextCharacter
            stops.append(Stop(state: text.edge.pointee.target, position: sentence.count, cost: text.cost &- characters))
        }
        return stops.sorted()
    }

    private func append(_ stop: Stop, limit: Int, to misses: inout [NearMiss]) {
        let place = stop.position >= sentence.count - 1 ? sentence.original.count : sentence.originalOffset(stop.position)
        for (expectation, target) in automaton.expectations(in: stop.state) {
            let phrases = automaton.phrases(from: target, limit: 1)
            for phrase in phrases {
                if let index = misses.firstIndex(where: { $0.phrase == phrase }) {
                    if misses[index].stop == place, !misses[index].expected.contains(expectation) {
                        misses[index].expected.append(expectation)
                    }
                } else if misses.count < limit {
                    misses.append(
                        NearMiss(
                            phrase: phrase, intent: automaton.library.phrase(phrase).intent, stop: place, expected: [expectation]))
                }
            }
        }
    }
}
