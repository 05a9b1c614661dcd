package import PhraseText

/// A finding about a source: a fact with its places. Its wording is in the fact's own extension, its rendering in `DiagnosticRenderer`.
package struct Diagnostic: Sendable {
    package enum Severity: String, Sendable { case error, warning }

    /// A second place, with what it has to do with the first.
    package struct Note: Sendable {
        package var message: String
        package var place: SourcePlace?

        package init(_ message: String, at place: SourcePlace? = nil) {
            self.message = message
            self.place = place
        }
    }

    /// A replacement that is certainly right.
    package struct FixIt: Sendable {
        package var message: String
        package var span: SourceSpan
        package var replacement: String

        package init(_ message: String, replacing span: SourceSpan, with replacement: String) {
            self.message = message
            self.span = span
            self.replacement = replacement
        }
    }

    /// A stable identifier, in kebab case: `unknown-name`.
    package var id: String
    package var severity: Severity
    package var message: String
    package var place: SourcePlace
    package var notes: [Note]
    package var fixIts: [FixIt]

    package init(
        id: String, severity: Severity, message: String, place: SourcePlace, notes: [Note] = [], fixIts: [FixIt] = []
    ) {
        self.id = id
        self.severity = severity
        self.message = message
        self.place = place
        self.notes = notes
        self.fixIts = fixIts
    }
}
