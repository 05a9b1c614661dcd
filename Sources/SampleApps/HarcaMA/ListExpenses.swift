import Parlance

struct ListExpenses: AppIntent {
    static let title: LocalizedStringResource = "List my expenses"

    /// More than these are not read out.
    private static let longestList = 20

    func perform() async throws -> some IntentResult & ReturnsValue<[String]> & ProvidesDialog {
        let expenses = try ExpenseService().expenses()
        let lines = expenses.suffix(Self.longestList).map(\.summary)
        return .result(value: expenses.map(\.title), dialog: IntentDialog(Self.text(lines, count: expenses.count)))
    }

    private static func text(_ lines: [LocalizedStringResource], count: Int) -> LocalizedStringResource {
        guard let first = lines.first else { return "There are no expenses in HarcaMA." }
        let list = lines.dropFirst().reduce(first) { "\($0)\n\($1)" }
        return lines.count == count ? list : "The last \(lines.count) of \(count) expenses:\n\(list)"
    }
}
