import Foundation
import IntentModel

// Every name of App Intents that is offered, used once as its users use it: that this compiles is the test. Parameters and what is asked of them.

enum Season: String, AppEnum {
    case spring, autumn

    static var typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Season", numericFormat: "\(placeholder: .int) seasons", synonyms: ["time of year"])
    static var caseDisplayRepresentations: [Season: DisplayRepresentation] = [
        .spring: DisplayRepresentation(title: "Spring", subtitle: "Seeds", image: .init(systemName: "leaf"), synonyms: ["springtime"]),
        .autumn: "Autumn",
    ]
}

struct EveryParameter: AppIntent {
    static var title: LocalizedStringResource = "Every parameter"
    static var description = IntentDescription(
        "Declares them all", categoryName: "Tests", searchKeywords: ["all"], resultValueName: "Nothing")
    static var openAppWhenRun = false
    static var isDiscoverable = false
    static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
    static var supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    @Parameter var plain: String
    @Parameter(
        title: "Text", description: "Any text", default: "moss",
        inputOptions: String.IntentInputOptions(
            keyboardType: .default, capitalizationType: .words, multiline: true, autocorrect: false, smartQuotes: false, smartDashes: false),
        requestValueDialog: "Which text?", inputConnectionBehavior: .connectToPreviousIntentResult)
    var text: String
    @Parameter(title: "Offered", optionsProvider: Names()) var offered: String
    @Parameter(title: "Count", default: 1, controlStyle: .stepper, inclusiveRange: (1, 9), requestValueDialog: "How many?") var count: Int
    @Parameter(title: "Length", controlStyle: .slider, inclusiveRange: (0, 1)) var length: Double
    @Parameter(title: "Price", default: 1.5) var price: Decimal
    @Parameter(title: "On", default: true, displayName: .init(true: "on", false: "off")) var isOn: Bool
    @Parameter(title: "Day", kind: .date) var day: Date
    @Parameter(title: "Time", kind: .time) var time: DateComponents
    @Parameter(title: "For how long") var lasting: Duration
    @Parameter(title: "Where") var address: URL
    @Parameter(title: "Rich") var rich: AttributedString?
    @Parameter(title: "Height", defaultValue: 2, defaultUnit: .meters, defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false)
    var height: Measurement<UnitLength>
    @Parameter(title: "Weight", unit: .kilograms) var weight: Measurement<UnitMass>?
    @Parameter(title: "Temperature") var temperature: Measurement<UnitTemperature>?
    @Parameter(title: "Cost", currencyCodes: ["EUR", "CHF"], inclusiveRange: (0, 100)) var cost: IntentCurrencyAmount?
    @Parameter(title: "Finder") var finder: PersonNameComponents?
    @Parameter(
        title: "Season", default: .spring, requestValueDialog: "When?", requestDisambiguationDialog: "Which season?",
        inputConnectionBehavior: .never, supportedValues: [.spring, .autumn])
    var season: Season
    @Parameter(title: "Fern", requestDisambiguationDialog: "Which fern?") var fern: Fern
    @Parameter(title: "Rare fern", query: FernQuery()) var rare: Fern?
    @Parameter(title: "Texts", default: ["a"]) var texts: [String]
    @Parameter(title: "Numbers") var numbers: [Int]?
    @Parameter(title: "Seasons") var seasons: [Season]
    @Parameter(title: "Ferns") var ferns: [Fern]?
    @Parameter(
        title: "Resolved",
        resolvers: {
            RangeCheckingResolver(inclusiveRange: (1, 3))
            IntFromStringResolver()
            IntFromDoubleResolver()
        })
    var resolved: Int?
    @Parameter(
        title: "Switch",
        resolvers: {
            BoolFromStringResolver()
            FlagFromSeason()
        })
    var flag: Bool?
    @Parameter(
        title: "Number",
        resolvers: {
            DoubleFromStringResolver()
            DoubleFromIntResolver()
        })
    var number: Double?
    @Parameter(
        title: "Written",
        resolvers: {
            StringFromIntResolver()
            StringFromDoubleResolver()
        })
    var written: String?
    @Parameter(title: "Link", resolvers: { URLFromStringResolver() }) var link: URL?
    @Parameter(title: "Styled", resolvers: { AttributedStringFromStringResolver() }) var styled: AttributedString?

    @Dependency var herbarium: HerbariumStore
    @Dependency(key: "second") var second: HerbariumStore

    @MainActor
    func perform() async throws -> some IntentResult {
        if case .unset = $text.valueState { throw $text.needsValueError("Which text?") }
        if case .set(let value) = $count.valueState, value == 0 { throw AppIntentError.restartPerform }
        if $weight.isOptional, weight == nil { throw $season.needsDisambiguationError(among: [.spring, .autumn], dialog: "When?") }
        let text: String = try await $text.requestValue("Which text?")
        let chosen = try await $season.requestDisambiguation(among: Season.allCases, dialog: "Which season?")
        guard try await $count.requestConfirmation(for: count, dialog: "Really \(count)?") else { return .result() }
        _ = try await $fern.requestConfirmation(for: fern, dialog: "This one?", view: FernView(fern: fern))
        _ = try await $fern.requestConfirmation(for: fern, dialog: "This one?") { FernView(fern: fern) }
        try await requestConfirmation()
        try await requestConfirmation(conditions: [], actionName: .checkIn, dialog: "Check in \(text) in \(chosen)?")
        try await requestConfirmation(
            actionName: .custom(
                acceptLabel: "Press it", acceptAlternatives: ["dry it"], denyLabel: "Leave it", denyAlternatives: ["let it grow"],
                destructive: true), dialog: "Press the fern?"
        ) { FernView(fern: fern) }
        try await requestConfirmation(actionName: .view, snippetIntent: ShowFern(target: fern))
        try await requestConfirmation(result: .result(dialog: "Old form"), confirmationActionName: .set, showPrompt: false)
        try await requestConfirmation(output: .result(value: 3, dialog: "Older form") { FernView(fern: fern) })
        let option = try await requestChoice(
            between: [IntentChoiceOption(title: "Keep"), IntentChoiceOption(title: "Burn", style: .destructive), .cancel],
            dialog: "And now?")
        _ = (option.title, option.style, systemContext.preciseTimestamp, $text.title, $text.defaultValue, herbarium, second)
        donate()
        return .result()
    }
}

