import Parlance

struct ShowItems: AppIntent {
    static let title: LocalizedStringResource = "買い物リストを見る"

    func perform() async throws -> some IntentResult & ReturnsValue<[String]> & ProvidesDialog {
        let items = try ShoppingListService().items()
        guard !items.isEmpty else { return .result(value: [], dialog: "買い物リストは空です。") }
        return .result(value: items, dialog: "買い物リスト：\(items.joined(separator: "、"))")
    }
}
