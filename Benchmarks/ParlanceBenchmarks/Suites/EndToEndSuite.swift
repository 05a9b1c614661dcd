import IntentRuntime
import PhraseText
import ValueTypes

/// What a program gets for a sentence from the public interface: the intent, and all slots as typed values with their texts.
struct EndToEndSuite: Suite {
    let workload: Workload

    func run(_ meter: Meter) throws -> [Figure] {
        let library = try PhraseLibrary(
            workload.sources.map { .text(String(decoding: $0.bytes, as: UTF8.self), name: $0.path) })
        var interpreter = Interpreter(library)
        let sentences = try workload.sentences
        let texts = sentences.map { String(decoding: $0.text, as: UTF8.self) }
        var right = 0
        for (text, sentence) in zip(texts, sentences) where Self.isRight(try interpreter.interpret(text).best, sentence) { right += 1 }
        var read = 0
        var figures = try meter.measure("end to end", sentences: texts.count) { index in
            guard let meaning = try interpreter.meaning(of: texts[index]) else { return }
            read &+= meaning.intent.utf8.count
            for slot in meaning.slots {
                read &+= slot.name.utf8.count &+ slot.text.utf8.count
                if case .integer(let number)? = slot.value { read &+= number }
            }
        }
        figures += try meter.measure("end to end, intent alone", sentences: texts.count) { index in
            read &+= try interpreter.meaning(of: texts[index])?.intent.utf8.count ?? 0
        }
        // With fixed values, defaults and other readings.
        figures += try meter.measure("end to end, whole interpretation", sentences: texts.count) { index in
            guard let best = try interpreter.interpret(texts[index]).best else { return }
            read &+= best.intent.utf8.count
            for parameter in best.parameters { read &+= parameter.value.text?.utf8.count ?? 0 }
        }
        precondition(read > 0)
        return figures + [Figure("right answers end to end", .percent, Double(right) / Double(texts.count) * 100)]
    }

    private static func isRight(_ reading: Interpretation.Reading?, _ sentence: Workload.Sentence) -> Bool {
        guard let reading else { return sentence.intent == nil }
        let slots = reading.parameters.map { ($0.name, $0.value.text?.lowercased() ?? "") }
        return reading.intent == sentence.intent && Dictionary(slots) { first, _ in first } == sentence.slots
    }
}
