import PhraseAutomaton
import PhraseSyntax
import PhraseUnicode
import ValueRecognizers

/// Parlance as one of those that are compared: a workload, compiled, and its sentences put to a matcher.
struct Contender: ~Copyable {
    /// What is asked for.
    enum Answer: String, CaseIterable {
        /// The intent of the best reading.
        case intent
        /// The same with name, place of the list's value or number, and span of each slot.
        case slots
    }

    let answer: Answer
    var matcher: Matcher
    private let sentences: [Workload.Sentence]
    private let texts: SentenceTexts
    /// Of the sentence read last.
    private var slots: [SlotSpan] = []

    init(workload: Workload, answer: Answer) throws {
        let registry = RecognizerRegistry(normalizer: FoundationNormalizer())
        let automaton = try workload.compiled(try workload.resolved(try workload.parsed(), registry: registry), registry: registry)
        sentences = try workload.sentences
        texts = SentenceTexts(sentences)
        self.answer = answer
        matcher = Matcher(automaton)
    }

    @inline(__always)
    mutating func find(_ index: Int) throws -> Finding? {
        try texts.withText(of: index) { try matcher.find($0) }
    }

    /// The number of slots.
    @inline(__always)
    mutating func read(_ index: Int) throws -> Int {
        guard let finding = try find(index) else { return 0 }
        matcher.slots(of: finding, into: &slots)
        return slots.count
    }

    @inline(__always)
    mutating func perform(_ index: Int) throws -> Int {
        switch answer {
        case .intent: try find(index) == nil ? 0 : 1
        case .slots: try read(index)
        }
    }

    /// How many sentences were answered until so much time of the thread was over, and how many of them as expected.
    mutating func answered(seconds: Double) throws -> (asked: Int, right: Int) {
        let start = ProcessorTime.nanoseconds
        var right = 0
        for index in sentences.indices {
            if try isRight(index) { right += 1 }
            if ProcessorTime.nanoseconds - start > seconds * 1e9 { return (index + 1, right) }
        }
        return (sentences.count, right)
    }

    private mutating func isRight(_ index: Int) throws -> Bool {
        let sentence = sentences[index]
        let library = matcher.automaton.library
        guard let finding = try find(index) else { return sentence.intent == nil }
        let intent = library.intent(library.phrase(finding.phrase).intent)
        guard let expected = sentence.intent, library.isText(intent.name, expected) else { return false }
        guard answer == .slots else { return true }
        matcher.slots(of: finding, into: &slots)
        var texts: [String: String] = [:]
        for slot in slots {
            texts[matcher.automaton.parameter(of: slot)] = String(decoding: sentence.text[slot.range], as: UTF8.self).lowercased()
        }
        return texts == sentence.slots
    }
}
