import Parlance

struct ShowTotalExpense: AppIntent {
    static let title: LocalizedStringResource = "Show my total expense"

    func perform() async throws -> some IntentResult & ReturnsValue<Double> & ProvidesDialog {
        let total = try ExpenseService().totalExpenseAmount()
        return .result(value: total.number, dialog: "You have spent \(total) in HarcaMA.")
    }
}
