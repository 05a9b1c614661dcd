package import Foundation
import ValueTypes

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
            let folder: URL? =
                switch bundle {
                case .main: nil
                case .atURL(let url): url
                }
            guard let found = TranslationTables.translation(of: key, table: table, folder: folder, in: locale) else {
                return defaultValue.text(format: defaultValue.key, in: locale)
            }
            return defaultValue.text(format: defaultValue.format(of: found.translation, language: found.language), in: locale)
        }
    }

    extension String.LocalizationValue {
        /// The wording for the values that the text has: the plural forms are those of its numbers.
        func format(of translation: Translation, language: String) -> String {
            let rules = PluralRules(language: language)
            func form(_ forms: [PluralCategory: String], at place: Int?) -> String {
                let number = place.flatMap { arguments.indices.contains($0) ? arguments[$0].number : nil }
                let category = number.map(rules.category) ?? .other
                return forms[category] ?? forms[.other] ?? forms.min { $0.key.rawValue < $1.key.rawValue }?.value ?? ""
            }
            let format =
                switch translation.wordings.first {
                case .text(let text): text
                case .plural(let forms): form(forms, at: arguments.firstIndex { $0.number != nil })
                case nil: key
                }
            if translation.substitutions.isEmpty { return format }
            var next = 0
            return format.replacing(/%%|%(?:(\d{1,2})\$)?(?:#@(\w+)@|@|l{0,2}[du]|l?[fg])/) { placeholder in
                if placeholder.0 == "%%" { return String(placeholder.0) }
                let substitution = placeholder.2.flatMap { translation.substitutions[String($0)] }
                let place = placeholder.1.flatMap { Int($0) }.map { $0 - 1 } ?? substitution?.argument.map { $0 - 1 } ?? next
                next += 1
                let value = "%\(place + 1)$@"
                guard let substitution else { return value }
                let text = form(substitution.forms, at: place)
                if text.contains("%arg") { return text.replacing("%arg", with: value) }
                return text.replacing(/%(?:@|l{0,2}[du]|l?[fg])/, maxReplacements: 1) { _ in value }
            }
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
                } else if let placeholder = rest.prefixMatch(
                    of: /%(?:(\d{1,2})\$)?[-+0#]*\d{0,2}(?:\.\d{1,2})?(?:@|l{0,2}[diuoxX]|l?[aefgAEFG])/)
                {
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
        /// For plural forms; `nil` for what is no number.
        fileprivate var number: PluralOperands? {
            switch self {
            case .integer(let integer): PluralOperands(integer)
            case .number(let number): PluralOperands(SlotValue.number(number))
            case .formatted(let formatted): formatted.number.map { PluralOperands(SlotValue.number($0)) } ?? nil
            case .text, .resource: nil
            }
        }

        fileprivate func text(in locale: Locale) -> String {
            switch self {
            case .text(let text): text
            case .integer(let integer): integer.formatted(.number.grouping(.never).locale(locale))
            case .number(let number): number.writtenOut(in: locale)
            case .resource(let resource): resource.text(in: locale)
            case .formatted(let formatted): formatted.text(in: locale)
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
