import Parlance

struct RemoveItem: UndoableIntent {
    static let title: LocalizedStringResource = "品物を削除"

    @Parameter(title: "品物", requestValueDialog: "どれを削除しますか？")
    var item: String

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let service = ShoppingListService()
        let removed = try service.remove(item)
        undoManager?.registerUndo(withTarget: service) { service in try? service.add([removed]) }
        return .result(dialog: "「\(removed)」を買い物リストから削除しました。")
    }
}
