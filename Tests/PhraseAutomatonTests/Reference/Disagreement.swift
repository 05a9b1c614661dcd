import PhraseAutomaton
import PhraseSyntax

/// A sentence that the compiled matcher and the reference read differently.
struct Disagreement: CustomStringConvertible {
    var files: [String]
    var utterance: Utterance
    var reason: String

    var description: String { "\(reason)\n\(files.joined(separator: "--- another file\n"))\(utterance)" }

    /// `nil` where both agree. Throws for files with errors.
    static func find(
        in grammar: CompiledGrammar, files: [String], utterance: Utterance, answer: ReferenceAnswer? = nil
    ) throws -> Disagreement? {
        let answer = try answer ?? ReferenceAnswer(to: utterance, by: grammar.reference)
        return try reason(in: grammar, utterance, answer).map { Disagreement(files: files, utterance: utterance, reason: $0) }
    }

    private static func reason(in grammar: CompiledGrammar, _ utterance: Utterance, _ answer: ReferenceAnswer) throws -> String? {
        var matcher = Matcher(grammar.automaton)
        matcher.bind(try grammar.automaton.bindings(of: utterance))
        var options = MatchOptions(context: try grammar.automaton.context(of: utterance))
        options.takesGeneralPath = true
        let general = try matcher.match(utterance.sentence, options: options)
        options.takesGeneralPath = false
        let match = try matcher.match(utterance.sentence, options: options)
        if match != general { return "the quick path reads \(match), the general one \(general)" }
        let alone = try Array(utterance.sentence.utf8).withUnsafeBufferPointer { line in
            try matcher.find(line, options: options).map { matcher.reading(of: $0) }
        }
        if alone != match.best { return "found alone it is \(String(describing: alone)), not \(String(describing: match.best))" }
        guard let found = match.best else {
            return answer.equals.first.map { "not understood; the reference reads \(described($0, answer))" }
        }
        let best = reading(found)
        guard let expected = answer.bests.first else { return "understood as \(described(best, answer)); the reference reads nothing" }
        guard answer.bests.contains(where: { $0.withoutFreeTexts() == best }) else {
            return "best is \(described(best, answer)); the reference reads \(described(expected, answer))"
        }
        let others = match.ambiguous.map(reading)
        if let wrong = others.first(where: { other in !answer.equals.contains { $0.withoutFreeTexts() == other } }) {
            return "ambiguous with \(described(wrong, answer)), which the reference does not read or ranks lower"
        }
        let intents = Set(others.map(answer.intent)).subtracting([answer.intent(of: best)])
        if intents != answer.otherIntents(than: best) {
            return "ambiguous with \(intents.map(answer.identifier)), not with \(answer.otherIntents(than: best).map(answer.identifier))"
        }
        let values = Set(others.filter { answer.intent(of: $0) == answer.intent(of: best) }.map(answer.told)).subtracting([
            answer.told(best)
        ])
        let expectedValues = answer.otherValues(than: best)
        return values == expectedValues ? nil : "other values are \(values), not \(expectedValues)"
    }

    private static func reading(_ reading: Reading) -> ReferenceReading {
        ReferenceReading(
            phrase: reading.phrase, evidence: reading.evidence,
            values: reading.captures.map { capture in
                var value = ReferenceReading.Value(
                    name: capture.name, source: capture.source, listValue: nil, number: nil, range: capture.range)
                switch capture.content {
                case .app, .words: break
                case .listValue(let index): value.listValue = index
                case .number(let number): value.number = number
                }
                return value
            })
    }

    private static func described(_ reading: ReferenceReading, _ answer: ReferenceAnswer) -> String {
        let values = reading.values.map { "\($0.name)\($0.listValue.map { "#\($0)" } ?? "") \($0.range)" }
        let evidence = reading.evidence
        return
            "\(answer.identifier(of: answer.intent(of: reading)).joined(separator: " ")) by phrase \(reading.phrase.index) (\(values.joined(separator: ", "))), "
            + "free \(evidence.freeTextCharacters) in \(evidence.freeTextSlots), preferred \(evidence.preferredCharacters), literal \(evidence.literalCharacters)"
    }

    // MARK: Shrinking

    /// The same with as many lines of the files and words of the sentence taken away as the disagreement allows.
    func shrunk() -> Disagreement {
        var current = self
        var isSmaller = true
        while isSmaller {
            isSmaller = false
            for candidate in current.smaller() where !isSmaller {
                guard let grammar = try? CompiledGrammar(files: candidate.files),
                    let found = try? Self.find(in: grammar, files: candidate.files, utterance: candidate.utterance)
                else { continue }
                current = found
                isSmaller = true
            }
        }
        return current
    }

    private func smaller() -> [Disagreement] {
        var candidates: [Disagreement] = []
        for file in files.indices {
            if files.count > 1 {
                var fewer = files
                fewer.remove(at: file)
                candidates.append(Disagreement(files: fewer, utterance: utterance, reason: ""))
            }
            let lines = files[file].split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            for line in lines.indices.dropFirst() {
                var fewer = lines
                fewer.remove(at: line)
                candidates.append(replacing(file, with: fewer))
                // A phrase, or a wording, without one of its words.
                let words = lines[line].split(separator: " ", omittingEmptySubsequences: false)
                for word in words.indices where words.count > 3 {
                    fewer = lines
                    var rest = words
                    rest.remove(at: word)
                    fewer[line] = rest.joined(separator: " ")
                    candidates.append(replacing(file, with: fewer))
                }
            }
        }
        return candidates + smallerUtterances().map { Disagreement(files: files, utterance: $0, reason: "") }
    }

    private func smallerUtterances() -> [Utterance] {
        var candidates: [Utterance] = []
        func add(_ change: (inout Utterance) -> Void) {
            var smaller = utterance
            change(&smaller)
            candidates.append(smaller)
        }
        let words = utterance.sentence.split(separator: " ")
        for word in words.indices where words.count > 1 {
            var rest = words
            rest.remove(at: word)
            add { $0.sentence = rest.joined(separator: " ") }
        }
        for fact in utterance.facts.indices { add { $0.facts.remove(at: fact) } }
        for (list, values) in utterance.bound {
            for value in values.indices { add { $0.bound[list]?.remove(at: value) } }
        }
        return candidates
    }

    private func replacing(_ file: Int, with lines: [String]) -> Disagreement {
        var files = files
        files[file] = lines.joined(separator: "\n")
        return Disagreement(files: files, utterance: utterance, reason: "")
    }
}
