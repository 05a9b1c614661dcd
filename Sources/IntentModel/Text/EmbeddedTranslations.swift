#if !canImport(Darwin)
    import Synchronization
    public import ValueTypes

    /// Translations that a program brings along itself, for programs that are one file without a bundle.
    ///
    /// They come before those of bundles. On Apple platforms texts are looked up in bundles alone.
    public enum EmbeddedTranslations {
        private struct Key: Hashable {
            var tag: String
            var table: String?
        }

        private static let tables = Mutex<[Key: [String: String]]>([:])

        /// Adds translations by key; one that is there already is replaced.
        ///
        /// A key has `%@`, `%lld` or `%lf` for each value, as in a `.strings` file. `table` is that of the resources; `nil` for those without.
        public static func add(_ translations: [String: String], language: LanguageTag, table: String? = nil) {
            tables.withLock { $0[Key(tag: language.description, table: table), default: [:]].merge(translations) { $1 } }
        }

        static func translation(of resource: LocalizedStringResource, in tags: [String]) -> String? {
            let tables = tables.withLock(\.self)
            return tags.lazy.compactMap { tables[Key(tag: $0, table: resource.table)]?[resource.key] }.first
        }
    }
#endif
