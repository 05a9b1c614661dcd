import PhraseSyntax
import PhraseText

/// Collects what is found about several sources, and puts it in the order of the sources and of the places in them.
struct HassilFindings {
    /// Where a place belongs: to the JSON text itself, or to one of the texts out of it.
    private struct Origin {
        var source: Int
        var texts: TextLines?
    }

    private struct Finding {
        var source: Int
        var offset: Int
        var diagnostic: Diagnostic
    }

    private var origins: [ObjectIdentifier: Origin] = [:]
    private var findings: [Finding] = []

    mutating func add(_ source: SourceFile, number: Int) {
        origins[ObjectIdentifier(source)] = Origin(source: number)
    }

    mutating func add(_ texts: TextLines, as source: SourceFile, number: Int) {
        origins[ObjectIdentifier(source)] = Origin(source: number, texts: texts)
    }

    mutating func append(_ diagnostic: Diagnostic) {
        let origin = origins[ObjectIdentifier(diagnostic.place.file)]
        let position = Int(diagnostic.place.span.lower)
        findings.append(
            Finding(
                source: origin?.source ?? .max, offset: origin?.texts?.offsetInDocument(of: position) ?? position, diagnostic: diagnostic))
    }

    /// As many as are reported, and one that counts the rest.
    func sorted() -> [Diagnostic] {
        let sorted = findings.enumerated().sorted {
            ($0.element.source, $0.element.offset, $0.offset) < ($1.element.source, $1.element.offset, $1.offset)
        }.map(\.element.diagnostic)
        guard sorted.count > HassilLimits.reportedFindings else { return sorted }
        let shown = sorted.prefix(HassilLimits.reportedFindings)
        return shown + [HassilFault.moreFindings(count: sorted.count - shown.count).diagnostic(at: sorted[shown.count].place)]
    }
}
