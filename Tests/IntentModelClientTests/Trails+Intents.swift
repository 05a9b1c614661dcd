import Foundation
import IntentModel

// The intents and shortcuts of the trails.

struct OpenFavorites: AppIntent {
    static let title: LocalizedStringResource = LocalizedStringResource("Open Favorites", table: "AppIntents")
    static let description = IntentDescription(
        LocalizedStringResource("Opens the app and goes to your favorite trails.", table: "AppIntents"), categoryName: "Navigation")
    static let openAppWhenRun: Bool = true

    @MainActor
    func perform() async throws -> some IntentResult {
        navigationModel.selectedCollection = nil
        return .result()
    }

    @Dependency
    private var navigationModel: NavigationModel
}

struct OpenTrail: OpenIntent {
    static let title: LocalizedStringResource = "Open Trail"
    static let description = IntentDescription("Displays trail details in the app.", categoryName: "Discover")
    @Parameter(title: "Trail", description: "The trail to get information on.", requestValueDialog: "Which trail?")
    var target: TrailEntity
    static var parameterSummary: some ParameterSummary { Summary("Open \(\.$target)") }
    @Dependency private var navigationModel: NavigationModel
    @MainActor func perform() async throws -> some IntentResult {
        navigationModel.selectedTrail = target.id
        return .result()
    }
}

struct TrailInfoView: View {
    let trail: Trail
    var includeConditions = false
    var body: some View { Text("\(trail.name)") }
}

struct GetTrailInfo: AppIntent {
    static let title: LocalizedStringResource = "Get Conditions"
    static let description = IntentDescription("Provides complete details on a trail", categoryName: "Discover", resultValueName: "Trail")

    static var parameterSummary: some ParameterSummary { Summary("Get information about \(\.$trail)") }

    @Parameter(title: "Trail", description: "The trail to get information on.")
    var trail: TrailEntity

    @Dependency private var trailManager: TrailDataManager

    func perform() async throws -> some IntentResult & ReturnsValue<TrailEntity> & ProvidesDialog & ShowsSnippetView {
        guard let trailData = await trailManager.trail(with: trail.id) else { throw TrailIntentError.trailNotFound }
        let snippet = TrailInfoView(trail: trailData, includeConditions: true)
        let dialog = IntentDialog(
            full: "The latest conditions reported for \(trail.name) indicate: \(trail.currentConditions).",
            supporting: "Here's the latest information on trail conditions.")
        return .result(value: trail, dialog: dialog, view: snippet)
    }
}

enum TrailIntentError: Error, CustomLocalizedStringResourceConvertible {
    case trailNotFound
    case other(_ message: String)
    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .trailNotFound: return LocalizedStringResource("The trail was not found.", table: "AppIntents")
        case .other(let message): return "Error: \(message)"
        }
    }
}

struct SuggestTrails: AppIntent {
    static let title: LocalizedStringResource = "Suggest Trails"
    static let description = IntentDescription(
        "Finds trails for an activity", categoryName: "Discover", searchKeywords: ["hike"], resultValueName: "Suggested Trails")

    @Parameter(
        title: "Activity", description: "The activity to do on the trail.", requestValueDialog: IntentDialog("What would you like to do?"),
        requestDisambiguationDialog: "Which?")
    var activity: ActivityStyle

    @Parameter(title: "Search Radius", description: "How far", defaultUnit: .kilometers, supportsNegativeNumbers: false)
    var searchRadius: Measurement<UnitLength>?

    @Parameter(
        title: "Location", description: "Place", requestValueDialog: "Where would you like to go?",
        optionsProvider: LocationOptionsProvider())
    var location: String?

    @Parameter(title: "Featured Collection", description: "", optionsProvider: CollectionProvider())
    var trailCollection: TrailCollectionEntity?

    static var parameterSummary: some ParameterSummary {
        When(\.$location, .hasAnyValue) {
            Summary("Suggest \(\.$activity) trails within \(\.$searchRadius) of \(\.$location)", table: "AppIntents") {
                \.$trailCollection
            }
        } otherwise: {
            Switch(\.$activity) {
                Case(.biking) {
                    Summary("Suggest \(\.$activity) trails")
                }
                Case([.hiking, .jogging]) {
                    Summary("Suggest \(\.$activity) paths") {
                        \.$location
                        \.$searchRadius
                        \.$trailCollection
                    }
                }
                DefaultCase {
                    Summary("Suggest \(\.$activity) trails near \(\.$location)")
                }
            }
        }
    }

