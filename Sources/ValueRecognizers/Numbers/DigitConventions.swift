import Foundation
import ValueTypes

/// How a language groups digits and marks decimals.
struct DigitConventions: Sendable, Equatable {
    var decimal: UInt32
    var grouping: UInt32
    /// Two digits a group before the last three, as in India.
    var hasShortGroups: Bool

    /// Digits are grouped with a space of some width.
    var groupsWithSpaces: Bool { grouping == 0x20 }

    init(decimal: UInt32, grouping: UInt32, hasShortGroups: Bool = false) {
        self.decimal = decimal
        self.grouping = grouping
        self.hasShortGroups = hasShortGroups
    }

    /// As Foundation writes numbers in the locale.
    init(locale: Locale) {
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = .decimal
        decimal = formatter.decimalSeparator?.unicodeScalars.first?.value ?? 0x2E
        let separator = formatter.groupingSeparator?.unicodeScalars.first ?? ","
        grouping =
            if separator.properties.isWhitespace { 0x20 } else if separator == "\u{2019}" { 0x27 } else { separator.value }
        hasShortGroups = formatter.secondaryGroupingSize == 2
    }

    init(language: LanguageTag) { self.init(locale: Locale(identifier: language.description)) }
}
