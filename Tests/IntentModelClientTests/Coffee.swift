import Foundation
import IntentModel

// Client code as articles of 2022 and 2023 write it: options that depend on other parameters, confirmations, presets in shortcuts.
public struct BookE: AppEntity, Codable, Hashable {
    public var id: UUID
    public var title: String
    public static var typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Book", numericFormat: "\(placeholder: .int) books")
    public var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: .init(stringLiteral: title)) }
    public static var defaultQuery = BookEQuery()
}
public struct BookEQuery: EntityQuery {
    public init() {}
    public func entities(for identifiers: [UUID]) async throws -> [BookE] { [] }
    public func suggestedEntities() async throws -> [BookE] { [] }
}
struct ChapterE: AppEntity {
    let id: Int
    static var typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "Chapter")
    var displayRepresentation: DisplayRepresentation {
        .init(title: "Chapter \(id)", subtitle: "\(id) pages", image: .init(systemName: "book"))
    }
    static var defaultQuery = ChapterEQuery()
}
struct ChapterEQuery: EntityStringQuery {
    @IntentParameterDependency<OpenChapter>(\.$book) var openChapter
    @IntentParameterDependency<OpenChapter>(\OpenChapter.$book, \.$place) var both
    func entities(for identifiers: [Int]) async throws -> [ChapterE] { [] }
    func entities(matching string: String) async throws -> [ChapterE] {
        guard let openChapter else { return [] }
        _ = openChapter.book.title
        return []
    }
    func suggestedEntities() async throws -> [ChapterE] {
        guard let book = openChapter?.book else { return [] }
        _ = book
        return []
    }
}
struct OpenChapter: AppIntent {
    static var title: LocalizedStringResource = "Open Chapter"
    static var openAppWhenRun: Bool = true
    @Parameter(title: "Book") var book: BookE
    @Parameter(title: "Chapter") var chapter: ChapterE
    @Parameter(title: "Place", optionsProvider: PlaceOptions()) var place: String?
    @IntentParameter(title: "Explicit", default: false) var explicit: Bool
    @AppDependency var store: Store
    static var parameterSummary: some ParameterSummary {
        When(
            \.$explicit, .equalTo, true,
            {
                Summary("Open \(\.$chapter) of \(\.$book)")
            },
            otherwise: {
                When(\OpenChapter.$place, .hasAnyValue) {
                    Summary("Open \(\.$book)") { \.$place }
                } otherwise: {
                    Switch(\.$place) {
                        Case("a") { Summary("A") }
                        Case(["b", "c"]) {
                            Summary("B") {
                                \.$chapter
                                \.$book
                            }
                        }
                        Case(nil) { Summary("C") }
                        DefaultCase { Summary("Open a chapter") }
                    }
                }
            })
    }
    private struct PlaceOptions: DynamicOptionsProvider {
        func results() async throws -> [String] { ["Home"] }
        func defaultResult() async -> String? { "Home" }
    }
    @MainActor
    func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
        guard let first = try? await BookEQuery().suggestedEntities().first else { throw $book.needsValueError("Which book?") }
        book = first
        let name = $book.title.map { String(localized: $0) } ?? ""
        _ = name
        return .result(opensIntent: OpenBookIntent(target: book), dialog: "Opening \(book) at \(chapter)")
    }
}
final class Store: @unchecked Sendable { static let shared = Store() }
struct OpenBookIntent: OpenIntent {
    static var title: LocalizedStringResource = "Open Book"
    @Parameter(title: "Book") var target: BookE
    init() {}
    init(target: BookE) { self.target = target }
    init(_ target: BookE) {
        self.init()
        self.target = target
        $target.wrappedValue = target
        _target.wrappedValue = target
    }
    func perform() async throws -> some IntentResult { return .result() }
}
struct DeleteBooks: DeleteIntent {
    static var title: LocalizedStringResource = "Delete Books"
    @Parameter(title: "Books") var entities: [BookE]
    static var parameterSummary: some ParameterSummary { Summary("Delete \(\.$entities)") }
    func perform() async throws -> some IntentResult {
        try await requestConfirmation(
            result: .result(dialog: "Delete \(entities.count) books?"),
            confirmationActionName: .custom(
                acceptLabel: "Delete", acceptAlternatives: [], denyLabel: "Keep", denyAlternatives: [], destructive: true))
        let titles = entities.map(\.title).joined(separator: ", ")
        print(titles)
        return .result()
    }
}
enum CoffeeSize: String, AppEnum, CaseIterable, Identifiable {
    var id: Self { self }
    case small, medium, large
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static var typeDisplayName: LocalizedStringResource = "Size"
    static var caseDisplayRepresentations: [CoffeeSize: DisplayRepresentation] = [
        .small: "Small", .medium: .init(stringLiteral: "Medium"), .large: .init(title: "Large", subtitle: "500 ml", image: nil),
    ]
}
struct OrderCoffee: AppIntent {
    static var title = LocalizedStringResource("Order Coffee", comment: "title")
    static var description: IntentDescription? = IntentDescription("Orders coffee", categoryName: "Coffee")
    static var isDiscoverable: Bool = true
    @Parameter(title: "Size", default: .medium, requestValueDialog: IntentDialog("What size?")) var size: CoffeeSize
    @Parameter(title: "Extras") var extras: [String]?
    @Parameter(title: "Amount", default: 1, inclusiveRange: (1, 5)) var amount: Int
    @Parameter(title: "When") var when: Date?
    @Parameter(title: "Price", currencyCodes: ["EUR"]) var price: IntentCurrencyAmount?
    init() {}
    init(size: CoffeeSize, amount: Int = 1) {
        self.size = size
        self.amount = amount
    }
    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog & ShowsSnippetView {
        if amount > 5 { amount = try await $amount.requestValue("At most five. How many?") }
        if !(try await $size.requestConfirmation(for: size, dialog: "\(size), right?")) {
            size = try await $size.requestDisambiguation(among: [.small, .large], dialog: "Which?")
        }
        do {
            try await requestConfirmation(
                result: .result(dialog: "Order \(amount) \(size.rawValue) coffees for \(price?.amount ?? 0)?") { CoffeeView(size: size) },
                confirmationActionName: .order, showPrompt: true)
        } catch { return .result(value: "none", dialog: "Okay, not ordering.") { CoffeeView(size: size) } }
        return .result(value: "\(amount)", dialog: "Ordered.") { CoffeeView(size: size) }
    }
}
struct CoffeeView: View {
    let size: CoffeeSize
    var body: some View { Text("\(size.rawValue)") }
}
struct CoffeeShortcuts: AppShortcutsProvider {
    @AppShortcutsBuilder
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OrderCoffee(size: .large),
            phrases: ["Order a large coffee with \(.applicationName)", "\(.applicationName) large coffee"], shortTitle: "Large Coffee",
            systemImageName: "cup.and.saucer")
        AppShortcut(
            intent: OrderCoffee(),
            phrases: ["Order a \(\.$size) coffee with \(.applicationName)", "Order coffee with \(.applicationName)"],
            systemImageName: "cup.and.saucer")
        AppShortcut(intent: OpenChapter(), phrases: ["Open \(\OpenChapter.$book) in \(AppShortcutPhraseToken.applicationName)"])
    }
    static var shortcutTileColor: ShortcutTileColor = .lime
}
@available(iOS 16.0, macOS 13.0, *)
struct Avail: AppIntent {
    @available(iOS 17, *) static var title: LocalizedStringResource = "A"
    static var authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
    func perform() async throws -> some IntentResult {
        do { _ = try await OrderCoffee(size: .small).perform() } catch let error as CustomLocalizedStringResourceConvertible {
            print(String(localized: error.localizedStringResource))
        } catch {}
        let result = try await OpenBookIntent(BookE(id: UUID(), title: "x")).perform()
        _ = result.value
        return .result()
    }
}
protocol HasAppName { static var appName: String { get } }
struct Many: AppIntent, HasAppName {
    static var appName = "x"
    static var title: LocalizedStringResource { LocalizedStringResource("Title of \(appName)") }
    static var description: IntentDescription {
        IntentDescription(LocalizedStringResource("x"), categoryName: LocalizedStringResource("y"), searchKeywords: ["a", "b"])
    }
    @Parameter(title: "N", description: "M", default: 3, controlStyle: .stepper, inclusiveRange: (1, 10)) private var n: Int
    @Parameter(title: "Names", default: ["x"]) var names: [String]
    @Parameter(title: "Optional names") var optionalNames: [String]?
    @Parameter(title: "Set") var numbers: Set<Int>
    func perform() async throws -> some IntentResult & ReturnsValue<[BookE]> {
        let chosen = try await $names.requestDisambiguation(among: ["a", "b"], dialog: "Which?")
        names.append(chosen)
        if try await $optionalNames.requestConfirmation(for: "a", dialog: "a?") { optionalNames = ["a"] }
        return .result(value: [BookE(id: UUID(), title: "x")])
    }
}
