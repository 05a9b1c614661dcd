import PhraseSyntax
import PhraseText
import Testing

@Suite("What is said about a faulty file")
struct DiagnosticCorpusTests {
    private static let cases: [MarkedCase] = (try? CorpusFolder.markedCases()) ?? []

    @Test("is what the corpus says, at the places that it marks", arguments: cases.map(\.title))
    func corpus(title: String) throws {
        let marked = try #require(Self.cases.first { $0.title == title })
        let (said, places) = marked.found()
        #expect(said == marked.expected)
        let wanted = marked.files.flatMap { file in file.marks.map { "\(file.path) \($0)" } }
        #expect(places.map { "\($0.path) \($0.range)" } == wanted)
    }

    @Test("is told by an identifier, each of which occurs in the corpus", arguments: DiagnosticID.allCases)
    func everyIdentifier(id: DiagnosticID) {
        let said = Self.cases.flatMap(\.expected)
        #expect(said.contains { $0.hasPrefix("error \(id.rawValue):") || $0.hasPrefix("warning \(id.rawValue):") })
    }

    @Test("comes from at least sixty cases with titles of their own")
    func size() {
        #expect(Self.cases.count >= 60)
        #expect(Set(Self.cases.map(\.title)).count == Self.cases.count)
    }
}
