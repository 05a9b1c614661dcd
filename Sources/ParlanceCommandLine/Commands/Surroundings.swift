/// What a command works with; all that it takes from the process.
package struct Surroundings: Sendable {
    let environment: [String: String]
    let output: ByteSink
    let errors: ByteSink

    package init(environment: [String: String], output: ByteSink, errors: ByteSink) {
        self.environment = environment
        self.output = output
        self.errors = errors
    }

    /// Colours go only to a terminal, and never where `NO_COLOR` is set (to anything but nothing).
    func usesColour(on sink: ByteSink) -> Bool {
        sink.isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }

    /// Says on standard error what went wrong; that nobody reads it is no reason to stop.
    func complain(_ message: String) {
        try? errors.write(line: "parlance: error: \(message.madeVisible)")
    }
}
