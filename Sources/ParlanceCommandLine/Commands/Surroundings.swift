import Foundation
import PhraseSyntax

/// What a command works with; all that it takes from the process.
package struct Surroundings: Sendable {
    let environment: Environment
    let output: ByteSink
    let errors: ByteSink
    /// Makes the built-in apps, whose data is in the folder given, or in the user's.
    let builtInApps: @Sendable (_ store: String?) -> BuiltInApps

    package init(
        environment: Environment, output: ByteSink, errors: ByteSink,
        builtInApps: @escaping @Sendable (_ store: String?) -> BuiltInApps
    ) {
        self.environment = environment
        self.builtInApps = builtInApps
        self.output = output
        self.errors = errors
    }

    /// Colours go only to a terminal, and never where `NO_COLOR` is set (to anything but nothing).
    func usesColours(on sink: ByteSink) -> Bool {
        sink.isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }

    /// Somebody sits at a terminal, for input and output.
    var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && output.isTerminal }

    /// Says on standard error what went wrong; that nobody reads it is no reason to stop.
    func complain(_ message: String) {
        try? errors.write(line: "parlance: error: \(VisibleText.escaped(message))")
    }

    /// Says on standard error what is likely to be meant otherwise.
    func warn(_ message: String) {
        try? errors.write(line: "parlance: warning: \(VisibleText.escaped(message))")
    }
}
