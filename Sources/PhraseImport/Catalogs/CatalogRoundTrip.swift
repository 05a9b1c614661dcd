import PhraseSyntax
import PhraseText

/// Takes bytes through the import of a catalogue: read, print, parse what was printed. For fuzzers and tests.
package struct CatalogRoundTrip {
    private let source: SourceFile

    package init(bytes: [UInt8]) {
        source = SourceFile(path: "bytes", bytes: bytes)
    }

    /// Calls `expect` with what must hold, and with what it says.
    ///
    /// Whatever the bytes are, reading ends and each finding can be shown. Where there is no error, what is printed parses to the same tree.
    package func check(_ expect: (Bool, String) -> Void) {
        var table = CatalogReader()
        table.read(strings: source, language: "ja")
        check(table, expect)
        var catalog = CatalogReader()
        catalog.read(stringCatalog: source)
        check(catalog, expect)
    }

    private func check(_ reader: CatalogReader, _ expect: (Bool, String) -> Void) {
        let renderer = DiagnosticRenderer()
        for finding in reader.diagnostics {
            expect(finding.place.span.range.upperBound <= max(finding.place.file.bytes.count, 1), "a place inside the source")
            expect(!renderer.render(finding).isEmpty && !DiagnosticRenderer.json(finding).isEmpty, "a finding that can be shown")
        }
        guard !reader.diagnostics.contains(where: { $0.severity == .error }) else { return }
        for file in CatalogConverter(reader.phrases, appNames: ["App"]).printableFiles() {
            let text = PhrasePrinter().print(file)
            let (again, faults) = PhraseParser(source: SourceFile(path: "printed", text: text)).parse()
            expect(!faults.contains { $0.severity == .error }, "no error in what was printed: \(renderer.render(faults))\(text)")
            expect(TreeDescription().describe(again) == TreeDescription().describe(file), "the same tree: \(text)")
        }
    }
}
