import Foundation
import Parlance

/// What was spent for what, and when.
struct Expense: Codable, Sendable, Hashable, Identifiable {
    let id: UUID
    var title: String
    var price: Money
    var date: Date

    init(title: String, price: Money, date: Date) {
        id = UUID()
        self.title = title
        self.price = price
        self.date = date
    }

    /// The day, as the user's calendar of this machine has it.
    private var day: String {
        date.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
    }

    /// `coffee: 4.5 (2026-11-30)`
    var summary: LocalizedStringResource {
        "\(title): \(price) (\(day))"
    }

    /// Whether a person who says `name` may mean this one: capitals, accents and widths do not count.
    func isCalled(_ name: String) -> Bool {
        title.compare(name, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]) == .orderedSame
    }
}
