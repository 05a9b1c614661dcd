import PhraseSyntax
import PhraseText
import PhraseUnicode
import Testing

@testable import ValueRecognizers

/// Grammars of a test, compiled with readers for numbers; `files` by the name of their category.
struct GrammarSample {
    let declarations: GrammarDeclarations
    /// What the syntax of the files finds wrong.
    let syntaxFindings: [Diagnostic]
    private let folder: WordFolder
    private let readers: LanguageReaders

    /// - Parameter language: As the files begin: `zh spacing free`.
    init(_ files: [String: String], language: String = "en") throws {
        var parsed: [PhraseFile] = []
        var findings: [Diagnostic] = []
        for (name, text) in files.sorted(by: { $0.key < $1.key }) {
            let (file, found) = PhraseParser(source: SourceFile(path: "\(name).phrases", text: "language \(language)\n" + text)).parse()
            parsed.append(file)
            findings += found
        }
        declarations = GrammarDeclarations(parsed)
        syntaxFindings = findings
        folder = WordFolder(normalizer: FoundationNormalizer())
        readers = LanguageReaders(language: try #require(Corpus.tag("en")), folder: folder)
    }

    /// What the checker finds, each with its place: `time:3:5: unknown-role`.
    var findings: [String] {
        GrammarChecker.diagnostics(of: declarations, isReader: isReader).map { diagnostic in
            let position = diagnostic.place.position
            let file = diagnostic.place.file.path.split(separator: ".")[0]
            return "\(file):\(position.line):\(position.column): \(diagnostic.id)"
        }
    }

    var messages: [String] { GrammarChecker.diagnostics(of: declarations, isReader: isReader).map(\.message) }

    private func isReader(_ name: String) -> Bool { ["integer", "number", "hour", "minute", "clock"].contains(name) }

    /// The grammar of a category, with those that it refers to.
    func grammar(_ name: String) throws -> GrammarReader {
        let numbers = Array(declarations.intents.keys.sorted())
        let folded = FoldedDeclarations(declarations, folder: folder)
        func category(_ type: String) -> ValueCategory? {
            guard let intents = declarations.intents[type] else {
                return isReader(type) ? readers.category(of: type) : nil
            }
            var compiler = GrammarCompiler(folded, category: category)
            return .grammar(GrammarReader(grammar: compiler.compile(intents), category: 1000 + (numbers.firstIndex(of: type) ?? 0)))
        }
        guard case .grammar(let grammar)? = category(name) else { throw Missing(name: name) }
        return grammar
    }

    private struct Missing: Error { var name: String }

    /// What a grammar reads of a whole text: `Clock(hour 5, half pm)`, a line a reading.
    func readings(_ text: String, as name: String) throws -> [String] {
        let grammar = try grammar(name)
        return try GrammarSample.reading(text) { text in
            let scratch = ReaderScratch()
            return withExtendedLifetime(scratch) {
                var trees = TreeReader(text, scratch.begin())
                return trees.nodes(of: grammar, in: 0..<text.folded.count).map(Self.description)
            }
        }
    }

    /// The texts that a grammar may end with, from the beginning of a sentence.
    func ends(_ sentence: String, as name: String) throws -> [String] {
        let grammar = try grammar(name)
        return try GrammarSample.reading(sentence) { text in
            let scratch = ReaderScratch()
            let ends = withExtendedLifetime(scratch) {
                let memo = scratch.begin()
                return grammar.ends(in: text, at: 0, memo).map { Int(memo[$0].position) }
            }
            return Set(ends).sorted().map { end in String(decoding: (0..<end).map { text.folded[$0] }, as: UTF8.self) }
        }
    }

    static func reading<Result>(_ text: String, _ body: (ValueText) throws -> Result) throws -> Result {
        var sentence = Sentence(normalizer: FoundationNormalizer())
        try sentence.load(copying: text)
        return try ValueText.with(sentence) { text throws(any Error) in try body(text) }
    }

    static func description(_ node: ValueNode) -> String {
        let roles = node.roles.sorted { $0.role.rawValue < $1.role.rawValue }.map { role, value in
            switch value {
            case .number(let number): "\(role) \(number)"
            case .word(let word): "\(role) \(word)"
            case .span: "\(role) …"
            case .nodes(let nodes): "\(role) [\(nodes.map(description).joined(separator: "|"))]"
            }
        }
        return "\(node.operation.rawValue)(\(roles.joined(separator: ", ")))"
    }
}
