import Foundation
import Parlance

struct AddExpense: UndoableIntent {
    static let title: LocalizedStringResource = "Add a new expense"

    @Parameter(title: "Title")
    var title: String

    @Parameter(title: "Price", inclusiveRange: (0, 1_000_000))
    var price: Double

    @Parameter(title: "Date", kind: .date)
    var date: Date

    func perform() async throws -> some IntentResult & ProvidesDialog {
        guard let amount = Money(price) else { throw ExpenseError.noAmount(price) }
        let (service, expense) = (ExpenseService(), Expense(title: title, price: amount, date: date))
        try service.add(expense)
        undoManager?.registerUndo(withTarget: service) { service in try? service.delete(expense) }
        return .result(dialog: "Successfully added your \(title) expense!")
    }
}
