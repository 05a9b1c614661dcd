/// How much a JSON text may hold. Beyond a limit, an error says given and allowed.
enum JSONLimits {
    static let bytes = 16 * 1024 * 1024
    /// Objects and arrays inside one another.
    static let depth = 64
    /// Findings reported for one text; those beyond are counted.
    static let reportedFindings = 1_000
}
