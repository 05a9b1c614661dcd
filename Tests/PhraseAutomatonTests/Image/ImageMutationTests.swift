import Foundation
import PhraseSyntax
import PhraseText
import Testing

@testable import PhraseAutomaton

/// Changed files are refused, or do no harm. `PARLANCE_MUTATIONS` asks for more of them than a few hundred.
@Suite("Damaged and forged compiled files") struct ImageMutationTests {
    private static let count = ProcessInfo.processInfo.environment["PARLANCE_MUTATIONS"].flatMap(Int.init) ?? 300
    private static let firstSeed = ProcessInfo.processInfo.environment["PARLANCE_MUTATION_SEED"].flatMap(UInt64.init) ?? 0

    /// Cases that have everything between them: lists, ranges, conditions, skipped and needed words, scripts without spaces.
    private static let cases = Corpus.cases.filter { $0.files.joined().utf8.count > 200 }

    @Test("What a disk does to a file is an error")
    func damage() {
        for seed in Self.seeds {
            let automaton = CompiledPhrases(Self.cases[Int(seed) % Self.cases.count].files).automaton
            var mutation = ImageMutation(of: automaton.imageBytes, seed: seed)
            let bytes = mutation.damaged()
            if bytes == automaton.imageBytes { continue }
            #expect(throws: ImageError.self, "seed \(seed)") { try automaton.reopened(from: bytes) }
        }
    }

    @Test("What a forger does is an error, or answers something")
    func forgery() throws {
        var answers = 0
        var errors = 0
        for seed in Self.seeds {
            let example = Self.cases[Int(seed) % Self.cases.count]
            let automaton = CompiledPhrases(example.files).automaton
            var mutation = ImageMutation(of: automaton.imageBytes, seed: seed)
            let forged: FrozenAutomaton
            do throws(ImageError) {
                forged = try automaton.reopened(from: mutation.forged())
            } catch {
                errors += 1
                continue
            }
            answers += 1
            ask(forged, example.sentences.map(\.utterance.sentence))
        }
        #expect(errors > Self.count / 10, "most of what is changed refers to something")
        #expect(answers > Self.count / 10, "texts and flags may be anything")
    }

    /// Everything that walks through the tables.
    private func ask(_ automaton: FrozenAutomaton, _ sentences: [String]) {
        var matcher = Matcher(automaton)
        for sentence in sentences {
            if let match = try? matcher.match(sentence) { CapturedValues.read(match, in: automaton) }
            Array(sentence.utf8).withUnsafeBufferPointer { line in
                if let finding = try? matcher.find(line) { CapturedValues.read(matcher.slots(of: finding), in: automaton) }
                _ = try? matcher.nearest(to: line)
                _ = try? matcher.completions(of: line)
                _ = try? matcher.completions(of: UnsafeBufferPointer(rebasing: line.prefix(line.count / 2)))
            }
        }
        _ = automaton.outline
        tell(automaton.library)
    }

    /// Everything that is read of a library.
    private func tell(_ library: FrozenLibrary) {
        for id in library.languages { _ = library.text(library.language(id).tag) }
        for id in library.apps {
            _ = library.spokenName(of: id, language: "en")
            _ = library.text(library.app(id).name)
        }
        for id in library.scopes {
            for name in ["title", "app", "number", "x"] {
                _ = library.declaration(named: name, in: id)
                _ = library.source(ofTypeNamed: name, in: id)
                let reference = Reference(name: Spanned(name, SourceSpan(0, 0)), type: nil, span: SourceSpan(0, 0))
                _ = library.rule(reference, in: id)
            }
        }
        for id in library.lists {
            let values = library.values(of: id)
            for index in 0..<values.count {
                _ = (values.canonical(of: index), values.text(of: index), values.title(of: index))
                _ = (values.synonyms(of: index), values.facts(of: index))
            }
        }
        for id in library.intents {
            let intent = library.intent(id)
            _ = library.intent(named: library.text(intent.name), app: "")
            _ = (library.text(intent.title), library.titles(intent.titles), library.texts(intent.arguments))
            for wordings in library.wordings(intent.wordings) { _ = (wordings.kind, library.texts(wordings.texts)) }
            for parameter in library.parameters(of: intent).map({ library.parameter($0) }) {
                _ = (parameter.type(in: library), parameter.bounds, parameter.attempts, library.text(parameter.pattern))
                _ = parameter.defaultValue.id.map { library.literal($0) }
            }
        }
        for id in library.phrases {
            let phrase = library.phrase(id)
            _ = (library.place(of: phrase), library.text(phrase.template))
            guard let outcome = phrase.outcome.id.map({ library.outcome($0) }) else { continue }
            _ = (library.text(outcome.response), library.text(outcome.groupName))
            for assignment in library.assignments(outcome.assignments) { _ = library.literal(assignment.value) }
            for copy in library.copies(outcome.copies) { _ = library.text(copy.key) }
            for fact in library.facts(outcome.notes) { _ = library.literal(fact.value) }
        }
    }

    private static var seeds: Range<UInt64> { firstSeed..<firstSeed + UInt64(count) }
}
