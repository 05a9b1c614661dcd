/// How a command ends.
package enum ExitStatus: Int32, Sendable {
    case success = 0
    /// A negative answer: an error in a phrase file, a file that is formatted otherwise, a sentence without match.
    case negative = 1
    /// Wrong use, or input that cannot be read.
    case wrongUse = 2
}
