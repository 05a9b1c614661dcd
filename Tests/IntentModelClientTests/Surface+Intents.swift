import Foundation
import IntentModel

// Every name of App Intents that is offered, used once: entities, queries, summaries, results, shortcuts and the kinds of intents.

struct Fern: AppEntity {
    let id: String
    @Property(title: "Name") var name: String
    @Property(title: "Found") var found: Date?
    @Property(title: "Height") var height: Double
    @Property(title: "Colours") var colours: [String]

    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Fern" }
    static var defaultQuery = FernQuery()
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(id)", image: .init(named: "fern"), synonyms: ["\(name) fern"])
    }
}

struct FernView: View, CustomStringConvertible {
    var fern: Fern
    var description: String { fern.name }
}

struct FernQuery: EntityStringQuery, EnumerableEntityQuery, EntityPropertyQuery {
    @Dependency var herbarium: HerbariumStore

    static var sortingOptions = SortingOptions {
        SortableBy(\Fern.$name)
        SortableBy(\Fern.$height)
    }

    static var properties = QueryProperties {
        Property(\Fern.$name) {
            EqualToComparator { NSPredicate(format: "name = %@", $0) }
            NotEqualToComparator { NSPredicate(format: "name != %@", $0) }
            ContainsComparator { NSPredicate(format: "name CONTAINS[cd] %@", $0) }
            HasPrefixComparator { NSPredicate(format: "name BEGINSWITH %@", $0) }
            HasSuffixComparator { NSPredicate(format: "name ENDSWITH %@", $0) }
        }
        Property(\Fern.$height) {
            LessThanComparator { NSPredicate(format: "height < %f", $0) }
            LessThanOrEqualToComparator { NSPredicate(format: "height <= %f", $0) }
            GreaterThanComparator { NSPredicate(format: "height > %f", $0) }
            GreaterThanOrEqualToComparator { NSPredicate(format: "height >= %f", $0) }
            IsBetweenComparator { NSPredicate(format: "height >= %f AND height <= %f", $0, $1) }
        }
        Property(\Fern.$found) {
            GreaterThanComparator { NSPredicate(format: "found > %@", $0 as NSDate) }
        }
        Property(\Fern.$colours) {
            ContainsComparator { NSPredicate(format: "colours CONTAINS %@", $0) }
        }
    }

    func allEntities() async throws -> [Fern] { [] }
    func entities(for identifiers: [String]) async throws -> [Fern] { [] }
    func entities(matching string: String) async throws -> [Fern] { [] }
    func suggestedEntities() async throws -> [Fern] { [] }
    func defaultResult() async -> Fern? { nil }

    func entities(
        matching comparators: [NSPredicate], mode: ComparatorMode, sortedBy: [Sort<Fern>], limit: Int?
    ) async throws -> [Fern] {
        let ferns = try await allEntities().filter { fern in
            mode == .and ? comparators.allSatisfy { $0.evaluate(with: fern) } : comparators.contains { $0.evaluate(with: fern) }
        }
        guard let first = sortedBy.first, first.by == \Fern.$name else { return Array(ferns.prefix(limit ?? ferns.count)) }
        return first.order == .ascending ? ferns : ferns.reversed()
    }
}

struct Garden: UniqueAppEntity {
    struct Query: UniqueAppEntityQuery {
        func uniqueEntity() async throws -> Garden { Garden() }
    }

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Garden"
    static var defaultQuery = Query()
    var displayRepresentation: DisplayRepresentation { "The garden" }
}

struct Label: TransientAppEntity {
    @Property(title: "Text") var text: String?
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Label"
    var displayRepresentation: DisplayRepresentation { "\(text ?? "blank")" }
}

struct ShowFern: OpenIntent {
    static var title: LocalizedStringResource = "Show a fern"
    @Parameter(title: "Fern") var target: Fern
    @Parameter(title: "Season") var season: Season
    @Parameter(title: "Name") var name: String
    @Parameter(title: "Count") var count: Int
    @Parameter(title: "Note") var note: String?

    init() {}

    init(target: Fern) {
        self.target = target
    }

