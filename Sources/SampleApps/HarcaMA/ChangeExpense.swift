import Parlance

struct ChangeExpense: UndoableIntent {
    static let title: LocalizedStringResource = "Change the price of an expense"

    @Parameter(title: "Title")
    var title: String

    @Parameter(title: "Price", inclusiveRange: (0, 1_000_000))
    var price: Double

    func perform() async throws -> some IntentResult & ProvidesDialog {
        guard let amount = Money(price) else { throw ExpenseError.noAmount(price) }
        let expense = try await choose(among: ExpenseService().expenses(), called: title)
        let service = ExpenseService()
        try service.change(priceOf: expense, to: amount)
        undoManager?.registerUndo(withTarget: service) { service in try? service.change(priceOf: expense, to: expense.price) }
        return .result(dialog: "The price of \(expense.title) is now \(amount).")
    }
}
