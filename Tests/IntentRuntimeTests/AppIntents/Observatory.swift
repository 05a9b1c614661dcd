import Foundation
import IntentModel
import Synchronization

/// An app for the tests of entities, options and languages: an observatory.
struct Star: AppEntity {
    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id.capitalized)") }
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Star"
    static let defaultQuery = StarQuery()
}

/// Suggests nothing, and finds what it is asked for by a text.
struct StarQuery: EntityStringQuery {
    static let known = ["vega", "altair", "alpha centauri", "alpha crucis"]

    func entities(for identifiers: [String]) async throws -> [Star] {
        Self.known.filter { identifiers.contains($0) }.map { Star(id: $0) }
    }

    func entities(matching string: String) async throws -> [Star] {
        Self.known.filter { $0.contains(string.lowercased()) }.map { Star(id: $0) }
    }
}

enum Telescope: String, AppEnum {
    case large, small, broken

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Telescope"
    static let caseDisplayRepresentations: [Telescope: DisplayRepresentation] = [
        .large: DisplayRepresentation(title: LocalizedStringResource("Large telescope", table: "Observatory"), synonyms: ["big one"]),
        .small: DisplayRepresentation(title: LocalizedStringResource("Small telescope", table: "Observatory")), .broken: "Broken telescope",
    ]
}

struct ShowStar: AppIntent {
    static let title = LocalizedStringResource("Show a star", table: "Observatory")
    @Parameter(title: LocalizedStringResource("Star", table: "Observatory")) var star: Star

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: IntentDialog(LocalizedStringResource("Here is \(star.id).", table: "Observatory")))
    }
}

struct Aim: AppIntent {
    static let title: LocalizedStringResource = "Aim"
    @Parameter(title: "Telescope", requestDisambiguationDialog: "Which telescope?", supportedValues: [.large, .small])
    var telescope: Telescope
    @Parameter(title: "Filter", requestValueDialog: "Through which filter?", optionsProvider: Filters()) var filter: String

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(telescope) through \(filter)") }
}

/// The filters that the telescope has.
struct Filters: DynamicOptionsProvider {
    @IntentParameterDependency<Aim>(\.$telescope) var aim

    func results() async throws -> ItemCollection<String> {
        guard aim?.telescope == .large else { return ItemCollection(sections: [IntentItemSection(items: ["none"])]) }
        return ItemCollection {
            ItemSection(items: [IntentItem("r", title: "Red"), IntentItem("b", title: "Blue"), IntentItem("u", title: "Ultraviolet")])
        }
    }
}

struct Calibrate: AppIntent {
    static let title: LocalizedStringResource = "Calibrate"
    @Dependency var lamp: ReferenceLamp

    func perform() async throws -> some IntentResult { .result() }
}

final class ReferenceLamp: Sendable {}

struct ObservatoryShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: ShowStar(), phrases: ["Show \(\.$star) in \(.applicationName)", "Show a star in \(.applicationName)"],
            shortTitle: "Show", systemImageName: "star")
        AppShortcut(
            intent: Aim(), phrases: ["Aim with \(.applicationName)", "Aim the \(\.$telescope) with \(.applicationName)"], shortTitle: "Aim",
            systemImageName: "scope")
        AppShortcut(intent: Calibrate(), phrases: ["Calibrate \(.applicationName)"], shortTitle: "Calibrate", systemImageName: "lamp")
    }
}
