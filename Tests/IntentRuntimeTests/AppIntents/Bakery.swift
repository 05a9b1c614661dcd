import Foundation
import IntentModel

/// An app for the tests of code intents: a bakery.
enum Loaf: String, AppEnum {
    case rye
    case sourdough = "sour dough"

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Loaf"
    static let caseDisplayRepresentations: [Loaf: DisplayRepresentation] = [
        .rye: DisplayRepresentation(title: "Rye", synonyms: ["dark (bread)", "rye | bread"]),
        .sourdough: "Sourdough",
    ]
}

struct OrderLoaf: AppIntent {
    static let title: LocalizedStringResource = "Order a \"loaf\""

    @Parameter(title: "Loaf", requestDisambiguationDialog: "Which loaf?") var loaf: Loaf
    @Parameter(title: "How many", default: 1, inclusiveRange: (1, 20)) var count: Int
    @Parameter(title: "Day", kind: .date) var day: Date?
    @Parameter(title: "Extras") var extras: [String]

    init() {}

    init(loaf: Loaf) {
        self.loaf = loaf
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        .result(value: count, dialog: "\(count) × \(loaf) with \(extras.joined(separator: " and "))")
    }
}

struct CloseShop: AppIntent {
    static let title: LocalizedStringResource = "Close the shop"

    @Parameter(displayName: Bool.IntentDisplayName(true: "for good", false: "for today")) var isFinal: Bool?

    func perform() async throws -> some IntentResult { .result() }
}

struct BakeryShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OrderLoaf(),
            phrases: ["Order \(\.$loaf) at \(.applicationName)", "Order [fresh]  (bread) at \(.applicationName)?"],
            shortTitle: "Order", systemImageName: "basket")
        AppShortcut(
            intent: OrderLoaf(loaf: .sourdough), phrases: ["The usual from \(.applicationName)"], shortTitle: "The usual",
            systemImageName: "repeat")
        AppShortcut(
            intent: CloseShop(), phrases: ["not: open; close <\(.applicationName)>", "Close \(.applicationName) \(\.$isFinal)"],
            shortTitle: "Close", systemImageName: "xmark")
    }

    static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases(phrases: ["Order bread in \(.applicationName) Street"])
    }
}
