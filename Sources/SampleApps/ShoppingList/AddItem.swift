import Foundation
import Parlance

/// Its item is said in one breath with the command, or typed straight into the dialog.
struct AddItem: UndoableIntent {
    static let title: LocalizedStringResource = "品物を追加"
    static let openAppWhenRun = false

    @Parameter(title: "品物", requestValueDialog: "何を追加しますか？")
    var item: String

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let service = ShoppingListService()
        let items = item.split(separator: "、").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        try service.add(items)
        undoManager?.registerUndo(withTarget: service) { service in try? service.takeBack(items) }
        return .result(dialog: "「\(items.joined(separator: "、"))」を買い物リストに追加しました。")
    }
}
