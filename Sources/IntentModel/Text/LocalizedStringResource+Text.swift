package import Foundation

#if canImport(Darwin)
    extension LocalizedStringResource {
        /// The text in a locale; its translation where the bundle has one.
        package func text(in locale: Locale) -> String {
            var resource = self
            resource.locale = locale
            return String(localized: resource)
        }
    }
#else
    extension LocalizedStringResource {
        /// The text in a locale; its translation where the bundle has one.
        package func text(in locale: Locale) -> String {
            let format = LocalizationTable.translation(of: self, in: locale) ?? defaultValue.key
            return defaultValue.text(format: format, in: locale)
        }
    }

    extension String.LocalizationValue {
        /// A format with the values in the places of its placeholders: `%@`, or `%2$@` for the second value.
        ///
        /// A placeholder without a value stays as it is. Numbers have the digits they have, without grouping, and the locale's decimal separator.
        package func text(format: String, in locale: Locale) -> String {
            var text = ""
            var next = 0
            var rest = format[...]
            while let percent = rest.firstIndex(of: "%") {
                text += rest[..<percent]
                rest = rest[percent...]
                if rest.hasPrefix("%%") {
                    text += "%"
                    rest = rest.dropFirst(2)
                } else if let placeholder = rest.prefixMatch(of: /%(?:(\d{1,2})\$)?(?:@|l{0,2}[du]|l?[fg])/) {
                    let index = placeholder.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
                    if placeholder.1 == nil { next += 1 }
                    text += arguments.indices.contains(index) ? arguments[index].text(in: locale) : String(placeholder.0)
                    rest = rest[placeholder.range.upperBound...]
                } else {
                    text += "%"
                    rest = rest.dropFirst()
                }
            }
            return text + rest
        }
    }

    extension String.LocalizationValue.Argument {
        fileprivate func text(in locale: Locale) -> String {
            switch self {
            case .text(let text): text
            case .integer(let integer): integer.formatted(.number.grouping(.never).locale(locale))
            case .number(let number): number.writtenOut(in: locale)
            case .resource(let resource): resource.text(in: locale)
            }
        }
    }

    extension Double {
        /// The shortest digits that mean this number, with the locale's decimal separator and digits.
        fileprivate func writtenOut(in locale: Locale) -> String {
            guard isFinite, let decimal = Decimal(string: description) else { return description }
            return decimal.formatted(.number.grouping(.never).precision(.fractionLength(0...17)).locale(locale))
        }
    }
#endif
