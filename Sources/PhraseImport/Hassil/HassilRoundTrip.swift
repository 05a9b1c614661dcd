import PhraseSyntax
import PhraseText

/// Takes bytes through the whole import: read, print, parse what was printed. For fuzzers and tests.
package struct HassilRoundTrip {
    private let source: SourceFile

    package init(bytes: [UInt8]) {
        source = SourceFile(path: "bytes.json", bytes: bytes)
    }

    /// Calls `expect` with what must hold, and with what it says.
    ///
    /// Whatever the bytes are, reading ends and each finding can be shown. Where there is no error, what is printed parses to the same tree.
    /// - Returns: the errors that were found in the bytes, as they are shown.
    package func check(_ expect: (Bool, String) -> Void) -> String {
        let (files, findings) = HassilImporter().read([source])
        let renderer = DiagnosticRenderer()
        for finding in findings {
            expect(finding.place.span.range.upperBound <= max(finding.place.file.bytes.count, 1), "a place inside the source")
            expect(!renderer.render(finding).isEmpty && !DiagnosticRenderer.json(finding).isEmpty, "a finding that can be shown")
        }
        let errors = findings.filter { $0.severity == .error }
        guard let file = files.first, errors.isEmpty else {
            expect(!errors.isEmpty, "a reason why there is nothing")
            return renderer.render(errors)
        }
        let text = PhrasePrinter().print(file)
        let (again, faults) = PhraseParser(source: SourceFile(path: "printed", text: text)).parse()
        expect(!faults.contains { $0.severity == .error }, "no error in what was printed: \(renderer.render(faults))\(text)")
        expect(TreeDescription().describe(again) == TreeDescription().describe(file), "the same tree: \(text)")
        return ""
    }
}
