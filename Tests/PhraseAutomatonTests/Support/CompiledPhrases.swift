import PhraseSyntax
import PhraseText
import PhraseUnicode

@testable import PhraseAutomaton

/// Phrase files compiled for a test.
struct CompiledPhrases {
    let automaton: FrozenAutomaton
    /// Of all stages, as `id: message`.
    let diagnostics: [Diagnostic]

    static let types: Set<String> = ["number", "integer", "date", "unread"]

    init(_ texts: [String], memberBudget: Int? = nil) {
        var files: [PhraseFile] = []
        var diagnostics: [Diagnostic] = []
        for (index, text) in texts.enumerated() {
            let (file, found) = PhraseParser(source: SourceFile(path: "test-\(index).phrases", text: text)).parse()
            files.append(file)
            diagnostics += found
        }
        let (library, resolved) = Resolver(registeredTypes: Self.types).resolve(files)
        let compiler = AutomatonCompiler(library: library, normalizer: FoundationNormalizer(), recognizers: Self.recognizer)
        let (automaton, compiled) = compiler.compile(memberBudget: memberBudget)
        self.automaton = automaton
        self.diagnostics = diagnostics + resolved + compiled
    }

    init(_ text: String, memberBudget: Int? = nil) { self.init([text], memberBudget: memberBudget) }

    static let recognizer: RecognizerProvider = { type, _ in
        switch type {
        case "number", "integer": DigitRecognizer()
        case "date": DayRecognizer()
        default: nil
        }
    }

    var problems: [String] { diagnostics.map { "\($0.id): \($0.message)" } }
}

/// A reading as corpora write it: `Add title "milk" day "today" | literal 3, free 4/1`.
struct ReadingLine {
    let reading: Reading
    let automaton: FrozenAutomaton
    let sentence: String

    var intentAndValues: String {
        let library = automaton.library
        let intent = library.intent(reading.intent)
        var parts = [(intent.app.id.map { library.text(library.app($0).name) + "." } ?? "") + library.text(intent.name)]
        for capture in reading.captures {
            let words = String(decoding: Array(sentence.utf8)[capture.range], as: UTF8.self)
            var part = "\(capture.name) \"\(words)\""
            switch capture.content {
            case .listValue(let index): part += " #\(index)"
            case .number(let number): part += " =\(number)"
            case .app, .words: break
            }
            parts.append(part)
        }
        return parts.joined(separator: " ")
    }

    var evidence: String {
        let evidence = reading.evidence
        return "literal \(evidence.literalCharacters), preferred \(evidence.preferredCharacters), free "
            + "\(evidence.freeTextCharacters)/\(evidence.freeTextSlots)"
    }
}
