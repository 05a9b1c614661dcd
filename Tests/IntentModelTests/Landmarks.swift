import Foundation
import IntentModel

// Client code in the style of Apple's sample code of 2025: modes, snippets by intents, choices and undoing, in Swift 6 mode.

struct Landmark: Identifiable, Sendable {
    let id: Int
    var name: String
    var description: String
    var isFavorite: Bool
}

@MainActor final class ModelData {
    var landmarks: [Landmark] = []
    var landmarkEntities: [LandmarkEntity] { landmarks.map { LandmarkEntity(landmark: $0) } }
    func landmarkEntities(for ids: [Int]) -> [LandmarkEntity] { landmarkEntities.filter { ids.contains($0.id) } }
    func delete(_ landmark: LandmarkEntity) { landmarks.removeAll { $0.id == landmark.id } }
    func restore(_ landmark: LandmarkEntity) { landmarks.append(landmark.landmark) }
    func isOpen(_ landmark: LandmarkEntity) -> Bool { true }
}
@MainActor final class Navigator2 {
    static let shared = Navigator2()
    func navigate(to option: NavigationOption) {}
    func navigateTo(_ landmark: LandmarkEntity) {}
}

enum NavigationOption: String, AppEnum {
    case landmarks
    case map
    case collections

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Navigation Option"
    static let caseDisplayRepresentations: [NavigationOption: DisplayRepresentation] = [
        .landmarks: DisplayRepresentation(title: "Landmarks", image: .init(systemName: "building.columns")),
        .map: DisplayRepresentation(title: "Map", image: .init(systemName: "map")),
        .collections: DisplayRepresentation(title: "Collections", image: .init(systemName: "book.closed")),
    ]
}

struct NavigateIntent: AppIntent {
    static let title: LocalizedStringResource = "Navigate to Section"
    static let supportedModes: IntentModes = .foreground
    static var parameterSummary: some ParameterSummary { Summary("Navigate to \(\.$navigationOption)") }

    @Parameter(title: "Section", requestValueDialog: "Which section?")
    var navigationOption: NavigationOption

    init() {}
    init(_ navigationOption: NavigationOption) { self.navigationOption = navigationOption }

    @MainActor
    func perform() async throws -> some IntentResult {
        Navigator2.shared.navigate(to: navigationOption)
        return .result()
    }
}

struct LandmarkEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Landmark")
    static let defaultQuery = LandmarkEntityQuery()

    var id: Int { landmark.id }
    @Property var name: String
    @Property(title: "Description") var about: String
    var landmark: Landmark

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(about)", image: .init(data: Data()))
    }

    init(landmark: Landmark) {
        self.landmark = landmark
        self.name = landmark.name
        self.about = landmark.description
    }
}

struct LandmarkEntityQuery: EntityQuery {
    @Dependency var modelData: ModelData
    func entities(for identifiers: [LandmarkEntity.ID]) async throws -> [LandmarkEntity] {
        await modelData.landmarkEntities(for: identifiers)
    }
    func suggestedEntities() async throws -> [LandmarkEntity] { await modelData.landmarkEntities.filter { $0.landmark.isFavorite } }
}
extension LandmarkEntityQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [LandmarkEntity] { await modelData.landmarkEntities }
}
extension LandmarkEntityQuery: EntityStringQuery {
    func entities(matching: String) async throws -> [LandmarkEntity] {
        await modelData.landmarkEntities.filter { $0.name.contains(matching) }
    }
}

struct ClosestLandmarkIntent: AppIntent {
    static let title: LocalizedStringResource = "Find Closest Landmark"
    @Dependency var modelData: ModelData

    func perform() async throws -> some ReturnsValue<LandmarkEntity> & ProvidesDialog & ShowsSnippetView {
        guard let landmark = await modelData.landmarkEntities.first else { throw AppIntentError.Unrecoverable.entityNotFound }
        return .result(
            value: landmark,
            dialog: IntentDialog(
                full: "The closest landmark is \(landmark.name)", supporting: "\(landmark.name) is located in \(landmark.about)"),
            view: ClosestLandmarkView(landmark: landmark))
    }
}
struct ClosestLandmarkView: View {
    let landmark: LandmarkEntity
    var body: some View { Text(landmark.name) }
}

