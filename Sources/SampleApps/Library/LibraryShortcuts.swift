import Parlance

struct LibraryShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OpenCurrentlyReading(), phrases: ["Open Currently Reading in \(.applicationName)"],
            shortTitle: "Currently Reading", systemImageName: "books.vertical.fill")
        AppShortcut(
            intent: OpenShelf(),
            phrases: [
                "Open \(\.$shelf) in \(.applicationName)",
                "Open a shelf in \(.applicationName)",
            ],
            shortTitle: "Open Shelf", systemImageName: "books.vertical")
        AppShortcut(
            intent: OpenBook(),
            phrases: [
                "Open \(\.$book) in \(.applicationName)",
                "Open a book in \(.applicationName)",
            ],
            shortTitle: "Open Book", systemImageName: "book")
        AppShortcut(
            intent: AddBook(),
            phrases: [
                "Add a book to \(.applicationName)",
                "Add a new book to \(.applicationName)",
            ],
            shortTitle: "Add Book", systemImageName: "plus")
        AppShortcut(
            intent: FindBooks(),
            phrases: [
                "Find books in \(.applicationName)",
                "List my books in \(.applicationName)",
            ],
            shortTitle: "Find Books", systemImageName: "magnifyingglass")
        AppShortcut(
            intent: OrderBook(), phrases: ["Order a book in \(.applicationName)"], shortTitle: "Order Book", systemImageName: "cart")
        AppShortcut(
            intent: MoveBook(), phrases: ["Move a book in \(.applicationName)"], shortTitle: "Move Book",
            systemImageName: "arrow.right.circle")
    }
}
