import Foundation
package import Parlance

/// The sample apps with their phrase files, as the command loads them.
package struct SampleSet: Sendable {
    /// - Parameter store: the folder with one file an app; `nil`: the user's data folder.
    package init(store: String?) {
        if let store { StoreFolder.choose(StoreFolder(path: store)) }
        Self.addTranslations()
    }

    package var apps: [IntentApp] {
        [
            IntentApp("HarcaMA", names: ["en": ["HarcaMA", "expense tracker"]], providers: [HarcaMAShortCuts.self]),
            IntentApp("Library", names: ["en": ["Library", "Bookshelf"], "ko": ["책장"]], providers: [LibraryShortcuts.self]),
            IntentApp("Counter", names: ["en": ["Counter"], "ru": ["Счётчик", "Счетчик"]], providers: [CounterShortcuts.self]),
            IntentApp("ShoppingList", names: ["ja": ["買い物リスト", "買物リスト"]], language: "ja", providers: [ShoppingListShortcuts.self]),
            IntentApp("FunFont", names: ["en": ["Monthly"], "ko": ["먼슬리"]], providers: [FunFontShortcuts.self])
                .configuring(ChangeFont.self) { try $0.keep() },
        ]
    }

    /// Path and text of each phrase file.
    package var phraseFiles: [(path: String, text: StaticString)] {
        EmbeddedTexts.files.filter { $0.path.hasSuffix(".phrases") }
    }

    /// What the apps say in other languages: `HarcaMA.fr.strings`.
    private static func addTranslations() {
        #if !canImport(Darwin)
            for (path, text) in EmbeddedTexts.files where path.hasSuffix(".strings") {
                let data = text.withUTF8Buffer { Data($0) }
                guard let language = path.split(separator: ".").dropLast().last.flatMap({ LanguageTag($0) }),
                    let list = try? PropertyListSerialization.propertyList(from: data, format: nil), let table = list as? [String: String]
                else { continue }
                EmbeddedTranslations.add(table, language: language)
            }
        #endif
    }
}
