import Dialog
import PhraseAutomaton
import PhraseSyntax
import PhraseText

/// How a sentence was read, or why it was not.
public struct Explanation: Sendable, Equatable {
    /// A phrase that the sentence follows for a while.
    public struct NearPhrase: Sendable, Equatable {
        public var intent: String
        /// The template, as written.
        public var phrase: String
        /// BCP 47.
        public var language: String
        /// `path:line`, or the name of the line where a program wrote the source.
        public var place: String
        /// How far the sentence follows it: a UTF-8 offset.
        public var stop: Int
        /// What the phrase goes on with there, for people: `"expense"`, `<price>`, `end of the sentence`.
        public var expected: [String]
    }

    /// What speaks for the best reading, in the order in which readings are compared.
    public struct Evidence: Sendable, Equatable {
        public var edits: Int
        public var freeTextCharacters: Int
        public var freeTextSlots: Int
        public var preferredCharacters: Int
        public var literalCharacters: Int
    }

    public var interpretation: Interpretation
    /// `nil` where nothing matched.
    public var evidence: Evidence?
    /// Empty where something matched.
    public var nearest: [NearPhrase]
}

extension Interpreter {
    /// How a sentence is read, or the phrases that come nearest to it, the nearest first.
    public mutating func explain(_ sentence: String, limit: Int = 3) throws(InterpretationError) -> Explanation {
        let interpretation = try interpret(sentence)
        var sentence = sentence
        let outcome: Result<(PhraseAutomaton.Evidence?, [NearMiss]), MatchError> = sentence.withUTF8 { utf8 in
            do throws(MatchError) {
                if interpretation.best != nil { return .success((try matcher.match(utf8, options: matchOptions).best?.evidence, [])) }
                return .success((nil, try matcher.nearest(to: utf8, limit: limit).filter { $0.stop > 0 }))
            } catch {
                return .failure(error)
            }
        }
        switch outcome {
        case .failure(let error): throw InterpretationError(error)
        case .success(let (evidence, misses)):
            return Explanation(
                interpretation: interpretation,
                evidence: evidence.map {
                    Explanation.Evidence(
                        edits: $0.edits, freeTextCharacters: $0.freeTextCharacters, freeTextSlots: $0.freeTextSlots,
                        preferredCharacters: $0.preferredCharacters, literalCharacters: $0.literalCharacters)
                }, nearest: misses.map(library.nearPhrase))
        }
    }

    /// What may follow the line typed so far: whole lines, for an editor's completion.
    public mutating func completions(of line: String, limit: Int = 100) -> [String] {
        var typed = line
        let found = typed.withUTF8 { utf8 in (try? matcher.completions(of: utf8, limit: limit)) ?? [] }
        var lines: [String] = []
        for completion in found {
            let kept = String(decoding: Array(line.utf8).prefix(completion.start), as: UTF8.self)
            let more: String
            switch completion.content {
            case .text(let text): more = text
            case .slot(let parameter, _): more = "<\(parameter)>"
            }
            let separator = kept.isEmpty || kept.hasSuffix(" ") || completion.start < line.utf8.count ? "" : " "
            lines.append(kept + separator + more)
        }
        return lines
    }
}

extension PhraseLibrary {
    fileprivate func nearPhrase(_ miss: NearMiss) -> Explanation.NearPhrase {
        let phrase = tables.phrase(miss.phrase)
        return Explanation.NearPhrase(
            intent: key(of: miss.intent).name, phrase: tables.text(phrase.template), language: language(of: miss.phrase),
            place: tables.place(of: phrase), stop: miss.stop,
            expected: miss.expected.map { text(of: $0, language: language(of: miss.phrase)) })
    }

    private func text(of expectation: PhraseAutomaton.Expectation, language: String) -> String {
        switch expectation {
        case .word(let word): "\"\(word)\""
        case .characters(let characters): "\"\(characters)…\""
        case .slot(let parameter, _): "<\(parameter)>"
        case .app(let id): "\"\(tables.spokenName(of: id, language: language) ?? tables.text(tables.app(id).name))\""
        case .endOfSentence: "the end of the sentence"
        }
    }
}
