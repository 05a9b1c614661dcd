import Parlance

/// Why an item is not taken from the list.
enum ShoppingListError: Error, CustomLocalizedStringResourceConvertible {
    case notFound(String)
    case empty

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .notFound(let item): "「\(item)」は買い物リストにありません。"
        case .empty: "買い物リストは空です。"
        }
    }
}
