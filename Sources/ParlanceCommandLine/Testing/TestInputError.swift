import PhraseSyntax

/// Why a suite cannot be run: all that is wrong with its files.
struct TestInputError: Error {
    /// Something about a file that is no phrase file.
    struct Problem: Error, Sendable, Equatable, CustomStringConvertible {
        var path: String
        /// From 1; `nil`: the whole file.
        var line: Int?
        /// From 1, in characters; `nil`: the whole line.
        var column: Int?
        var message: String

        /// `path:line:column: message`
        var description: String { "\(path):\([line, column].compactMap { $0.map { "\($0):" } }.joined()) \(message)" }
    }

    var problems: [Problem] = []
    /// Findings about phrases.
    var diagnostics: [Diagnostic] = []

    init(problems: [Problem]) { self.problems = problems }

    init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

    init(_ failure: ByteSource.Failure) {
        problems = [Problem(path: failure.path, message: failure.message)]
    }

    static func += (left: inout TestInputError, right: TestInputError) {
        left.problems += right.problems.filter { !left.problems.contains($0) }
        left.diagnostics += right.diagnostics
    }
}
