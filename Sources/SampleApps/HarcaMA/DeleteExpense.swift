import Parlance

struct DeleteExpense: UndoableIntent {
    static let title: LocalizedStringResource = "Delete an expense"

    @Parameter(title: "Title")
    var title: String

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let expense = try await choose(among: ExpenseService().expenses(), called: title)
        try await requestConfirmation(
            actionName: .custom(acceptLabel: "Delete", denyLabel: "Keep", destructive: true),
            dialog: "Shall I delete \(expense.summary)?")
        let service = ExpenseService()
        try service.delete(expense)
        undoManager?.registerUndo(withTarget: service) { service in try? service.add(expense) }
        return .result(dialog: "The \(expense.title) expense is deleted.")
    }
}
