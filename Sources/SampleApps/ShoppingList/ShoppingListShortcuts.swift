import Parlance

struct ShoppingListShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: AddItem(),
            phrases: [
                "\(.applicationName)に品物を追加",
                "\(.applicationName)に追加",
            ],
            shortTitle: "追加", systemImageName: "cart.badge.plus")
        AppShortcut(
            intent: ShowItems(),
            phrases: [
                "\(.applicationName)を見せて",
                "\(.applicationName)には何がある？",
            ],
            shortTitle: "見る", systemImageName: "cart")
        AppShortcut(
            intent: RemoveItem(), phrases: ["\(.applicationName)から品物を削除"], shortTitle: "削除", systemImageName: "cart.badge.minus")
        AppShortcut(
            intent: ClearItems(), phrases: ["\(.applicationName)を空にして"], shortTitle: "空にする", systemImageName: "trash")
    }
}
