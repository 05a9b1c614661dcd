/// The check of a section's rows, or of some of them, piece by piece.
struct SectionCheck: Sendable {
    let section: ImageSection
    let stride: Int
    let rows: Range<Int>
    /// The first fault among some rows.
    let fault: @Sendable (_ rows: Range<Int>) -> RowFault?

    /// - Parameter rows: `nil` for all.
    init<Rule: RowRule>(_ section: ImageSection, _ table: FrozenTable<Rule.Row>, rows: Range<Int>? = nil, _ rule: Rule) {
        self.section = section
        stride = MemoryLayout<Rule.Row>.stride
        self.rows = rows ?? 0..<table.count
        fault = { rows in
            let steps = Self.freeSteps + rows.count * Self.stepsPerRow
            var checks = QuickRowChecks(steps: steps)
            for number in rows { rule.check(table.base + number, number, &checks) }
            guard !checks.isSound else { return nil }
            var first = FirstRowFault(section: section, steps: steps)
            for number in rows where first.isSound {
                first.row = number
                rule.check(table.base + number, number, &first)
            }
            return first.fault
        }
    }

    /// What looking behind references may take; no file that was written needs it.
    private static let stepsPerRow = 64
    private static let freeSteps = 1 << 16
}
