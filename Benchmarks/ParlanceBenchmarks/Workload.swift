import Foundation
import PhraseAutomaton
import PhraseSyntax
import PhraseText
import PhraseUnicode
import ValueRecognizers

/// A folder of phrase files, `sentences.tsv` with the answers expected (text, kind, intent, `name=value;…`), and perhaps `bound.tsv` with
/// the values of a list that is bound (list, value).
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
    private let folder: URL

    init(folder path: String) throws {
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        let names = try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(".phrases") }.sorted()
        guard !names.isEmpty else { throw Failure(description: "no phrase files in \(path)") }
        sources = try names.map { SourceFile(path: $0, bytes: Array(try Data(contentsOf: folder.appendingPathComponent($0)))) }
        self.folder = folder
    }

    /// Read anew at each call: whoever compiles alone does not have them in memory.
    var sentences: [Sentence] {
        get throws {
            let sentences = try table("sentences.tsv", fields: 4).map { fields in
                var slots: [String: String] = [:]
                for slot in fields[3].split(separator: ";") where slot.contains("=") {
                    let parts = slot.split(separator: "=", maxSplits: 1)
                    slots[String(parts[0])] = String(parts[1])
                }
                return Sentence(text: Array(fields[0].utf8), intent: fields[2] == "-" ? nil : String(fields[2]), slots: slots)
            }
            guard !sentences.isEmpty else { throw Failure(description: "sentences.tsv is empty") }
            return sentences
        }
    }

    /// The list that is bound when matching, and its values.
    var boundList: (name: String, values: [String]) {
        get throws {
            let rows = try table("bound.tsv", fields: 2)
            guard let name = rows.first?[0] else { throw Failure(description: "bound.tsv is empty") }
            return (String(name), rows.map { String($0[1]) })
        }
    }

    private func table(_ name: String, fields count: Int) throws -> [[Substring]] {
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        return try text.split(separator: "\n").map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count == count else { throw Failure(description: "\(name): \(count) fields expected in \(line)") }
            return fields
        }
    }

    // MARK: Stages

    /// Phrases of a suite of its own.
    static func automaton(of phrases: String) throws -> FrozenAutomaton {
        let registry = RecognizerRegistry(normalizer: FoundationNormalizer())
        let workload = Workload(sources: [SourceFile(path: "suite.phrases", text: phrases)])
        return try workload.compiled(try workload.resolved(try workload.parsed(), registry: registry), registry: registry)
    }

    private init(sources: [SourceFile]) {
        self.sources = sources
        folder = URL(fileURLWithPath: "", isDirectory: true)
    }

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

    func compiled(_ library: consuming ResolvedLibrary, registry: RecognizerRegistry) throws -> FrozenAutomaton {
        let compiler = AutomatonCompiler(
            library: consume library, normalizer: FoundationNormalizer(), recognizers: registry.provider)
        let (automaton, diagnostics) = (consume compiler).compile()
        try Self.check(diagnostics)
        return automaton
    }

    private static func check(_ diagnostics: [Diagnostic]) throws {
        guard let first = diagnostics.first(where: { $0.severity == .error }) else { return }
        throw Failure(description: "\(first.place.file.path):\(first.place.position.line): \(first.message)")
    }
}
