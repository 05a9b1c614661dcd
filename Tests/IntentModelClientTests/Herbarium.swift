import Foundation
import IntentModel

// Client code as it was written for App Intents in 2022, with forms that were renamed since.

struct Plant: AppEntity, Identifiable {
    var id: UUID

    @Property(title: "Name")
    var name: String

    @Property(title: "Found")
    var found: Date?

    var note: String?

    var displayRepresentation: DisplayRepresentation { "\(name)" }
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
    static var defaultQuery = PlantQuery()

    init(id: UUID, name: String, found: Date? = nil) {
        self.id = id
        self.name = name
        self.found = found
    }
}

struct PlantQuery: EntityPropertyQuery {
    static var plants = [
        Plant(id: UUID(uuidString: "00000000-0000-0000-0000-000000000001")!, name: "Fern", found: Date(timeIntervalSince1970: 0)),
        Plant(id: UUID(uuidString: "00000000-0000-0000-0000-000000000002")!, name: "Moss"),
    ]

    static var sortingOptions = SortingOptions {
        SortableBy(\Plant.$name)
        SortableBy(\Plant.$found)
    }

    static var properties = QueryProperties {
        Property(\Plant.$name) {
            EqualToComparator { NSPredicate(format: "name = %@", $0) }
            ContainsComparator { NSPredicate(format: "name CONTAINS %@", $0) }
        }
        Property(\Plant.$found) {
            LessThanComparator { NSPredicate(format: "found < %@", $0 as NSDate) }
        }
    }

    func entities(for identifiers: [UUID]) async throws -> [Plant] {
        Self.plants.filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [Plant] {
        Self.plants
    }

    func entities(
        matching comparators: [NSPredicate],
        mode: ComparatorMode,
        sortedBy: [Sort<Plant>],
        limit: Int?
    ) async throws -> [Plant] {
        Self.plants.filter { plant in comparators.allSatisfy { $0.evaluate(with: plant) } }
    }
}

struct LabelPlant: AppIntent {
    static var title: LocalizedStringResource = "Label a plant"

    @Parameter(title: "Plant")
    var plant: Plant

    @Parameter(title: "Label", requestValueDialog: "What does the label say?")
    var label: String?

    static var parameterSummary: some ParameterSummary {
        Summary("Label \(\.$plant)")
    }

    init() {}

    init(plant: Plant) {
        self.plant = plant
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Plant> & ProvidesDialog {
        guard let label = label else {
            throw $label.requestValue("What shall I write?")
        }
        try await requestConfirmation(output: .result(value: plant, dialog: "Label \(plant) as \(label)?"))
        return .result(value: plant, dialog: "Labelled \(plant).")
    }
}

struct FindPlant: AppIntent {
    static var title: LocalizedStringResource = "Find a plant"
    static var openAppWhenRun: Bool = true

    @Parameter(title: "Name")
    var name: String

    func perform() async throws -> some IntentResult & ReturnsValue<Plant> & OpensIntent {
        guard let plant = PlantQuery.plants.first(where: { $0.name == name }) else {
            throw Error.notFound
        }
        return .result(value: plant, openIntent: LabelPlant(plant: plant))
    }

    enum Error: Swift.Error, CustomLocalizedStringResourceConvertible {
        case notFound

        var localizedStringResource: LocalizedStringResource {
            switch self {
            case .notFound: return "Plant not found"
            }
        }
    }
}

struct HerbariumWidget: AppIntent, WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Herbarium"
    static var description: IntentDescription = .init(stringLiteral: "Shows a plant")

    @Parameter(title: "Latin names", default: false)
    var latin: Bool?
}