struct Names: DynamicOptionsProvider {
    @IntentParameterDependency<EveryParameter>(\.$season) var every

    func results() async throws -> ItemCollection<String> {
        ItemCollection(promptLabel: "Names") {
            ItemSection("Latin", items: [IntentItem("pteris", title: "Pteris", subtitle: "Fern", image: nil)])
        }
    }

    func defaultResult() async -> String? { every?.season.rawValue }
}

struct FlagFromSeason: Resolver {
    func resolve(from input: Season, context: IntentParameterContext<Bool>) async throws -> Bool? { input == .spring }
}

final class HerbariumStore: Sendable {}

/// All names of actions, so that none goes missing.
let everyActionName: [ConfirmationActionName] = [
    .add, .addData, .book, .buy, .call, .checkIn, .continue, .create, .do, .download, .filter, .find, .get, .go, .log, .open, .order, .pay,
    .play, .playSound, .post, .request, .run, .search, .send, .set, .share, .start, .startNavigation, .toggle, .turnOff, .turnOn, .view,
]

let everyPrebuiltError: [any Error] = [
    AppIntentError.PermissionRequired.bluetooth, AppIntentError.PermissionRequired.contacts, AppIntentError.PermissionRequired.localNetwork,
    AppIntentError.PermissionRequired.location, AppIntentError.PermissionRequired.photos, AppIntentError.PermissionRequired.siri,
    AppIntentError.UserActionRequired.accountSetup, AppIntentError.UserActionRequired.confirmation,
    AppIntentError.UserActionRequired.signin, AppIntentError.Unrecoverable.entityNotFound,
    AppIntentError.Unrecoverable.featureCurrentlyRestricted, AppIntentError.Unrecoverable.networkFailure,
    AppIntentError.Unrecoverable.notAllowed, AppIntentError.Unrecoverable.partialFailure, AppIntentError.Unrecoverable.unknown,
    AppIntentError.Unrecoverable.unsupportedOnDevice, AppIntentError.restartPerform,
]

/// Names that client code writes out where it could leave them to inference.
func nameEveryType(of intent: EveryParameter) -> [Any] {
    let count: IntentParameter<Int> = intent.$count
    let state: IntentParameter<String>.ValueState = intent.$text.valueState
    let bounds: InclusiveRange<Int> = (lowerBound: 1, upperBound: 9)
    let style: IntControlStyle = .stepper
    let doubleStyle: DoubleControlStyle = .field
    let connection: InputConnectionBehavior = .never
    let day: IntentParameter<Date>.DateKind = .date
    let kind: IntentDateKind = .dateTime
    let keyboard: String.IntentInputOptions.KeyboardType = .emailAddress
    let capitals: String.IntentInputOptions.CapitalizationType = .allCharacters
    let names: Bool.IntentDisplayName = .init(true: "on", false: "off")
    let conditions: ConfirmationConditions = []
    let negative: NegativeAppShortcutPhrase = "Never in \(.applicationName)"
    let value: any AppValue.Type = Season.self
    let shown: (any DisplayRepresentable.Type, any StaticDisplayRepresentable.Type, any TypeDisplayRepresentable.Type) = (
        Fern.self, Season.self, Label.self
    )
    let identified: any PersistentlyIdentifiable.Type = SetCount.self
    let image: DisplayRepresentation.Image = .init(systemName: "leaf")
    let deprecation: IntentDeprecation<SetCount> = OldSetCount.deprecation
    let mode: IntentMode = intent.systemContext.currentMode
    let context: IntentSystemContext = intent.systemContext
    let foreground: IntentModes.Foreground = .immediate
    let property: EntityProperty<String>? = nil
    let dependency: AppDependency<HerbariumStore> = AppDependency()
    let manager: IntentDonationIdentifier = intent.donate()
    let undo: UndoManager = UndoManager()
    let range: IntentRangeError.Type = IntentRangeError.self
    let resolvers: [any Resolver] = [IntResolver(), DoubleResolver()]
    let value2: String.LocalizationValue = "text"
    return [
        count, state, bounds, style, doubleStyle, connection, day, kind, keyboard, capitals, names, conditions, negative, value, shown,
        identified, identified.persistentIdentifier, image, deprecation, mode, context, foreground, property as Any, dependency, manager,
        undo, range, resolvers, value2,
    ]
}

func presentation() -> AppShortcutParameterPresentation<ShowFern, Fern> {
    AppShortcutParameterPresentation(for: \.$target, summary: IntentParameterSummary<ShowFern>("Show"), optionsCollections: {})
}
