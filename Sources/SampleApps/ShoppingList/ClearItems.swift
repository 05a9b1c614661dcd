import Parlance

struct ClearItems: UndoableIntent {
    static let title: LocalizedStringResource = "買い物リストを空にする"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let service = ShoppingListService()
        let items = try service.items()
        guard !items.isEmpty else { throw ShoppingListError.empty }
        try await requestConfirmation(
            actionName: .custom(acceptLabel: "削除", acceptAlternatives: ["消して"], denyLabel: "残す", destructive: true),
            dialog: "\(items.count)個の品物を全部削除しますか？")
        try service.replace(with: [])
        undoManager?.registerUndo(withTarget: service) { service in try? service.replace(with: items) }
        return .result(dialog: "買い物リストを空にしました。")
    }
}
