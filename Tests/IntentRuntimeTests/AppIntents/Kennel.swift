import Foundation
import IntentModel
import Synchronization

/// An app for the tests of entities: dogs that come and go.
enum Kennel {
    static let names = Mutex(["rex": "Rex", "lassie": "Lassie"])

    struct Pet: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Dog"
        static let defaultQuery = PetQuery()

        let id: String
        let name: String

        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", synonyms: ["good \(name)"]) }
    }

    struct PetQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Pet] {
            names.withLock { names in identifiers.compactMap { id in names[id].map { Pet(id: id, name: $0) } } }
        }

        func suggestedEntities() async throws -> [Pet] {
            names.withLock { names in names.sorted { $0.key < $1.key }.map { Pet(id: $0.key, name: $0.value) } }
        }
    }

    struct WalkPet: AppIntent {
        static let title: LocalizedStringResource = "Walk a dog"

        @Parameter(title: "Dog") var pet: Pet

        func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
            try await requestConfirmation(actionName: .go, dialog: "Walk \(pet)?") { Leash(pet: pet) }
            return .result(dialog: "\(pet) is walking.") { Leash(pet: pet) }
        }
    }

    struct Leash: View, CustomStringConvertible {
        let pet: Pet
        var description: String { "~~\(pet.name)~~" }
    }

    struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: WalkPet(), phrases: ["Walk \(\.$pet) in \(.applicationName)", "Walk a dog in \(.applicationName)"],
                shortTitle: "Walk", systemImageName: "dog")
        }
    }
}

/// Another app, whose entity has the same name.
enum Aquarium {
    struct Pet: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Fish"
        static let defaultQuery = PetQuery()

        let id: Int
        var displayRepresentation: DisplayRepresentation { "Wanda \(id)" }
    }

    struct PetQuery: EntityQuery {
        func entities(for identifiers: [Int]) async throws -> [Pet] { identifiers.map { Pet(id: $0) } }
        func suggestedEntities() async throws -> [Pet] { [Pet(id: 1), Pet(id: 2)] }
    }

    struct Coral: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Coral"
        static let defaultQuery = CoralQuery()

        let id: Int
        var displayRepresentation: DisplayRepresentation { "Coral \(id)" }
    }

    struct CoralQuery: EntityQuery {
        struct Drained: Error {}

        func entities(for identifiers: [Int]) async throws -> [Coral] { throw Drained() }
        func suggestedEntities() async throws -> [Coral] { throw Drained() }
    }

    struct FeedPet: AppIntent {
        static let title: LocalizedStringResource = "Feed a fish"

        @Parameter(title: "Fish") var pet: Pet
        @Parameter(title: "Coral") var coral: Coral?

        func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(pet) is fed.") }
    }

    struct Light: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Light"

        @Parameter(title: "Percent", default: 50) var percent: Int
    }

    struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: FeedPet(), phrases: ["Feed \(\.$pet) in \(.applicationName)"], shortTitle: "Feed", systemImageName: "fish")
            AppShortcut(
                intent: Light(), phrases: ["Set the light to \(\.$percent) in \(.applicationName)"], shortTitle: "Light",
                systemImageName: "lightbulb")
        }
    }
}
