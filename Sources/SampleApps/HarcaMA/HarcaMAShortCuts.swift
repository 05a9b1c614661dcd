import Parlance

struct HarcaMAShortCuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: ShowTotalExpense(),
            phrases: [
                "Show my total expense in \(.applicationName)",
                "What is my total expense in \(.applicationName)?",
                "How much did I spend in \(.applicationName)?",
            ],
            shortTitle: "Total", systemImageName: "sum")
        AppShortcut(
            intent: AddExpense(),
            phrases: [
                "Add a new expense to \(.applicationName)",
                "Create an expense in \(.applicationName)",
            ],
            shortTitle: "Add", systemImageName: "plus")
        AppShortcut(
            intent: ListExpenses(), phrases: ["List my expenses in \(.applicationName)"], shortTitle: "List",
            systemImageName: "list.bullet")
        AppShortcut(
            intent: DeleteExpense(),
            phrases: [
                "Delete the \(\.$title) expense in \(.applicationName)",
                "Delete an expense in \(.applicationName)",
            ],
            shortTitle: "Delete", systemImageName: "trash")
        AppShortcut(
            intent: ChangeExpense(),
            phrases: [
                "Change the price of \(\.$title) to \(\.$price) in \(.applicationName)",
                "Change the price of an expense in \(.applicationName)",
            ],
            shortTitle: "Change", systemImageName: "pencil")
    }
}
