import Parlance

struct CounterShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: IncrementCount(),
            phrases: [
                "Increment the count in \(.applicationName)",
                "Count one more in \(.applicationName)",
            ],
            shortTitle: "Increment", systemImageName: "plus.circle")
        AppShortcut(
            intent: ShowCount(),
            phrases: [
                "What is the count in \(.applicationName)?",
                "Show the count in \(.applicationName)",
            ],
            shortTitle: "Count", systemImageName: "number")
        AppShortcut(
            intent: ResetCount(), phrases: ["Reset the count in \(.applicationName)"], shortTitle: "Reset",
            systemImageName: "arrow.counterclockwise")
    }
}
