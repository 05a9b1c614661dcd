import PhraseText

/// Takes bytes through every stage: parse, resolve, print, parse again. For fuzzers and tests.
package struct RoundTrip {
    private let source: SourceFile

    package init(bytes: [UInt8]) {
        source = SourceFile(path: "bytes", bytes: bytes)
    }

    /// Calls `expect` with what must hold, and with what it says.
    ///
    /// Whatever the bytes are, each stage ends and each finding is inside the source. Where there is no error, the printed text parses to the
    /// same tree without an error, and is printed alike again.
    package func check(_ expect: (Bool, String) -> Void) {
        let (file, findings) = PhraseParser(source: source).parse()
        let resolver = Resolver(registeredTypes: ["number", "integer", "date"])
        let renderer = DiagnosticRenderer(usesColours: true)
        for finding in findings + resolver.resolve([file]).diagnostics {
            expect(finding.place.span.range.upperBound <= max(finding.place.file.bytes.count, 1), "a place inside the source")
            expect(!renderer.render(finding).isEmpty && !DiagnosticRenderer.json(finding).isEmpty, "a finding that can be shown")
        }
        let text = PhrasePrinter().print(file)
        guard !findings.contains(where: { $0.severity == .error }) else { return }
        let (again, more) = PhraseParser(source: SourceFile(path: "printed", text: text)).parse()
        expect(!more.contains { $0.severity == .error }, "no error in what was printed")
        expect(TreeDescription().describe(again) == TreeDescription().describe(file), "the same tree")
        expect(PhrasePrinter().print(again) == text, "the same text")
    }
}
