import Foundation
import IntentModel

// Results in the ways in which they are declared, in Swift 6 mode: that this compiles is the test.
struct Nothing: AppIntent {
    static let title: LocalizedStringResource = "Nothing"
    func perform() async throws -> some IntentResult { .result() }
}
struct Snip: View { var body: some View { Text("x") } }
struct V2: AppIntent {
    static let title: LocalizedStringResource = "x"
    static let description: IntentDescription? = IntentDescription("x")
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { return .result(value: 1) }
}
struct V3: AppIntent {
    static let title = LocalizedStringResource("x")
    static let description: IntentDescription = "x"
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog { .result(value: 1, dialog: "x") }
}
struct V4: AppIntent {
    static var title: LocalizedStringResource { "x" }
    static var description: IntentDescription? { IntentDescription("x", categoryName: "y", searchKeywords: ["z"], resultValueName: "w") }
    func perform() async throws -> some ReturnsValue<Int> & OpensIntent & ProvidesDialog & ShowsSnippetView {
        .result(value: 1, opensIntent: Nothing(), dialog: "x", view: Snip())
    }
}
struct V5: AppIntent {
    static let title: LocalizedStringResource = "x"
    func perform() async throws -> some IntentResult & ShowsSnippetView { .result { Snip() } }
}
struct V6: AppIntent {
    static let title: LocalizedStringResource = "x"
    func perform() async throws -> some IntentResult & ShowsSnippetView & ProvidesDialog { .result(dialog: "x") { Snip() } }
}
struct V7: AppIntent {
    static let title: LocalizedStringResource = "x"
    func perform() async throws -> some IntentResult & ShowsSnippetView & ProvidesDialog { .result(dialog: "x", content: { Snip() }) }
}
struct V8: AppIntent {
    static let title: LocalizedStringResource = "x"
    func perform() async throws -> some IntentResult & OpensIntent { return .result(opensIntent: Nothing()) }
}
struct V9: AppIntent {
    static let title: LocalizedStringResource = "x"
    func perform() async throws -> some IntentResult & ReturnsValue<[String]> & OpensIntent {
        return .result(value: ["x"], opensIntent: Nothing())
    }
}
struct V10: AppIntent {
    static let title: LocalizedStringResource = "x"
    func perform() async throws -> some ReturnsValue<Bool> { .result(value: true) }
}
struct V11: AppIntent {
    static let title: LocalizedStringResource = "x"
    func perform() async throws -> some ProvidesDialog { .result(dialog: IntentDialog(full: "x", supporting: "y")) }
}
struct V12: AppIntent {
    static let title: LocalizedStringResource = "x"
    func perform() async -> some IntentResult { .result() }
}
struct V13: AppIntent {
    static let title: LocalizedStringResource = "x"
    @MainActor func perform() throws -> some IntentResult & ProvidesDialog { .result(actionButtonIntent: Nothing(), dialog: "x") }
}
struct V14: AppIntent {
    static let title: LocalizedStringResource = "x"
    func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView { .result(dialog: "x", view: Snip()) }
}
struct V15: AppIntent {
    static let title: LocalizedStringResource = "x"
    func perform() async throws -> some IntentResult & ReturnsValue<Date> { .result(value: Date.now, actionButtonIntent: Nothing()) }
}
struct V16: AppIntent {
    static let title: LocalizedStringResource = "x"
    func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitLength>> {
        .result(value: .init(value: 1, unit: .meters))
    }
}
struct V17: AppIntent {
    static let title: LocalizedStringResource = "x"
    func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}
struct V18: SetValueIntent {
    static let title: LocalizedStringResource = "Set"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}
