import Dispatch
import PhraseText
import PhraseUnicode
import Synchronization
import Testing

@testable import PhraseAutomaton

/// Recognisers that are made when they are first asked for.
@Suite("Recognisers made late") struct LazyRecognizersTests {
    /// Proposes what tells it from all others.
    private final class NumberedRecognizer: SlotRecognizer {
        private static let made = Atomic<Int>(0)
        private let number = made.add(1, ordering: .relaxed).newValue

        func propose(in sentence: borrowing Sentence, at start: Int, to proposals: inout Proposals) {
            proposals.append(Proposal(end: number, spelledCharacters: 0, startsWithDigit: false, endsInDigit: false))
        }
    }

    private static func descriptions(_ types: [String]) -> [LazyRecognizers.Description] {
        types.map { LazyRecognizers.Description(type: $0, language: "en", firstBytes: .all, firstBytesAnywhere: .all) }
    }

    /// What a recogniser proposes.
    private static func answer(of number: Int, in recognizers: LazyRecognizers) throws -> Int {
        var sentence = Sentence(normalizer: FoundationNormalizer())
        try sentence.load(copying: "three")
        var proposals = Proposals()
        recognizers[number].propose(in: sentence, at: 0, to: &proposals)
        return proposals[0].end
    }

    /// Holds what a provider asks while it makes something.
    private final class Holder: Sendable {
        let recognizers = Mutex<LazyRecognizers?>(nil)
    }

    @Test("A provider may ask for another recogniser while it makes one")
    func nested() throws {
        let holder = Holder()
        let recognizers = LazyRecognizers(Self.descriptions(["day", "number"])) { type, _ in
            if type == "day" { _ = holder.recognizers.withLock { $0 }?[1] }
            return NumberedRecognizer()
        }
        holder.recognizers.withLock { $0 = recognizers }
        let day = try Self.answer(of: 0, in: recognizers)
        #expect(try Self.answer(of: 0, in: recognizers) == day)
        #expect(try Self.answer(of: 1, in: recognizers) != day)
        holder.recognizers.withLock { $0 = nil }
    }

    @Test("All threads have the same recogniser, whoever makes it first")
    func shared() {
        for _ in 0..<50 {
            let recognizers = LazyRecognizers(Self.descriptions(["number"])) { _, _ in NumberedRecognizer() }
            let found = Mutex<[Int]>([])
            DispatchQueue.concurrentPerform(iterations: 8) { _ in
                do {
                    let answer = try Self.answer(of: 0, in: recognizers)
                    found.withLock { $0.append(answer) }
                } catch {
                    Issue.record(error)
                }
            }
            let answers = found.withLock { $0 }
            #expect(answers.count == 8)
            #expect(Set(answers).count == 1)
        }
    }
}
