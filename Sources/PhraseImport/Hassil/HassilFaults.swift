import PhraseSyntax

/// Faults in the order in which they were found, each with its place.
///
/// As many errors and as many warnings are kept as are reported, so that none of the one hides the other; those beyond are counted.
struct HassilFaults<Place> {
    private(set) var kept: [(fault: HassilFault, place: Place)] = []
    /// How many more there were.
    private(set) var excess = 0
    private var errorCount = 0

    /// Whether a further fault would still be reported.
    func hasRoom(for severity: Diagnostic.Severity) -> Bool {
        (severity == .error ? errorCount : kept.count - errorCount) < HassilLimits.reportedFindings
    }

    mutating func append(_ fault: HassilFault, at place: Place) {
        guard hasRoom(for: fault.severity) else {
            excess += 1
            return
        }
        if fault.severity == .error { errorCount += 1 }
        kept.append((fault, place))
    }
}
