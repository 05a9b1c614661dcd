import Foundation
import IntentModel

// Client code in the style of Apple's sample code of 2024: entities over an observable store, a query by predicates, resources in tables.

struct Trail: Identifiable, Hashable, Sendable {
    let id: Int
    var name: String
    var regionDescription: String
    var trailLength: Measurement<UnitLength>
    var activities: [ActivityStyle]
    var imageName: String
    var currentConditions: String
}

enum ActivityStyle: String, Codable, Sendable, CaseIterable {
    case biking, equestrian, hiking, jogging, crossCountrySkiing, snowshoeing
}

extension ActivityStyle: AppEnum {
    static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(
            name: LocalizedStringResource("Activity", table: "AppIntents"),
            numericFormat: LocalizedStringResource("\(placeholder: .int) activities", table: "AppIntents")
        )
    }

    static var caseDisplayRepresentations: [ActivityStyle: DisplayRepresentation] {
        [
            .biking: DisplayRepresentation(title: "Biking", subtitle: "Mountain bike ride", image: imageRepresentation[.biking]),
            .equestrian: DisplayRepresentation(title: "Equestrian", subtitle: "Equestrian sports", image: imageRepresentation[.equestrian]),
            .hiking: .init(
                title: "Hiking", subtitle: "A lengthy outdoor walk", image: .init(systemName: "figure.hiking"),
                synonyms: ["Walking", "A stroll"]),
            .jogging: DisplayRepresentation(
                title: "Jogging", subtitle: "A gentle run", image: .init(systemName: "figure.run", isTemplate: true)),
            .crossCountrySkiing: DisplayRepresentation(title: "Skiing"),
            .snowshoeing: DisplayRepresentation(stringLiteral: "Snowshoeing"),
        ]
    }

    static let imageRepresentation: [ActivityStyle: DisplayRepresentation.Image] = [
        .biking: DisplayRepresentation.Image(named: "biking"),
        .equestrian: .init(named: "equestrian"),
    ]

    var symbol: String {
        switch self {
        case .biking: "bicycle"
        default: "figure.hiking"
        }
    }
}

@MainActor
final class TrailDataManager {
    static let shared = TrailDataManager()
    var trails: [Trail] = []
    private let favorites: [Int] = []

    func trail(with identifier: Int) -> Trail? { trails.first { $0.id == identifier } }
    func trails(with identifiers: [Int]) -> [Trail] { trails.filter { identifiers.contains($0.id) } }
    func trails(matching predicate: (Trail) -> Bool) -> [Trail] { trails.filter(predicate) }
    var favoriteTrails: [Trail] { trails.filter { favorites.contains($0.id) } }
}

@MainActor
final class NavigationModel {
    var selectedTrail: Int?
    var selectedCollection: TrailCollectionEntity?
}

struct TrailEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(
            name: LocalizedStringResource("Trail", table: "AppIntents", comment: "The type name for the trail entity"),
            numericFormat: LocalizedStringResource("\(placeholder: .int) trails", table: "AppIntents")
        )
    }

    static let defaultQuery = TrailEntityQuery()

    var id: Trail.ID

    @Property(title: "Trail Name") var name: String
    @Property(title: "Region") var regionDescription: String
    @Property(title: "Length") var trailLength: Measurement<UnitLength>
    @Property var currentConditions: String
    @Property(title: "Activities") var activities: [ActivityStyle]
    @Property(title: "Opened") var opened: Date?
    let imageName: String

    init(trail: Trail) {
        self.id = trail.id
        self.imageName = trail.imageName
        self.name = trail.name
        self.regionDescription = trail.regionDescription
        self.trailLength = trail.trailLength
        self.currentConditions = trail.currentConditions
        self.activities = trail.activities
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(name)",
            subtitle: "\(regionDescription)",
            image: DisplayRepresentation.Image(named: imageName)
        )
    }
}

struct TrailEntityQuery: EntityQuery {
    @Dependency var trailManager: TrailDataManager

    func entities(for identifiers: [TrailEntity.ID]) async throws -> [TrailEntity] {
        await trailManager.trails(with: identifiers).map { TrailEntity(trail: $0) }
    }

    func suggestedEntities() async throws -> [TrailEntity] {
        await trailManager.favoriteTrails.map { TrailEntity(trail: $0) }
    }
}

