#if !canImport(Darwin)
    package import Foundation
    import Synchronization

    /// The tables of translations (`fr.lproj/Localizable.strings`) of the bundles in use, each read once.
    package enum LocalizationTable {
        private static let tables = Mutex<[URL: [String: String]]>([:])

        /// The translation of a resource's key; `nil` where no table of the locale has it.
        package static func translation(of resource: LocalizedStringResource, in locale: Locale) -> String? {
            if let translation = EmbeddedTranslations.translation(of: resource, in: tags(of: locale)) { return translation }
            let folder: URL? =
                switch resource.bundle {
                case .main: Bundle.main.resourceURL
                case .atURL(let url): url
                }
            guard let folder else { return nil }
            let name = (resource.table ?? "Localizable") + ".strings"
            for tag in tags(of: locale) {
                let table = strings(at: folder.appending(path: "\(tag).lproj").appending(path: name))
                if let translation = table[resource.key] { return translation }
            }
            return nil
        }

        /// From the most to the least particular: `pt-BR`, `pt`.
        private static func tags(of locale: Locale) -> [String] {
            let tag = locale.identifier(.bcp47)
            guard let language = locale.language.languageCode?.identifier, language != tag else { return [tag] }
            return [tag, language]
        }

        private static func strings(at url: URL) -> [String: String] {
            if let known = tables.withLock({ $0[url] }) { return known }
            var read: [String: String] = [:]
            if let data = try? Data(contentsOf: url),
                let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
            {
                read = list as? [String: String] ?? [:]
            }
            let table = read
            tables.withLock { $0[url] = table }
            return table
        }
    }
#endif
