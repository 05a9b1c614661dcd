import Foundation
import IntentModel
import ValueTypes

/// Entities and queries for the tests: paintings of a museum.
struct Painting: AppEntity {
    let id: Int

    @Property(title: "Name") var name: String
    @Property var painted: Date
    @Property var price: Double?
    @Property var colours: [String]

    init(id: Int, name: String, year: Int, price: Double? = nil, colours: [String] = []) {
        self.id = id
        self.name = name
        painted = Instant(year: year, grain: .year).date(in: testContext().calendar) ?? .distantPast
        self.price = price
        self.colours = colours
    }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", subtitle: "No. \(id)") }
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Painting"
    static let defaultQuery = PaintingQuery()

    static let all = [
        Painting(id: 1, name: "Sunflowers", year: 1888, price: 39.9, colours: ["yellow"]),
        Painting(id: 2, name: "Irises", year: 1889, price: 53.9, colours: ["blue", "green"]),
        Painting(id: 3, name: "Water Lilies", year: 1906, colours: ["blue"]),
    ]
}

struct PaintingQuery: EntityStringQuery, EntityPropertyQuery {
    static let properties = QueryProperties {
        Property(\Painting.$name) {
            EqualToComparator { NSPredicate(format: "name = %@", $0) }
            ContainsComparator { NSPredicate(format: "name CONTAINS[cd] %@", $0) }
        }
        Property(\Painting.$painted) {
            LessThanComparator { NSPredicate(format: "painted < %@", $0 as NSDate) }
            IsBetweenComparator { NSPredicate(format: "painted BETWEEN {%@, %@}", $0 as NSDate, $1 as NSDate) }
        }
        Property(\Painting.$price) {
            GreaterThanComparator { NSPredicate(format: "price > %f", $0) }
        }
        Property(\Painting.$colours) {
            ContainsComparator { NSPredicate(format: "colours CONTAINS %@", $0) }
        }
    }

    static let sortingOptions = SortingOptions {
        SortableBy(\Painting.$name)
        SortableBy(\Painting.$painted)
    }

    func entities(for identifiers: [Int]) async throws -> [Painting] {
        if identifiers == [13] { throw MuseumClosed() }
        return Painting.all.filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [Painting] { Array(Painting.all.prefix(2)) }

    func entities(matching string: String) async throws -> [Painting] {
        Painting.all.filter { $0.name.localizedCaseInsensitiveContains(string) }
    }

    func entities(
        matching comparators: [NSPredicate], mode: ComparatorMode, sortedBy: [Sort<Painting>], limit: Int?
    ) async throws -> [Painting] {
        let found = Painting.all.filter { painting in
            mode == .and ? comparators.allSatisfy { $0.evaluate(with: painting) } : comparators.contains { $0.evaluate(with: painting) }
        }
        let byName = sortedBy.first?.by == \Painting.$name
        let sorted = byName ? found.sorted { $0.name < $1.name } : found
        let ordered = sortedBy.first?.order == .descending ? sorted.reversed() : sorted
        return Array(ordered.prefix(limit ?? ordered.count))
    }
}

struct MuseumClosed: Error {}

/// All rooms can be listed.
struct Room: AppEntity {
    let id: String
    var displayRepresentation: DisplayRepresentation { "Room \(id)" }
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
    static let defaultQuery = RoomQuery()
}

struct RoomQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [Room] { ["A", "B"].map(Room.init) }
}

struct Reception: UniqueAppEntity {
    var displayRepresentation: DisplayRepresentation { "Reception" }
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Reception"
    static let defaultQuery = ReceptionQuery()
}

struct ReceptionQuery: UniqueAppEntityQuery {
    func uniqueEntity() async throws -> Reception { Reception() }
}

struct Receipt: TransientAppEntity {
    @Property(title: "Total") var total: Double?
    var displayRepresentation: DisplayRepresentation { "Receipt of \(total ?? 0)" }
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Receipt"
}

struct Languages: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<String> {
        ItemCollection {
            ItemSection("Near", items: [IntentItem("nl", title: "Dutch"), IntentItem("de", title: "German", subtitle: "Deutsch")])
            ItemSection("Far") {
                "ja"
                IntentItem("ko", title: "Korean")
            }
        }
    }

    func defaultResult() async -> String? { "nl" }
}
