import Foundation
import ValueTypes

/// Noon of a Monday, in the Gregorian calendar and in Greenwich.
func testContext(language: String = "en") -> ValueContext {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return ValueContext(
        now: Date(timeIntervalSince1970: 1_795_953_600), calendar: calendar, locale: Locale(identifier: language), language: language)
}
