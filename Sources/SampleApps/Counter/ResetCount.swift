import Parlance

struct ResetCount: UndoableIntent {
    static let title: LocalizedStringResource = "Reset Count"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let service = CountService()
        try await requestConfirmation(
            actionName: .custom(acceptLabel: "Reset", denyLabel: "Keep", destructive: true),
            dialog: "The count is \(service.count()). Shall I set it back to zero?")
        let before = try service.set(to: 0)
        undoManager?.registerUndo(withTarget: service) { service in _ = try? service.set(to: before) }
        return .result(dialog: "The count is zero again.")
    }
}
