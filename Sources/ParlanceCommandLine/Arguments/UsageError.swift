/// A command line that cannot be carried out as written; shown on standard error with exit status 2.
package struct UsageError: Error, Equatable {
    package let message: String
    /// Where to read more.
    package let hint: String?

    package init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }
}