    static var parameterSummary: some ParameterSummary {
        When(\.$season, .equalTo, .spring) {
            Switch(\.$count) {
                Case(1) { Summary("Show \(\.$target) once") }
                Case([2, 3]) { Summary("Show \(\.$target) a few times") }
                DefaultCase {
                    Summary("Show \(\.$target) 100 %") {
                        \.$name
                        \.$note
                    }
                }
            }
        } otherwise: {
            When(\.$note, .hasAnyValue) {
                When(\.$name, .hasPrefix, "P") {
                    Summary("Show \(\.$name)")
                } otherwise: {
                    When(\.$count, .greaterThan, 3) {
                        Summary("Show many")
                    } otherwise: {
                        Summary { \.$target }
                    }
                }
            } otherwise: {
                When(\.$season, .oneOf, [.spring, .autumn]) {
                    Summary("Show")
                } otherwise: {
                    Summary("Show none")
                }
            }
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}

struct DeleteFerns: DeleteIntent, UndoableIntent, ProgressReportingIntent {
    static var title: LocalizedStringResource = "Delete ferns"
    @Parameter(title: "Ferns") var entities: [Fern]

    func perform() async throws -> some IntentResult & ProvidesDialog {
        progress.totalUnitCount = Int64(entities.count)
        progress.completedUnitCount += 1
        undoManager?.registerUndo(withTarget: HerbariumStore()) { _ in }
        undoManager?.setActionName("Delete")
        return .result(dialog: IntentDialog(full: "Deleted \(entities.count) ferns.", supporting: "Deleted"))
    }
}

struct SetCount: SetValueIntent {
    static var title: LocalizedStringResource = "Set the count"
    @Parameter(title: "Count") var value: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent & ShowsSnippetView & ProvidesDialog {
        let fern = Fern(id: "1")
        return .result(value: value, opensIntent: ShowFern(target: fern), dialog: "Set", view: FernView(fern: fern))
    }
}

struct GardenWidget: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Garden"
    static var description: LocalizedStringResource = "Shows the garden"
    @Parameter(title: "Garden") var garden: Garden?
}

struct OldSetCount: DeprecatedAppIntent {
    static var title: LocalizedStringResource = "Set the count (old)"
    static var deprecation: IntentDeprecation<SetCount> { IntentDeprecation(message: "Use the new one", replacedBy: SetCount.self) }

    func perform() async throws -> some IntentResult & ShowsSnippetIntent { .result(snippetIntent: ShowFern()) }
}

/// Each form of a result, with the protocols that it has.
struct EveryResult {
    let fern = Fern(id: "1")

    func nothing() -> some IntentResult { .result() }
    func action() -> some IntentResult { .result(actionButtonIntent: DeleteFerns()) }
    func activity() -> some IntentResult & ReturnsValue<Int> { .result(value: 1, activityIdentifier: "1") }
    func value() -> some IntentResult & ReturnsValue<Fern> { .result(value: fern) }
    func dialog() -> some IntentResult & ProvidesDialog {
        .result(dialog: IntentDialog(full: "Full", supporting: "Short", systemImageName: "leaf"))
    }
    func image() -> some IntentResult & ProvidesDialog { .result(dialog: IntentDialog(full: "Full", systemImageName: "leaf")) }
    func opens() -> some IntentResult & OpensIntent { .result(opensIntent: ShowFern(target: fern)) }
    func opened() -> some IntentResult & ReturnsValue<Int> & OpensIntent { .result(value: 1, openIntent: ShowFern(target: fern)) }
    func view() -> some IntentResult & ShowsSnippetView { .result(view: FernView(fern: fern)) }
    func content() -> some IntentResult & ProvidesDialog & ShowsSnippetView { .result(dialog: "Here") { FernView(fern: fern) } }
    func all() -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & OpensIntent {
        .result(value: 1, opensIntent: ShowFern(target: fern), dialog: "Here")
    }
    func snippet() -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
        .result(dialog: "Here", snippetIntent: ShowFern(target: fern))
    }
}

struct FernShortcuts: AppShortcutsProvider {
    @AppShortcutsBuilder
    static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: DeleteFerns(), phrases: ["Delete ferns in \(.applicationName)"])
        AppShortcut(intent: SetCount(), phrases: ["Set the count in \(.applicationName)"], systemImageName: "number")
        AppShortcut(
            intent: ShowFern(target: Fern(id: "1")), phrases: ["Show my fern in \(.applicationName)"], shortTitle: "Mine",
            systemImageName: "leaf")
        AppShortcut(
            intent: ShowFern(),
            phrases: ["Show \(\.$target) in \(.applicationName)", "Show ferns in \(\.$season) with \(.applicationName)"],
            shortTitle: "Show", systemImageName: "leaf",
            parameterPresentation: ParameterPresentation(
                for: \.$target, summary: Summary("Show \(\.$target)"),
                optionsCollections: { OptionsCollection(FernQuery(), title: "Ferns", systemImageName: "leaf") }))
    }

    static var shortcutTileColor: ShortcutTileColor = .grayGreen
    static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases(phrases: ["Show ferns in the wood near \(.applicationName)"])
    }
}

func useEveryCall() async throws {
    FernShortcuts.updateAppShortcutParameters()
    AppDependencyManager.shared.add(dependency: HerbariumStore())
    AppDependencyManager.shared.add(key: "second") { HerbariumStore() }
    try await SetCount()(donate: false)
    let donation = IntentDonationManager.shared.donate(intent: SetCount())
    IntentDonationManager.shared.deleteDonations(matching: [donation])
    #if !canImport(SwiftUI)
        try await Button(intent: SetCount()) { Text("Set") }()
        try await Button("Set", intent: SetCount())()
    #endif
}