    @Dependency private var trailManager: TrailDataManager

    func perform() async throws -> some IntentResult & ReturnsValue<[TrailEntity]> & ProvidesDialog {
        if location == nil && trailCollection == nil {
            location = try await $location.requestValue("Where would you like to go?")
            throw $location.needsValueError("Where would you like to go?")
        }
        let entities: [TrailEntity] = []
        if entities.count > 1 {
            let pick = try await $trailCollection.requestDisambiguation(among: [], dialog: IntentDialog("Which collection?"))
            trailCollection = pick
        }
        return .result(value: entities, dialog: "Found \(entities.count) trails for \(activity).")
    }

    struct LocationOptionsProvider: DynamicOptionsProvider {
        @Dependency private var trailManager: TrailDataManager
        @IntentParameterDependency<SuggestTrails>(\.$activity, \.$trailCollection) var suggestTrailsIntent

        func results() async throws -> [String] {
            guard let intent = suggestTrailsIntent else { return [] }
            return await trailManager.trails(matching: { $0.activities.contains(intent.activity) }).map(\.regionDescription)
        }
    }

    struct CollectionProvider: DynamicOptionsProvider {
        func results() async throws -> ItemCollection<TrailCollectionEntity> {
            ItemCollection {
                ItemSection("Popular", items: [TrailCollectionEntity]())
                ItemSection("Near") {
                    IntentItem(TrailCollectionEntity(id: UUID(), displayName: "a", members: []), title: "A", subtitle: "B")
                }
            }
        }
    }
}

struct ActivityStatisticsSummary: TransientAppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Statistics Summary")
    @Property(title: "Workouts Completed") var workoutsCompleted: Int
    @Property var caloriesBurned: Measurement<UnitEnergy>
    @Property(title: "Distance Traveled") var distanceTraveled: Measurement<UnitLength>

    init() {
        workoutsCompleted = 0
        caloriesBurned = Measurement(value: 0, unit: .calories)
        distanceTraveled = Measurement(value: 0, unit: .meters)
    }

    var displayRepresentation: DisplayRepresentation {
        var image = "party.popper"
        var subtitle = LocalizedStringResource("You have completed \(workoutsCompleted) workouts.")
        if workoutsCompleted == 0 {
            image = "exclamationmark.icloud"
            subtitle = LocalizedStringResource("You haven't completed any workouts yet. Get moving!")
        }
        return DisplayRepresentation(
            title: "Workout Summary", subtitle: subtitle, image: DisplayRepresentation.Image(systemName: image),
            synonyms: ["workout information", "exercise activity"])
    }
}

struct TrailAppShortcuts: AppShortcutsProvider {
    static let shortcutTileColor = ShortcutTileColor.navy

    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OpenFavorites(),
            phrases: [
                "Open Favorites in \(.applicationName)",
                "Show my favorite \(.applicationName)",
            ],
            shortTitle: LocalizedStringResource("Open Favorites", table: "AppIntents"),
            systemImageName: "star.circle")

        AppShortcut(
            intent: GetTrailInfo(),
            phrases: [
                "Get \(\.$trail) conditions with \(.applicationName)",
                "Get conditions on \(\.$trail) with \(.applicationName)",
            ],
            shortTitle: "Get Conditions",
            systemImageName: "cloud.rainbow.half",
            parameterPresentation: ParameterPresentation(
                for: \.$trail,
                summary: Summary("Get \(\.$trail) conditions"),
                optionsCollections: {
                    OptionsCollection(TrailEntityQuery(), title: "Favorite Trails", systemImageName: "cloud.rainbow.half")
                }
            ))

        if #available(iOS 17.4, macOS 14.4, *) {
            AppShortcut(
                intent: SuggestTrails(), phrases: ["Suggest \(\.$activity) trails in \(.applicationName)"], shortTitle: "Suggest",
                systemImageName: "map")
        }
    }
}

func setUp(_ manager: TrailDataManager) {
    AppDependencyManager.shared.add(dependency: manager)
    AppDependencyManager.shared.add { () -> NavigationModel in MainActor.assumeIsolated { NavigationModel() } }
    AppDependencyManager.shared.add(key: "other", dependency: manager)
    TrailAppShortcuts.updateAppShortcutParameters()
}
