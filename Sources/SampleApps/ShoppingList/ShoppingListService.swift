import Foundation

/// The items still to be bought, in their file.
final class ShoppingListService: Sendable {
    private let store = Store<[String]>(app: "ShoppingList", in: .current, initial: [])

    /// The first one written is the first.
    func items() throws -> [String] {
        try store.read()
    }

    func add(_ items: [String]) throws {
        try store.update { $0 += items }
    }

    /// Takes away the first item of that name.
    ///
    /// - Returns: The item as it was written.
    /// - Throws: `ShoppingListError.notFound`.
    func remove(_ item: String) throws -> String {
        try store.update { items in
            guard let index = items.firstIndex(where: { Self.isSame($0, item) }) else { throw ShoppingListError.notFound(item) }
            return items.remove(at: index)
        }
    }

    /// Takes away the items that were written last, where they are still there.
    func takeBack(_ added: [String]) throws {
        try store.update { items in
            for item in added.reversed() {
                if let index = items.lastIndex(of: item) { items.remove(at: index) }
            }
        }
    }

    func replace(with items: [String]) throws {
        try store.update { $0 = items }
    }

    /// Whether two names mean one thing: widths, capitals and hiragana in place of katakana do not count.
    private static func isSame(_ one: String, _ other: String) -> Bool {
        folded(one) == folded(other)
    }

    private static func folded(_ text: String) -> String {
        let folded = text.folding(options: [.caseInsensitive, .widthInsensitive], locale: nil)
        return folded.applyingTransform(.hiraganaToKatakana, reverse: false) ?? folded
    }
}
