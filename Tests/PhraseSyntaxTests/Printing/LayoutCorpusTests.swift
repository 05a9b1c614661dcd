import Foundation
import PhraseSyntax
import PhraseText
import Testing

@Suite("Canonical layout")
struct LayoutCorpusTests {
    private static let names = ((try? CorpusFolder.files(in: "Layout", withExtension: "phrases")) ?? [])
        .map { $0.deletingPathExtension().lastPathComponent }

    @Test("is what the corpus says, keeps the tree, and stays as it is", arguments: names)
    func layout(name: String) throws {
        let folder = CorpusFolder.url.appending(path: "Layout")
        let written = try String(contentsOf: folder.appending(path: name + ".phrases"), encoding: .utf8)
        let wanted = try String(contentsOf: folder.appending(path: name + ".formatted"), encoding: .utf8)
        let (tree, findings) = PhraseParser(source: SourceFile(path: name, text: written)).parse()
        #expect(findings.filter { $0.severity == .error }.map(\.message) == [])
        #expect(PhrasePrinter().print(tree) == wanted)
        let (again, _) = PhraseParser(source: SourceFile(path: name, text: wanted)).parse()
        #expect(TreeDescription().describe(again) == TreeDescription().describe(tree))
        #expect(PhrasePrinter().print(again) == wanted)
    }

    @Test("covers several files")
    func hasFiles() { #expect(Self.names.count >= 3) }
}