struct V19: ProgressReportingIntent, DeprecatedAppIntent {
    static let title: LocalizedStringResource = "x"
    static let deprecation = IntentDeprecation(message: "Use V18", replacedBy: V18.self)
    func perform() async throws -> some IntentResult & ReturnsValue<Double> {
        progress.totalUnitCount = 3
        progress.completedUnitCount += 1
        let inner = try await V2().callAsFunction(donate: false)
        let again = try await V2()(donate: true)
        let value = again.value
        _ = (inner, value)
        donate()
        return .result(value: progress.fractionCompleted)
    }
}
struct V20: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Widget"
    static let description = IntentDescription("Pick")
    @Parameter(title: "On", default: true) var on: Bool
    @Parameter(title: "Pet") var pet: WPet?
    init(on: Bool) { self.on = on }
    init() {}
}
struct WPet: AppEntity {
    var id: UUID = UUID()
    @Property(title: "Name") var name: String
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Pet")
    static let defaultQuery = WPetQuery()
    var displayRepresentation: DisplayRepresentation { .init(stringLiteral: name) }
    init(name: String) { self.name = name }
    struct WPetQuery: EntityQuery {
        @IntentParameterDependency<V20>(\.$on) var widget
        func entities(for identifiers: [UUID]) async throws -> [WPet] { [] }
        func suggestedEntities() async throws -> [WPet] {
            guard let widget, widget.on else { return [] }
            return [WPet(name: "x")]
        }
        func defaultResult() async -> WPet? { try? await suggestedEntities().first }
    }
}
struct Settings: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
    static let defaultQuery = SettingsQuery()
    var displayRepresentation: DisplayRepresentation { "Settings" }
    @Property(title: "Dark") var dark: Bool
}
struct SettingsQuery: UniqueAppEntityQuery {
    func uniqueEntity() async throws -> Settings { Settings() }
}
struct UpdateSettings: AppIntent {
    static let title: LocalizedStringResource = "x"
    @Parameter(title: "S") var target: Settings
    func perform() async throws -> some IntentResult { .result() }
}
struct Key: EntityIdentifierConvertible, Hashable, Sendable {
    let raw: String
    var entityIdentifierString: String { raw }
    static func entityIdentifier(for entityIdentifierString: String) -> Key? { Key(raw: entityIdentifierString) }
}
struct Keyed: AppEntity {
    let id: Key
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "K"
    struct Q: EntityQuery { func entities(for ids: [Key]) async throws -> [Keyed] { ids.map { Keyed(id: $0) } } }
    static let defaultQuery = Q()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id.raw)") }
}
struct Provider: AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Nothing(), phrases: ["Do nothing in \(.applicationName)"])
        AppShortcut(intent: V2(), phrases: ["\(.applicationName) two", "Two in \(.applicationName)"], systemImageName: "x")
        AppShortcut(intent: V3(), phrases: [AppShortcutPhrase<V3>("Three \(.applicationName)")], shortTitle: "x")
        if Bool.random() {
            AppShortcut(intent: V18(), phrases: ["Set \(\.$value) in \(.applicationName)"], shortTitle: "x", systemImageName: "y")
        } else {
            AppShortcut(
                intent: UpdateSettings(), phrases: ["Set \(\.$target) in \(.applicationName)"], shortTitle: "x", systemImageName: "y")
        }
    }
    static var shortcutTileColor: ShortcutTileColor { .tangerine }
    static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases(phrases: ["Do not \(.applicationName)", "Never"])
    }
}
struct Provider2: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        return [AppShortcut(intent: Nothing(), phrases: ["Do nothing in \(.applicationName)"], shortTitle: "x", systemImageName: "y")]
    }
}
func buttons() async throws {
    #if !canImport(SwiftUI)
        _ = Button(intent: Nothing()) { Text("Go") }
        _ = Button("Go", intent: Nothing())
        _ = Button(intent: Nothing(), label: { Text(verbatim: "x") })
    #endif
    IntentDonationManager.shared.donate(intent: Nothing())
    let donated = Nothing().donate()
    _ = donated
    let result = try await Nothing().perform()
    IntentDonationManager.shared.donate(intent: Nothing(), result: result)
}
