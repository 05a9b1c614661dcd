import Foundation
import IntentModel

/// An app for the tests of presets and defaults: a ferry between harbours.
enum Ferry {
    struct Harbour: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Harbour"
        static let defaultQuery = HarbourQuery()
        static let all = ["Oban", "Mallaig", "Ullapool"].map { Harbour(id: $0.lowercased(), name: $0) }

        let id: String
        let name: String

        var displayRepresentation: DisplayRepresentation { "\(name)" }
    }

    /// Offers two harbours, and finds a third by its name.
    struct HarbourQuery: EntityStringQuery {
        func entities(for identifiers: [String]) async throws -> [Harbour] { Harbour.all.filter { identifiers.contains($0.id) } }
        func entities(matching string: String) async throws -> [Harbour] { Harbour.all.filter { $0.name == string } }
        func suggestedEntities() async throws -> [Harbour] { Array(Harbour.all.prefix(2)) }
        func defaultResult() async -> Harbour? { Harbour.all.first }
    }

    struct Classes: DynamicOptionsProvider {
        func results() async throws -> [String] { ["deck", "cabin"] }
        func defaultResult() async -> String? { "deck" }
    }

    struct Sail: AppIntent {
        static let title: LocalizedStringResource = "Sail"

        @Parameter(title: "From") var from: Harbour
        @Parameter(title: "Class", optionsProvider: Classes()) var travelClass: String
        @Parameter(title: "Name") var name: String

        func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(name) sails from \(from), \(travelClass).") }
    }

    struct Fares: AppIntent {
        static let title: LocalizedStringResource = "Fares"

        @Parameter(title: "Within") var distance: Measurement<UnitLength>
        @Parameter(title: "Time") var time: Duration
        @Parameter(title: "Price") var price: IntentCurrencyAmount
        @Parameter(title: "Luggage", defaultValue: 20, defaultUnit: .kilograms) var luggage: Measurement<UnitMass>

        init() {}

        init(distance: Measurement<UnitLength>, time: Duration, price: IntentCurrencyAmount) {
            self.distance = distance
            self.time = time
            self.price = price
        }

        func perform() async throws -> some IntentResult & ProvidesDialog {
            let distance = distance.converted(to: .kilometers).value
            let luggage = luggage.converted(to: .kilograms).value
            return .result(
                dialog:
                    "\(distance) km, \(time.components.seconds) s, \(String(describing: price.amount)) \(price.currencyCode), \(luggage) kg"
            )
        }
    }

    struct Show: AppIntent {
        static let title: LocalizedStringResource = "Show"

        @Parameter(title: "Harbour") var harbour: Harbour

        func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(harbour) is busy.") }
    }

    struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(intent: Sail(), phrases: ["Sail with \(.applicationName)", "Sail from \(\.$from) with \(.applicationName)"])
            AppShortcut(
                intent: Fares(
                    distance: Measurement(value: 10.5, unit: .kilometers), time: .seconds(5400),
                    price: IntentCurrencyAmount(amount: Decimal(string: "4.5")!, currencyCode: "GBP")),
                phrases: ["Near fares with \(.applicationName)", "Fares within \(\.$distance) with \(.applicationName)"])
            AppShortcut(intent: Show(), phrases: ["Show \(\.$harbour) in \(.applicationName)"])
        }
    }
}