extension TrailEntityQuery: EntityStringQuery {
    func entities(matching string: String) async throws -> [TrailEntity] {
        await trailManager.trails { trail in
            trail.name.localizedCaseInsensitiveContains(string)
        }.map { TrailEntity(trail: $0) }
    }
}

extension TrailEntityQuery: EntityPropertyQuery {
    typealias ComparatorMappingType = Predicate<TrailEntity>

    static let properties = QueryProperties {
        Property(\TrailEntity.$name) {
            ContainsComparator { searchValue in
                #Predicate<TrailEntity> { $0.name.localizedStandardContains(searchValue) }
            }
            EqualToComparator { searchValue in
                #Predicate<TrailEntity> { $0.name == searchValue }
            }
            NotEqualToComparator { searchValue in
                #Predicate<TrailEntity> { $0.name != searchValue }
            }
        }
        Property(\TrailEntity.$trailLength) {
            LessThanOrEqualToComparator { searchValue in
                #Predicate<TrailEntity> { $0.trailLength <= searchValue }
            }
            GreaterThanOrEqualToComparator { searchValue in
                #Predicate<TrailEntity> { $0.trailLength >= searchValue }
            }
            IsBetweenComparator { low, high in
                #Predicate<TrailEntity> { $0.trailLength >= low && $0.trailLength <= high }
            }
        }
    }

    static let sortingOptions = SortingOptions {
        SortableBy(\TrailEntity.$name)
        SortableBy(\TrailEntity.$trailLength)
    }

    static var findIntentDescription: IntentDescription? {
        IntentDescription(
            "Search for the best route from the trail database based on what you're looking for.",
            categoryName: "Discover",
            searchKeywords: ["trail", "location", "travel"],
            resultValueName: "Trails")
    }

    func entities(
        matching comparators: [Predicate<TrailEntity>],
        mode: ComparatorMode,
        sortedBy: [EntityQuerySort<TrailEntity>],
        limit: Int?
    ) async throws -> [TrailEntity] {
        var matchedTrails = try await trails(matching: comparators, mode: mode)
        for sortOperation in sortedBy {
            switch sortOperation.by {
            case \.$name:
                matchedTrails.sort(using: KeyPathComparator(\TrailEntity.name, order: sortOperation.order.sortOrder))
            case \.$trailLength:
                matchedTrails.sort(using: KeyPathComparator(\TrailEntity.trailLength, order: sortOperation.order.sortOrder))
            default:
                break
            }
        }
        if let limit, matchedTrails.count > limit {
            matchedTrails.removeLast(matchedTrails.count - limit)
        }
        return matchedTrails
    }

    private func trails(matching comparators: [Predicate<TrailEntity>], mode: ComparatorMode) async throws -> [TrailEntity] {
        try await trailManager.trails.compactMap { trail in
            let entity = TrailEntity(trail: trail)
            var includeAsResult = mode == .and ? true : false
            let earlyBreakCondition = includeAsResult
            for comparator in comparators {
                guard includeAsResult == earlyBreakCondition else { break }
                includeAsResult = try comparator.evaluate(entity)
            }
            return includeAsResult ? entity : nil
        }
    }
}

extension EntityQuerySort.Ordering {
    var sortOrder: SortOrder {
        switch self {
        case .ascending: return SortOrder.forward
        case .descending: return SortOrder.reverse
        }
    }
}

struct TrailCollectionEntity: AppEntity, Hashable {
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Featured Trails")
    let id: UUID
    let displayName: String
    let members: [Int]
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: LocalizedStringResource(stringLiteral: displayName)) }
    static var defaultQuery = FeaturedCollectionEntityQuery()
}

struct FeaturedCollectionEntityQuery: EnumerableEntityQuery {
    @Dependency private var trailManager: TrailDataManager
    static let findIntentDescription = IntentDescription("Find featured collections", categoryName: "Discover")
    func allEntities() async throws -> [TrailCollectionEntity] { [] }
    func entities(for identifiers: [TrailCollectionEntity.ID]) async throws -> [TrailCollectionEntity] { [] }
    func defaultResult() async -> TrailCollectionEntity? { try? await allEntities().first }
}
