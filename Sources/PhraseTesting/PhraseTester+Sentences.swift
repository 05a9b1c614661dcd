import IntentModel
import IntentRuntime
public import Parlance
public import Testing
import ValueTypes

extension PhraseTester {
    /// Expects that a sentence runs an intent, and that its parameters have these values.
    ///
    /// - Parameters:
    ///   - sentence: As a person says it.
    ///   - intent: A type in code.
    ///   - values: Parameters, by the key path of their projected value, and what each holds: `(\.$price, 4.5)`.
    public func expect<Intent: AppIntent, each Value: Equatable & _IntentValue>(
        _ sentence: String, runs intent: Intent.Type, with values: repeat (KeyPath<Intent, IntentParameter<each Value>>, each Value),
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        let wanted = WantedIntent(intent, in: registry)
        let name = wanted.name
        guard let reading = reading(sentence, as: wanted, sourceLocation) else { return }
        let filled = Intent()
        let instance = IntentInstance(filled)
        let context = options.valueContext(language: reading.language, now: options.now())
        for parameter in reading.parameters {
            guard let storage = instance[parameter.name] else { continue }
            do {
                try await storage.assign(parameter.value.value, in: context)
            } catch {
                record("'\(sentence)': \(name).\(parameter.name) cannot take \(parameter.value.value): \(error)", sourceLocation)
            }
        }
        var faults: [String] = []
        for (path, expected) in repeat each values {
            let parameter = filled[keyPath: path]
            guard let found = parameter.effectiveValue else {
                faults.append("\(instance.name(of: parameter) ?? "?") has no value, expected \(expected)")
                continue
            }
            if found != expected { faults.append("\(instance.name(of: parameter) ?? "?") is \(found), expected \(expected)") }
        }
        for fault in faults { record("'\(sentence)': \(fault)\n\(explanation(of: sentence))", sourceLocation) }
    }

    /// Expects that a sentence runs an intent of a phrase file, and that its parameters have these values, each as a transcript writes it
    /// (`4.5`, `2026-12-01`, `12.5 EUR`), a text also without quotes.
    ///
    /// - Parameter intent: `Intent`, of whatever app, or `App.Intent`.
    public func expect(
        _ sentence: String, runs intent: String, with values: KeyValuePairs<String, String> = [:],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let reading = reading(sentence, as: WantedIntent(intent), sourceLocation) else { return }
        for (name, expected) in values {
            let found = reading[name]
            guard found?.isWritten(as: expected) != true else { continue }
            record(
                "'\(sentence)': \(name) is \(found?.value.transcriptText ?? "nothing"), expected \(expected)\n\(explanation(of: sentence))",
                sourceLocation)
        }
    }

    /// Expects that no phrase says a sentence.
    public func expectNoMatch(_ sentence: String, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let best = interpretation(of: sentence, sourceLocation)?.best else { return }
        record("'\(sentence)' runs \(best.intentPath), expected no match\n\(explanation(of: sentence))", sourceLocation)
    }

    private func reading(_ sentence: String, as wanted: WantedIntent, _ sourceLocation: SourceLocation) -> Interpretation.Reading? {
        guard let interpretation = interpretation(of: sentence, sourceLocation) else { return nil }
        guard let best = interpretation.best, wanted.isRun(by: best) else {
            let found = interpretation.best.map { "runs \($0.intentPath)" } ?? "matches no phrase"
            record("'\(sentence)' \(found), expected \(wanted.description)\n\(explanation(of: sentence))", sourceLocation)
            return nil
        }
        let others = Set(interpretation.ambiguous.filter { !wanted.isRun(by: $0) }.map(\.intentPath)).sorted()
        if !others.isEmpty {
            record(
                "'\(sentence)' runs \(wanted.description) or, as well, \(others.joined(separator: ", "))\n\(explanation(of: sentence))",
                sourceLocation)
        }
        return best
    }

    private func interpretation(of sentence: String, _ sourceLocation: SourceLocation) -> Interpretation? {
        var interpreter = Interpreter(library, options: options)
        do {
            return try interpreter.interpret(sentence)
        } catch {
            record("'\(sentence)' cannot be read: \(error)", sourceLocation)
            return nil
        }
    }

    /// Which phrase a sentence was read by and what spoke for it, or which came nearest.
    private func explanation(of sentence: String) -> String {
        var interpreter = Interpreter(library, options: options)
        return (try? interpreter.explain(sentence)).map { "\($0)" } ?? ""
    }

    func record(_ message: String, _ sourceLocation: SourceLocation) {
        Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    }
}
