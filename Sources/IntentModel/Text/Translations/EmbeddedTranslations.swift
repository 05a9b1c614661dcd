public import Foundation
import Synchronization
public import ValueTypes

/// Translations that a program brings along itself, for programs that are one file without a bundle.
///
/// They come before those of bundles. On Apple platforms Foundation looks texts up in bundles alone; phrases are looked up here too.
public enum EmbeddedTranslations {
    private struct Key: Hashable {
        var tag: String
        var table: String?
    }

    private struct State {
        var tables: [Key: [String: String]] = [:]
        var folders: [URL] = []
    }

    private static let state = Mutex(State())

    /// Adds translations by key; one that is there already is replaced.
    ///
    /// A key has `%@`, `%lld` or `%lf` for each value, as in a `.strings` file; one of the table `AppShortcuts` is a phrase with
    /// `${applicationName}` and `${parameter}`. `table` is that of the resources; `nil` for those without.
    public static func add(_ translations: [String: String], language: LanguageTag, table: String? = nil) {
        state.withLock { $0.tables[Key(tag: language.description, table: table), default: [:]].merge(translations) { $1 } }
    }

    /// Adds a folder with tables as a bundle has them: `Localizable.xcstrings`, `fr.lproj/Localizable.strings`, `AppShortcuts.xcstrings`, …
    /// They are read when they are first needed.
    public static func add(folder: URL) {
        state.withLock { state in
            if !state.folders.contains(folder) { state.folders.append(folder) }
        }
    }

    static var folders: [URL] { state.withLock(\.folders) }

    static func translation(of key: String, table: String?, in tag: String) -> Translation? {
        state.withLock { $0.tables[Key(tag: tag, table: table)]?[key] }.map { Translation($0) }
    }

    static func languages(of table: String?) -> [String] {
        state.withLock { state in state.tables.keys.filter { $0.table == table }.map(\.tag) }
    }
}
