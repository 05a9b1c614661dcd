/// How much a phrase file may hold. A file beyond a limit is reported with what it has and what is allowed.
package enum SyntaxLimits {
    package static let bytesOfFile = 16 * 1024 * 1024
    package static let bytesOfLine = 65_536
    package static let depthOfBrackets = 64
    /// Values of a list that stand in a phrase file.
    package static let valuesOfList = 100_000
    /// Values of a list that come from a file of their own, or are bound.
    package static let valuesOfBoundList = 1_000_000
    package static let itemsOfPermutation = 6
    /// Findings reported for one file, and for a library; those beyond are counted.
    package static let reportedFindings = 1_000
}
