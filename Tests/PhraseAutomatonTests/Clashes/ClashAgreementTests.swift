import Foundation
import PhraseSyntax
import Testing

@testable import PhraseAutomaton

/// A search for clashes finds those that all short sentences, read one by one, have. `PARLANCE_PROPERTY_GRAMMARS` asks for more grammars.
@Suite struct ClashAgreementTests {
    private static let count = ProcessInfo.processInfo.environment["PARLANCE_PROPERTY_GRAMMARS"].flatMap(UInt64.init) ?? 100
    private static let firstSeed = ProcessInfo.processInfo.environment["PARLANCE_PROPERTY_SEED"].flatMap(UInt64.init) ?? 0

    private struct Pair: Hashable, CustomStringConvertible {
        var first: String
        var second: String
        init(_ one: String, _ other: String) { (first, second) = (min(one, other), max(one, other)) }
        var description: String { "\(first) \(second)" }
    }

    /// Small grammars in which much is said in several ways.
    private struct Maker {
        var random: SeededGenerator
        static let words = ["a", "b", "5"]

        mutating func one<T>(of things: [T]) -> T { things[Int.random(in: 0..<things.count, using: &random)] }

        mutating func grammar() -> String {
            var lines = ["language en"]
            for list in ["L", "M"] {
                let values = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                    (0..<Int.random(in: 1...2, using: &random)).map { _ in one(of: Self.words) }.joined(separator: " ")
                }
                lines.append("list \(list)\(one(of: ["", "", " preferred"]))")
                lines += Set(values).sorted().map { "  \($0)" }
            }
            lines.append("list N bound")
            lines.append("rule r = \(sequence(1)) | \(sequence(0))")
            for intent in ["A", "B", "C"].prefix(Int.random(in: 2...3, using: &random)) {
                lines.append("intent \(intent)")
                for _ in 0..<Int.random(in: 1...2, using: &random) { lines.append("  - \(sequence(2))") }
                if Int.random(in: 0..<8, using: &random) == 0 { lines.append("  - not: \(one(of: Self.words))") }
            }
            return lines.joined(separator: "\n") + "\n"
        }

        mutating func sequence(_ depth: Int) -> String {
            (0..<Int.random(in: 1...2, using: &random)).map { _ in item(depth) }.joined(separator: " ")
        }

        mutating func item(_ depth: Int) -> String {
            switch Int.random(in: 0..<(depth > 0 ? 14 : 5), using: &random) {
            case 0...2: one(of: Self.words)
            case 3, 4: one(of: Self.words.dropLast()) + one(of: ["", one(of: ["a", "b"])])
            case 5: "[\(sequence(depth - 1))]"
            case 6: "(\(sequence(depth - 1))|\(sequence(depth - 1)))"
            case 7: depth > 1 ? "<r>" : "[\(one(of: Self.words))]"
            case 8, 9: "<\(one(of: ["x", "y"])):\(one(of: ["L", "M"]))>"
            case 10: "<z:\(one(of: ["N", "number", "text"]))>"
            default: "<\(one(of: ["x", "y"])):L>"
            }
        }
    }

    private static let sentences: [String] = {
        let words = ["a", "b", "5", "aa", "ab", "q"]
        var sentences: [String] = []
        var last = [""]
        for _ in 0..<4 {
            last = last.flatMap { before in words.map { before.isEmpty ? $0 : before + " " + $0 } }
            sentences += last
        }
        return sentences
    }()

    @Test func aSearchFindsWhatAllShortSentencesHave() throws {
        var pairs = 0
        var grammars = 0
        for seed in Self.firstSeed..<Self.firstSeed + Self.count {
            var maker = Maker(random: SeededGenerator(seed: seed))
            let text = maker.grammar()
            let phrases = CompiledPhrases(text)
            guard !phrases.diagnostics.contains(where: { $0.severity == .error }) else { continue }
            grammars += 1
            let library = phrases.automaton.library
            func name(_ intent: IntentID) -> String { library.text(library.intent(intent).name) }
            let outcome = ClashSearch(phrases.automaton).search()
            let found = Set(
                outcome.clashes.map { Pair(name(library.phrase($0.first).intent), name(library.phrase($0.second).intent)) })
            var matcher = Matcher(phrases.automaton)
            var expected: [Pair: String] = [:]
            for sentence in Self.sentences {
                let match = try matcher.match(sentence)
                let intents = ([match.best].compactMap(\.self) + match.ambiguous).map { name($0.intent) }
                for (index, one) in intents.enumerated() {
                    for other in intents[index...] where other != one {
                        expected[Pair(one, other)] = expected[Pair(one, other)] ?? sentence
                    }
                }
            }
            pairs += expected.count
            for (pair, sentence) in expected where !found.contains(pair) {
                Issue.record("Seed \(seed): \(pair) clash in '\(sentence)'; found \(outcome)\n\(text)")
            }
            #expect(outcome.isComplete, "Seed \(seed)")
            // What is found is read as it is told, where it needs no list that is bound later.
            for clash in outcome.clashes where !clash.sentence.contains("<") {
                let match = try matcher.match(clash.sentence)
                let read = Set(([match.best].compactMap(\.self) + match.ambiguous).map(\.intent))
                #expect(
                    read.contains(library.phrase(clash.first).intent) && read.contains(library.phrase(clash.second).intent),
                    "Seed \(seed): '\(clash.sentence)'\n\(text)")
            }
        }
        #expect(grammars > Int(Self.count) / 2)
        #expect(pairs > grammars / 8, "many of the grammars have clashes")
    }
}
