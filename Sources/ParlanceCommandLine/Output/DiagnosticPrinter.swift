import PhraseSyntax

/// Shows findings about phrase files, with colours where the sink is a terminal that takes them.
struct DiagnosticPrinter {
    private let sink: ByteSink
    private let renderer: DiagnosticRenderer

    init(_ sink: ByteSink, in surroundings: Surroundings) {
        self.sink = sink
        renderer = DiagnosticRenderer(usesColours: surroundings.usesColours(on: sink))
    }

    func print(_ diagnostics: [Diagnostic]) throws(ByteSink.Failure) {
        if !diagnostics.isEmpty { try sink.write(renderer.render(diagnostics)) }
    }

    /// One object a line.
    func printJSON(_ diagnostics: [Diagnostic]) throws(ByteSink.Failure) {
        try sink.write(diagnostics.map { DiagnosticRenderer.json($0) + "\n" }.joined())
    }
}
