import Foundation
import PhraseImport
import PhraseSyntax
import PhraseText
import Testing

/// Files beside the tests: `NAME.json` is what hassil reads, `NAME.phrases` what is made of it, `NAME.findings` what is said about it.
///
/// One of the last two may be missing: a file with errors makes no phrases, and one without findings says nothing.
struct MappingCase: CustomTestStringConvertible, Sendable {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Corpus")

    static let all: [MappingCase] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted().map { MappingCase(name: String($0.dropLast(5))) }
    }()

    var name: String
    var testDescription: String { name }

    func source() throws -> SourceFile {
        SourceFile(path: "\(name).json", bytes: Array(try Data(contentsOf: Self.folder.appending(path: "\(name).json"))))
    }

    func expected(_ ending: String) throws -> String? {
        let file = Self.folder.appending(path: "\(name).\(ending)")
        return FileManager.default.fileExists(atPath: file.path) ? try String(contentsOf: file, encoding: .utf8) : nil
    }
}

@Suite("What is made of hassil's files")
struct MappingCorpusTests {
    @Test("is what the corpus says", arguments: MappingCase.all)
    func corpus(mapping: MappingCase) throws {
        let (files, diagnostics) = HassilImporter().read([try mapping.source()])
        let findings = diagnostics.isEmpty ? nil : DiagnosticRenderer().render(diagnostics)
        let isFaulty = diagnostics.contains { $0.severity == .error }
        let phrases = isFaulty ? nil : PhrasePrinter().print(try #require(files.first))
        #expect(try findings == mapping.expected("findings"))
        #expect(try phrases == mapping.expected("phrases"))
    }
}
