package import Foundation
import Synchronization

/// The tables of translations in use, each read once: those that the program brings along, and those of folders as bundles have them.
package enum TranslationTables {
    /// A translation, and the language that it is in.
    package struct Found: Sendable {
        package var translation: Translation
        package var language: String
    }

    private static let files = Mutex<[URL: StringCatalog]>([:])
    private static let knownFolders = Mutex<[URL: [String]]>([:])

    /// What a key is in a locale, else in the language of the table's keys; `nil` where no table has it.
    ///
    /// - Parameters:
    ///   - table: `nil`: the one called `Localizable`.
    ///   - folder: That of a bundle; `nil`: that of the running program.
    package static func translation(of key: String, table: String?, folder: URL? = nil, in locale: Locale) -> Found? {
        let folders = folders(with: folder)
        for tag in tags(of: locale) {
            if let translation = EmbeddedTranslations.translation(of: key, table: table, in: tag) {
                return Found(translation: translation, language: tag)
            }
            for folder in folders {
                if let translation = translation(of: key, table: table, in: tag, folder: folder) {
                    return Found(translation: translation, language: tag)
                }
            }
        }
        for folder in folders {
            let catalog = catalog(of: table, in: folder)
            if let source = catalog.sourceLanguage, let translation = catalog.translations[source]?[key] {
                return Found(translation: translation, language: source)
            }
        }
        return nil
    }

    /// What a key is in exactly this language.
    package static func translation(of key: String, table: String?, language: String) -> Translation? {
        if let translation = EmbeddedTranslations.translation(of: key, table: table, in: language) { return translation }
        return folders(with: nil).lazy.compactMap { translation(of: key, table: table, in: language, folder: $0) }.first
    }

    /// The languages that a table is there in, sorted.
    package static func languages(of table: String?) -> [String] {
        var languages = Set(EmbeddedTranslations.languages(of: table))
        for folder in folders(with: nil) {
            languages.formUnion(catalog(of: table, in: folder).translations.keys)
            for tag in localizedFolders(in: folder) {
                let file = folder.appending(path: "\(tag).lproj").appending(path: table ?? "Localizable")
                let isThere = ["strings", "stringsdict"].contains { suffix in
                    FileManager.default.fileExists(atPath: file.appendingPathExtension(suffix).path)
                }
                if isThere { languages.insert(tag) }
            }
        }
        return languages.sorted()
    }

    /// The languages that a folder has folders for.
    private static func localizedFolders(in folder: URL) -> [String] {
        if let known = knownFolders.withLock({ $0[folder] }) { return known }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let tags = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }
        knownFolders.withLock { $0[folder] = tags }
        return tags
    }

    /// From the most to the least particular: `pt-BR`, `pt`.
    private static func tags(of locale: Locale) -> [String] {
        let tag = locale.identifier(.bcp47)
        guard let language = locale.language.languageCode?.identifier, language != tag else { return [tag] }
        return [tag, language]
    }

    private static func folders(with folder: URL?) -> [URL] {
        [folder ?? Bundle.main.resourceURL].compactMap(\.self) + EmbeddedTranslations.folders
    }

    private static func translation(of key: String, table: String?, in tag: String, folder: URL) -> Translation? {
        if let translation = catalog(of: table, in: folder).translations[tag]?[key] { return translation }
        let file = folder.appending(path: "\(tag).lproj").appending(path: table ?? "Localizable")
        let plurals = read(file.appendingPathExtension("stringsdict")) { StringCatalog(translations: [tag: StringsFiles.dictionary($0)]) }
        let strings = read(file.appendingPathExtension("strings")) { StringCatalog(translations: [tag: StringsFiles.strings($0)]) }
        return plurals.translations[tag]?[key] ?? strings.translations[tag]?[key]
    }

    private static func catalog(of table: String?, in folder: URL) -> StringCatalog {
        read(folder.appending(path: "\(table ?? "Localizable").xcstrings")) { StringCatalog($0) }
    }

    /// A file that is not there has no translations.
    private static func read(_ url: URL, _ read: (Data) -> StringCatalog) -> StringCatalog {
        if let known = files.withLock({ $0[url] }) { return known }
        let catalog = (try? Data(contentsOf: url)).map(read) ?? StringCatalog(translations: [:])
        files.withLock { $0[url] = catalog }
        return catalog
    }
}
