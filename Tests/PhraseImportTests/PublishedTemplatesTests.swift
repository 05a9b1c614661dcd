import Foundation
import PhraseImport
import PhraseSyntax
import PhraseText
import Testing

/// The templates of Home Assistant in many languages, which lie outside of the package.
enum PublishedTemplates {
    private static let environment = ProcessInfo.processInfo.environment
    static let folder = URL(fileURLWithPath: environment["PARLANCE_SHARED"] ?? packageFolder.appending(path: "../shared").path)
        .appending(path: "hassil")
    static let isThere = FileManager.default.fileExists(atPath: folder.path)
    /// Where they are absent the tests are skipped, but not where everything has to be checked.
    static let isWanted = isThere || environment["CI"] == "true"

    private static let packageFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let languages: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let found = names.filter { $0.hasSuffix(".templates.json") }.map { String($0.dropLast(".templates.json".count)) }.sorted()
        return found.isEmpty ? ["none"] : found
    }()

    static func source(_ language: String) throws -> SourceFile {
        let path = folder.appending(path: "\(language).templates.json")
        return SourceFile(path: "\(language).json", bytes: Array(try Data(contentsOf: path)))
    }
}

@Suite("Published templates", .enabled(if: PublishedTemplates.isWanted))
struct PublishedTemplatesTests {
    @Test("A language is imported without an error, and what is printed says the same", arguments: PublishedTemplates.languages)
    func imports(language: String) throws {
        let (files, diagnostics) = HassilImporter().read([try PublishedTemplates.source(language)])
        let file = try #require(files.first)
        let renderer = DiagnosticRenderer()
        let resolver = Resolver(registeredTypes: ["number", "integer", "date"])
        let found = diagnostics + resolver.resolve(files).diagnostics
        #expect(!found.contains { $0.severity == .error }, "\(renderer.render(found))")

        let text = PhrasePrinter().print(file)
        let (again, faults) = PhraseParser(source: SourceFile(path: "\(language).phrases", text: text)).parse()
        #expect(!faults.contains { $0.severity == .error }, "\(renderer.render(faults))")
        #expect(TreeDescription().describe(again) == TreeDescription().describe(file))
        #expect(!resolver.resolve([again]).diagnostics.contains { $0.severity == .error })
    }
}
