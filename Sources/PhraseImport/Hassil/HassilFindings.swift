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
    /// How many there were that nobody kept.
    var excess = 0

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

    mutating func append(_ faults: HassilFaults<SourcePlace>) {
        for (fault, place) in faults.kept { append(fault.diagnostic(at: place)) }
        excess += faults.excess
    }

    /// As many as are reported, errors before warnings where they are too many, and one that counts the rest.
    func sorted() -> [Diagnostic] {
        let sorted = findings.enumerated().sorted {
            ($0.element.source, $0.element.offset, $0.offset) < ($1.element.source, $1.element.offset, $1.offset)
        }.map(\.element.diagnostic)
        let errors = sorted.count { $0.severity == .error }
        var room = (errors: HassilLimits.reportedFindings, warnings: max(0, HassilLimits.reportedFindings - errors))
        let shown = sorted.filter { diagnostic in
            if diagnostic.severity == .error { room.errors -= 1 } else { room.warnings -= 1 }
            return (diagnostic.severity == .error ? room.errors : room.warnings) >= 0
        }
        let rest = excess + sorted.count - shown.count
        guard rest > 0, let last = shown.last else { return shown }
        var further = HassilFault.moreFindings(count: rest).diagnostic(at: last.place)
        further.severity = errors > 0 ? .error : .warning
        return shown + [further]
    }
}
