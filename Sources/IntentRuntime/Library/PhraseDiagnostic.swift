import PhraseSyntax
import PhraseText

/// A finding about a phrase file, for programs that load one.
public struct PhraseDiagnostic: Sendable, Hashable, CustomStringConvertible {
    public enum Severity: String, Sendable, Hashable { case error, warning }

    public var path: String
    /// From 1.
    public var line: Int
    /// From 1, in characters as a person counts them.
    public var column: Int
    public var severity: Severity
    /// Stable, in kebab case.
    public var id: String
    public var message: String

    /// `path:line:column: severity: message`
    public var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }

    init(_ diagnostic: Diagnostic) {
        let position = diagnostic.place.position
        path = diagnostic.place.file.path
        line = position.line
        column = position.column
        severity = diagnostic.severity == .error ? .error : .warning
        id = diagnostic.id
        message = diagnostic.message
    }

    /// - Parameter path: Of the phrases in code that a compiled library does not have.
    init(uncompiled path: String) {
        self.path = path
        line = 1
        column = 1
        severity = .warning
        id = "not-compiled"
        message = "these phrases are not in the compiled library and are not heard; 'PhraseLibrary.write(to:)' writes one that has them"
    }
}

/// Phrases that cannot be used: all errors, and the warnings beside them.
public struct PhraseLibraryError: Error, Sendable, CustomStringConvertible {
    public var diagnostics: [PhraseDiagnostic]
    /// Files and folders that could not be read, each with its reason.
    public var unreadable: [String]

    public var description: String {
        (unreadable + diagnostics.map(\.description)).joined(separator: "\n")
    }
}
