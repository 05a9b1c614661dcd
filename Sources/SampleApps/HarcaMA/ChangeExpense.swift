import Parlance

struct ChangeExpense: AppIntent {
    static let title: LocalizedStringResource = "Change the price of an expense"

    @Parameter(title: "Title")
    var title: String

    @Parameter(title: "Price", inclusiveRange: (0, 1_000_000))
    var price: Double

    func perform() async throws -> some IntentResult & ProvidesDialog {
        guard let amount = Money(price) else { throw ExpenseError.noAmount(price) }
        let expense = try await choose(among: ExpenseService().expenses(), called: title)
        try ExpenseService().change(priceOf: expense, to: amount)
        return .result(dialog: "The price of \(expense.title) is now \(amount).")
    }
}