struct ClosestLandmarkSnippetParent: AppIntent {
    static let title: LocalizedStringResource = "Find"
    func perform() async throws -> some ReturnsValue<LandmarkEntity> & ShowsSnippetIntent & ProvidesDialog {
        let landmark = LandmarkEntity(landmark: Landmark(id: 1, name: "a", description: "b", isFavorite: true))
        return .result(value: landmark, dialog: "Here", snippetIntent: LandmarkSnippetIntent(landmark: landmark))
    }
}

struct LandmarkSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Landmark Snippet"
    @Parameter var landmark: LandmarkEntity
    @Dependency var modelData: ModelData
    init() {}
    init(landmark: LandmarkEntity) { self.landmark = landmark }
    func perform() async throws -> some IntentResult & ShowsSnippetView {
        return .result(view: ClosestLandmarkView(landmark: landmark))
    }
}

struct FindTickets: AppIntent {
    static let title: LocalizedStringResource = "Find Tickets"
    @Parameter(title: "Landmark") var landmark: LandmarkEntity

    init() {}
    init(_ landmark: LandmarkEntity) { self.landmark = landmark }

    static var parameterSummary: some ParameterSummary { Summary("Find best ticket prices for \(\.$landmark)") }
    func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        try await requestConfirmation(actionName: .search, snippetIntent: LandmarkSnippetIntent(landmark: landmark))
        LandmarkSnippetIntent.reload()
        return .result(snippetIntent: LandmarkSnippetIntent(landmark: landmark))
    }
}

struct DeleteLandmark: UndoableIntent {
    static let title: LocalizedStringResource = "Delete Landmark"
    @Parameter(title: "Landmark") var landmark: LandmarkEntity

    init() {}
    init(_ landmark: LandmarkEntity) { self.landmark = landmark }

    @Dependency var modelData: ModelData

    @MainActor
    func perform() async throws -> some IntentResult {
        let archive = Option(title: "Archive", style: .default)
        let delete = Option(title: "Delete", style: .destructive)
        let resultChoice = try await requestChoice(
            between: [.cancel, archive, delete], dialog: "Do you want to archive or delete \(landmark.name)?",
            view: ClosestLandmarkView(landmark: landmark))
        switch resultChoice {
        case archive: break
        case delete: modelData.delete(landmark)
        default: break
        }
        _ = try await requestChoice(between: [IntentChoiceOption(title: "a"), .cancel], dialog: "x") {
            ClosestLandmarkView(landmark: landmark)
        }
        let removed = landmark
        undoManager?.registerUndo(withTarget: modelData) { modelData in
            modelData.restore(removed)
        }
        undoManager?.setActionName("Delete \(landmark.name)")
        return .result()
    }
}

struct OpenLater: AppIntent {
    static let title: LocalizedStringResource = "Open later"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
    @Parameter(title: "Landmark") var landmark: LandmarkEntity

    init() {}
    init(_ landmark: LandmarkEntity) { self.landmark = landmark }

    @Dependency var modelData: ModelData
    func perform() async throws -> some IntentResult & ProvidesDialog {
        guard await modelData.isOpen(landmark) else { return .result(dialog: "The landmark is closed") }
        if systemContext.currentMode.canContinueInForeground {
            do {
                try await continueInForeground(alwaysConfirm: false)
                await Navigator2.shared.navigateTo(landmark)
            } catch {
                throw needsToContinueInForegroundError("Open the app?", alwaysConfirm: true)
            }
        }
        return .result(dialog: "ok")
    }
}

struct OldForeground: ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Old"
    @MainActor func perform() async throws -> some IntentResult {
        try await requestToContinueInForeground()
        try await requestToContinueInForeground("Go on?")
        let _ = try await requestToContinueInForeground("Go on?") { () -> Int in 3 }
        guard systemContext.preciseTimestamp != nil else { throw needsToContinueInForegroundError() }
        return .result()
    }
}

struct OldForeground2: AppIntent, ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Old"
    func perform() async throws -> some IntentResult {
        guard systemContext.preciseTimestamp == nil else {
            throw needsToContinueInForegroundError("Please continue to open the app.") {
                Navigator2.shared.navigate(to: .map)
            }
        }
        return .result()
    }
}

struct LandmarkPackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

struct OpenWeb: AppIntent {
    static let title: LocalizedStringResource = "Open web"
    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: OpenURLIntent(URL(string: "https://example.org")!))
    }
}

struct Migrated: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "OldIntent"
    static let title: LocalizedStringResource = "Migrated"
    static let isDiscoverable = false
    static let persistentIdentifier = "Migrated"
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication
    @Parameter(title: "a") var a: String?
    func perform() async throws -> some IntentResult { .result() }
}
