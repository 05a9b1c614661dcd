import Foundation
import PhraseAutomaton
import PhraseSyntax
import PhraseText
import PhraseUnicode
import ValueRecognizers

/// A folder of phrase files, and `sentences.tsv` with the answers expected: text, kind, intent, `name=value;…`.
struct Workload {
    struct Sentence {
        let text: [UInt8]
        let intent: String?
        /// Texts of the slots by name, as said.
        let slots: [String: String]
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let sources: [SourceFile]
    let sentences: [Sentence]

    init(folder: String) throws {
        let directory = URL(fileURLWithPath: folder, isDirectory: true)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".phrases") }.sorted()
        sources = try names.map { SourceFile(path: $0, bytes: Array(try Data(contentsOf: directory.appendingPathComponent($0)))) }
        let table = try String(contentsOf: directory.appendingPathComponent("sentences.tsv"), encoding: .utf8)
        sentences = try table.split(separator: "\n").map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count == 4 else { throw Failure(description: "sentences.tsv: four fields expected in \(line)") }
            var slots: [String: String] = [:]
            for slot in fields[3].split(separator: ";") where slot.contains("=") {
                let parts = slot.split(separator: "=", maxSplits: 1)
                slots[String(parts[0])] = String(parts[1])
            }
            return Sentence(text: Array(fields[0].utf8), intent: fields[2] == "-" ? nil : String(fields[2]), slots: slots)
        }
        guard !sources.isEmpty, !sentences.isEmpty else { throw Failure(description: "no phrase files or no sentences in \(folder)") }
    }

    var bytes: Int { sentences.reduce(0) { $0 + $1.text.count } }

    // MARK: Stages

    func parsed() throws -> [PhraseFile] {
        try sources.map { source in
            let (file, diagnostics) = PhraseParser(source: source).parse()
            try Self.check(diagnostics)
            return file
        }
    }

    func resolved(_ files: [PhraseFile], registry: RecognizerRegistry) throws -> ResolvedLibrary {
        let (library, diagnostics) = Resolver(registeredTypes: registry.registeredTypes).resolve(files)
        try Self.check(diagnostics)
        return library
    }

    func compiled(_ library: ResolvedLibrary, registry: RecognizerRegistry) throws -> FrozenAutomaton {
        let compiler = AutomatonCompiler(library: library, normalizer: FoundationNormalizer(), recognizers: registry.provider)
        let (automaton, diagnostics) = compiler.compile()
        try Self.check(diagnostics)
        return automaton
    }

    private static func check(_ diagnostics: [Diagnostic]) throws {
        guard let first = diagnostics.first(where: { $0.severity == .error }) else { return }
        throw Failure(description: "\(first.place.file.path):\(first.place.position.line): \(first.message)")
    }
}
