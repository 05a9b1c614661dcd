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
        let marks = 12_345_678.5.formatted(.number.locale(locale)).unicodeScalars.split { $0.properties.numericType == .decimal }
        let separators = marks.compactMap(\.first)
        decimal = separators.last?.value ?? 0x2E
        let separator = separators.count > 1 ? separators[0] : ","
        grouping =
            if separator.properties.isWhitespace { 0x20 } else if separator == "\u{2019}" { 0x27 } else { separator.value }
        hasShortGroups = separators.count > 3
    }

    init(language: LanguageTag) { self.init(locale: Locale(identifier: language.description)) }
}
