import Foundation
import Parlance

struct AddExpense: AppIntent {
    static let title: LocalizedStringResource = "Add a new expense"

    @Parameter(title: "Title")
    var title: String

    @Parameter(title: "Price", inclusiveRange: (0, 1_000_000))
    var price: Double

    @Parameter(title: "Date", kind: .date)
    var date: Date

    func perform() async throws -> some IntentResult & ProvidesDialog {
        guard let amount = Money(price) else { throw ExpenseError.noAmount(price) }
        try ExpenseService().add(Expense(title: title, price: amount, date: date))
        return .result(dialog: "Successfully added your \(title) expense!")
    }
}
