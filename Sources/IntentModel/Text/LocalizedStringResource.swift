#if !canImport(Darwin)
    public import Foundation

    /// A text that is written only when its locale is known: a title, a dialog, what people call a value.
    ///
    /// Its key is looked up in the table of its bundle; without a translation the key's own text is used.
    /// On Apple platforms this is Foundation's type of the same name.
    public struct LocalizedStringResource: Sendable, Hashable, ExpressibleByStringInterpolation {
        /// Where the table of translations is.
        public enum BundleDescription: Sendable, Hashable {
            /// The bundle of the running program.
            case main
            /// The bundle in a folder.
            case atURL(URL)

            /// The bundle that the code of a class is in.
            public static func forClass(_ type: AnyClass) -> Self { Self(Bundle(for: type)) }

            fileprivate init(_ bundle: Bundle?) {
                self = bundle.map { $0 == .main ? .main : .atURL($0.bundleURL) } ?? .main
            }
        }

        public let key: String
        public let defaultValue: String.LocalizationValue
        public let table: String?
        /// The locale it is written for, unless another one is asked for.
        public var locale: Locale
        public let bundle: BundleDescription

        /// A key of a table, with the text used where the table does not have it.
        public init(
            _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
            bundle: BundleDescription = .main, comment: StaticString? = nil
        ) {
            self.key = key.description
            self.defaultValue = defaultValue
            self.table = table
            self.locale = locale
            self.bundle = bundle
        }

        /// A text that is its own key.
        public init(
            _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main,
            comment: StaticString? = nil
        ) {
            key = keyAndValue.key
            defaultValue = keyAndValue
            self.table = table
            self.locale = locale
            self.bundle = bundle
        }

        public init(stringLiteral value: String) {
            self.init(String.LocalizationValue(stringLiteral: value))
        }

        public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
            self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
        }
    }

    extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
        public var localizedStringResource: LocalizedStringResource { self }
    }

    /// A value that has a text for people: an error to be shown, an entity named in a dialog.
    public protocol CustomLocalizedStringResourceConvertible {
        var localizedStringResource: LocalizedStringResource { get }
    }

    extension String {
        /// The text of a resource, in the resource's own locale.
        public init(localized resource: LocalizedStringResource) {
            self = resource.text(in: resource.locale)
        }

        /// The text of a key, in a locale.
        public init(
            localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
            comment: StaticString? = nil
        ) {
            self = LocalizedStringResource(keyAndValue, table: table, locale: locale, bundle: .init(bundle)).text(in: locale)
        }

        /// The text of a key in a locale, with the text used where the table does not have it.
        public init(
            localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
            locale: Locale = .current, comment: StaticString? = nil
        ) {
            let resource = LocalizedStringResource(key, defaultValue: defaultValue, table: table, locale: locale, bundle: .init(bundle))
            self = resource.text(in: locale)
        }
    }
#endif
