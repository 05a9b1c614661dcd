import Foundation
import IntentModel

// Each form of a parameter for each type, with a title and without, and each form of what is asked of it: that this compiles is the test.

enum Size: Int, AppEnum, CaseIterable {
    case small = 1
    case large
    static var typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Size", numericFormat: "\(placeholder: .int) sizes", synonyms: ["extent", "dimension"])
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .small: "Small", .large: .init(title: "Large", synonyms: ["Big", "Huge"]),
    ]
}

struct Pet: AppEntity {
    let id: String
    let name: String
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Pet"
    var displayRepresentation: DisplayRepresentation { .init(title: "\(name)", subtitle: nil, image: nil, synonyms: ["\(name) the pet"]) }
    static var defaultQuery = PetQuery()
}
struct PetQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Pet] { [] }
    func suggestedEntities() async throws -> ItemCollection<Pet> {
        ItemCollection(sections: [ItemSection("Dogs", items: [Pet(id: "1", name: "Rex")])])
    }
    func defaultResult() async -> Pet? { nil }
}
struct PetStringQuery: EntityStringQuery {
    func entities(for identifiers: [Pet.ID]) async throws -> [Pet] {
        [Pet(id: "1", name: "Rex"), Pet(id: "2", name: "Tom")].filter { identifiers.contains($0.id) }
    }
    func entities(matching string: String) async throws -> [Pet] { [] }
    func suggestedEntities() async throws -> [Pet] { [] }
}
struct NumberOptions: DynamicOptionsProvider {
    func results() async throws -> [Int] { [1, 2] }
    func defaultResult() async -> Int? { 1 }
}
struct StringOptions: DynamicOptionsProvider { func results() async throws -> [String] { ["a"] } }
struct DoubleOptions: DynamicOptionsProvider { func results() async throws -> [Double] { [] } }
struct DateOptions: DynamicOptionsProvider { func results() async throws -> [Date] { [] } }
struct SizeOptions: DynamicOptionsProvider { func results() async throws -> [Size] { [.small] } }
struct PetOptions: DynamicOptionsProvider {
    func results() async throws -> IntentItemCollection<Pet> {
        IntentItemCollection(promptLabel: "Pets", usesIndexedCollation: true) {
            IntentItemSection("Dogs") {
                for name in ["a", "b"] { IntentItem(Pet(id: name, name: name), title: "\(name)") }
            }
        }
    }
}
struct MeasureOptions: DynamicOptionsProvider {
    func results() async throws -> [Measurement<UnitLength>] { [.init(value: 1, unit: .meters)] }
}

struct Zoo: AppIntent {
    static var title: LocalizedStringResource = "Zoo"
    // String
    @Parameter var s0: String
    @Parameter(title: "A") var s1: String
    @Parameter(title: "A", description: "B") var s2: String?
    @Parameter(title: "A", default: "x") var s3: String
    @Parameter(title: "A", default: "x") var s4: String?
    @Parameter(
        title: "A", description: "B", default: "x",
        inputOptions: .init(
            keyboardType: .URL, capitalizationType: .none, multiline: true, autocorrect: false, smartQuotes: false, smartDashes: false),
        requestValueDialog: "C", inputConnectionBehavior: .never) var s5: String
    @Parameter(title: "A", requestValueDialog: IntentDialog("C"), optionsProvider: StringOptions()) var s6: String
    @Parameter(title: "A", inputOptions: String.IntentInputOptions(multiline: true)) var s7: String
    @Parameter(default: "x", requestValueDialog: "C") var s8: String
    @Parameter(description: "only") var s9: String
    @Parameter(requestValueDialog: "C") var s10: String
    @Parameter(title: "A", requestDisambiguationDialog: "C", optionsProvider: StringOptions()) var s11: String
    @Parameter(title: LocalizedStringResource("A", table: "T"), inputConnectionBehavior: .connectToPreviousIntentResult) var s12: String
    @Parameter(optionsProvider: StringOptions()) var s13: String?
    // Int
    @Parameter var i0: Int
    @Parameter(
        title: "A", default: 3, controlStyle: .stepper, inclusiveRange: (1, 5), requestValueDialog: "x", inputConnectionBehavior: .default)
    var i1: Int
    @Parameter(title: "A", controlStyle: .field) var i2: Int?
    @Parameter(title: "A", inclusiveRange: (lowerBound: 0, upperBound: 100)) var i3: Int
    @Parameter(title: "A", controlStyle: .slider, inclusiveRange: (0, 10)) var i4: Int
    @Parameter(title: "A", optionsProvider: NumberOptions()) var i5: Int
    @Parameter(default: 0) var i6: Int
    @Parameter(title: "A", inclusiveRange: (1, 5), optionsProvider: NumberOptions()) var i7: Int?
    // Double
    @Parameter var d0: Double
    @Parameter(title: "A", description: "B", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1), requestValueDialog: "x") var d1:
        Double
    @Parameter(title: "A", controlStyle: .field) var d2: Double?
    @Parameter(title: "A", default: 1, inclusiveRange: (0.0, 1.0), optionsProvider: DoubleOptions()) var d3: Double
    // Decimal
    @Parameter(title: "A", default: 1.5, inclusiveRange: (0, 10)) var e0: Decimal
    @Parameter var e1: Decimal?
    // Bool
    @Parameter var b0: Bool
    @Parameter(title: "A", default: true) var b1: Bool
    @Parameter(title: "A", default: false, displayName: Bool.IntentDisplayName(true: "On", false: "Off"), requestValueDialog: "x") var b2:
        Bool
    @Parameter(title: "A", description: "x", displayName: .init(true: "On", false: "Off")) var b3: Bool?
    // Date
    @Parameter var t0: Date
    @Parameter(title: "A", kind: .date) var t1: Date
    @Parameter(title: "A", default: Date(), kind: .time, requestValueDialog: "x") var t2: Date?
    @Parameter(title: "A", kind: .dateTime, optionsProvider: DateOptions()) var t3: Date
    @Parameter(title: "A", kind: .date) var t4: DateComponents
    @Parameter(title: "A") var t5: DateComponents?
    @Parameter(title: "A") var t6: DateInterval?
    @Parameter(title: "A", kind: .date) var t7: [Date]
    // Duration, URL, AttributedString, names
    @Parameter(title: "A", default: .seconds(3)) var u0: Duration
    @Parameter(title: "A", requestValueDialog: "x") var u1: Duration?
    @Parameter(title: "A") var u2: URL
    @Parameter(title: "A", default: URL(string: "https://a.b")) var u3: URL?
    @Parameter(title: "A") var u4: AttributedString
    @Parameter(title: "A") var u6: PersonNameComponents
    @Parameter(title: "A") var u7: [URL]
    @Parameter(title: "A", default: []) var u8: [URL]
    @Parameter(title: "A") var u9: [PersonNameComponents]?
    // Measurements of each dimension
    @Parameter(title: "A") var m0: Measurement<UnitLength>
    @Parameter(
        title: "A", defaultValue: 10, defaultUnit: .kilometers, defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false,
        requestValueDialog: "x", inputConnectionBehavior: .never) var m1: Measurement<UnitLength>
    @Parameter(title: "A", unit: .kilograms) var m2: Measurement<UnitMass>
    @Parameter(title: "A", defaultValue: 3, unit: .celsius, supportsNegativeNumbers: true) var m3: Measurement<UnitTemperature>?
    @Parameter(title: "A", description: "b", defaultValue: 3, unit: .minutes) var m4: Measurement<UnitDuration>
    @Parameter(title: "A") var m5: Measurement<UnitEnergy>?
    @Parameter(title: "A") var m6: Measurement<UnitSpeed>?
    @Parameter(title: "A") var m7: Measurement<UnitVolume>?
    @Parameter(title: "A") var m8: Measurement<UnitAcceleration>?
    @Parameter(title: "A") var m9: Measurement<UnitAngle>?
    @Parameter(title: "A") var m10: Measurement<UnitArea>?
    @Parameter(title: "A") var m11: Measurement<UnitConcentrationMass>?
    @Parameter(title: "A") var m12: Measurement<UnitDispersion>?
    @Parameter(title: "A") var m13: Measurement<UnitElectricCharge>?
    @Parameter(title: "A") var m14: Measurement<UnitElectricCurrent>?
    @Parameter(title: "A") var m15: Measurement<UnitElectricPotentialDifference>?
    @Parameter(title: "A") var m16: Measurement<UnitElectricResistance>?
    @Parameter(title: "A") var m17: Measurement<UnitFrequency>?
    @Parameter(title: "A") var m18: Measurement<UnitFuelEfficiency>?
    @Parameter(title: "A") var m19: Measurement<UnitIlluminance>?
    @Parameter(title: "A") var m20: Measurement<UnitInformationStorage>?
    @Parameter(title: "A") var m21: Measurement<UnitPower>?
    @Parameter(title: "A") var m22: Measurement<UnitPressure>?
    @Parameter(title: "A", optionsProvider: MeasureOptions()) var m23: Measurement<UnitLength>?
    @Parameter(title: "A", defaultUnit: .miles, optionsProvider: MeasureOptions()) var m24: Measurement<UnitLength>?
    @Parameter(title: "A", unit: .meters, optionsProvider: MeasureOptions()) var m25: Measurement<UnitLength>?
    @Parameter(title: "A", defaultUnit: .miles) var m26: [Measurement<UnitLength>]
    @Parameter(defaultUnit: .miles) var m27: Measurement<UnitLength>?
    @Parameter(unit: .miles) var m28: Measurement<UnitLength>?
    // Money
    @Parameter(title: "A") var c0: IntentCurrencyAmount
    @Parameter(
        title: "A", default: IntentCurrencyAmount(amount: 3, currencyCode: "EUR"), currencyCodes: ["EUR"], inclusiveRange: (0, 1000),
        requestValueDialog: "x") var c1: IntentCurrencyAmount
    @Parameter(title: "A", currencyCodes: ["EUR", "USD"]) var c2: IntentCurrencyAmount?
    @Parameter var c3: [IntentCurrencyAmount]
    // Enums
    @Parameter var n0: Size
    @Parameter(title: "A", default: .small) var n1: Size
    @Parameter(
        title: "A", description: "b", default: Size.small, requestValueDialog: "x", requestDisambiguationDialog: "y",
        inputConnectionBehavior: .never, supportedValues: [.small]) var n2: Size
    @Parameter(title: "A", requestDisambiguationDialog: "y") var n3: Size?
    @Parameter(title: "A", optionsProvider: SizeOptions()) var n4: Size
    @Parameter(title: "A", supportedValues: Array(Size.allCases)) var n5: Size?
    @Parameter(title: "A", default: [.small, .large]) var n6: [Size]
    @Parameter(title: "A", default: [.small], requestDisambiguationDialog: "y", supportedValues: [.small]) var n7: [Size]
    @Parameter(title: "A") var n8: Set<Size>
    @Parameter(default: .large) var n9: Size?
    // Entities
    @Parameter var p0: Pet
    @Parameter(title: "A", description: "b", requestValueDialog: "x", requestDisambiguationDialog: "y", inputConnectionBehavior: .default)
    var p1: Pet
    @Parameter(title: "A", optionsProvider: PetOptions()) var p2: Pet
    @Parameter(title: "A", query: PetStringQuery()) var p3: Pet
    @Parameter(title: "A", query: PetStringQuery()) var p4: Pet?
    @Parameter(title: "A") var p5: [Pet]
    @Parameter(title: "A", query: PetStringQuery()) var p6: [Pet]
    @Parameter(title: "A", default: nil) var p7: Pet?
    @Parameter(requestDisambiguationDialog: "x") var p8: Pet
    @Parameter(title: "A", optionsProvider: PetOptions()) var p9: [Pet]?
    @Parameter(title: "A", default: Pet(id: "1", name: "Rex")) var p10: Pet
    @Parameter(query: PetStringQuery()) var p11: Pet
    // Arrays
    @Parameter(title: "A") var a0: [String]
    @Parameter(title: "A", default: ["a"], inputOptions: .init(multiline: true), requestValueDialog: "x") var a1: [String]
    @Parameter(title: "A", default: [1], inclusiveRange: (1, 3)) var a2: [Int]
    @Parameter(title: "A") var a3: [Double]
    @Parameter(title: "A", optionsProvider: StringOptions()) var a4: [String]
    @Parameter(title: "A", optionsProvider: NumberOptions()) var a5: [Int]?
    @Parameter(title: "A") var a6: [Bool]
    @Parameter(title: "A") var a7: [Decimal]
    @Parameter(title: "A") var a8: Set<String>
    @Parameter(title: "A") var a9: [Duration]
    // Resolvers
    @Parameter(title: "A", resolvers: { RangeCheckingResolver(inclusiveRange: (1, 3)) }) var r0: Int
    @Parameter(title: "A", resolvers: { PetFromString() }) var r1: Pet
    @Parameter(title: "A", optionsProvider: NumberOptions(), resolvers: { IntFromStringResolver() }) var r2: Int
    @Parameter(title: "A", resolvers: { StringFromIntResolver() }) var r3: String
    @Parameter(title: "A", resolvers: { SizeFromInt() }) var r4: Size

    static var parameterSummary: some ParameterSummary {
        When(\.$i1, .equalTo, 3) {
            Summary("\(\.$s0)") {
                \.$s1
                \.$s2
            }
        } otherwise: {
            Switch(\.$n0) {
                Case(.small) {
                    When(\.$s2, .hasNoValue) {
                        Summary("A")
                    } otherwise: {
                        Summary("B \(\.$s2)")
                    }
                }
                Case(Size.large) { Summary("L \(\.$n0) 100%", table: "X") }
                DefaultCase { Summary() }
            }
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<String?> {
        try await requestConfirmation()
        try await requestConfirmation(dialog: "Sure?")
        try await requestConfirmation(actionName: .order, dialog: "Sure?", showDialogAsPrompt: true)
        try await requestConfirmation(
            conditions: [],
            actionName: .custom(
                acceptLabel: "Yes", acceptAlternatives: ["Yep"], denyLabel: "No", denyAlternatives: ["Nope"], destructive: true),
            dialog: IntentDialog("Sure?"))
        try await requestConfirmation(actionName: .custom(acceptLabel: "Yes", denyLabel: "No", destructive: false), dialog: "Sure")
        try await requestConfirmation(actionName: .buy, dialog: "Sure?", view: Text("x"))
        try await requestConfirmation(conditions: [], actionName: .buy, dialog: "Sure?") { Text("x") }
        try await requestConfirmation(actionName: .buy, content: { Text("x") })
        try await requestConfirmation(actionName: .buy) { Text("x") }
        try await requestConfirmation(result: .result(dialog: "Sure?"))
        try await requestConfirmation(result: .result(dialog: "Sure?") { Text("x") }, confirmationActionName: .buy)
        try await requestConfirmation(
            result: .result(dialog: "Sure?", view: Text("x")),
            confirmationActionName: .custom(acceptLabel: "a", denyLabel: "b", destructive: false), showPrompt: true)
        try await requestConfirmation(output: .result(value: 3, dialog: "x"))
        _ = try await $s0.requestConfirmation(for: "x")
        _ = try await $s0.requestConfirmation(for: s0, dialog: "x", view: Text("x"))
        if try await !$n3.requestConfirmation(for: .small, dialog: "x") { throw $n3.needsValueError() }
        let confirmed: Bool = try await $p4.requestConfirmation(for: p0, dialog: IntentDialog(stringLiteral: "x"))
        let s: String = try await $s2.requestValue("x")
        s2 = try await $s2.requestValue("x")
        s2 = try await $s2.requestValue()
        let _: Size = try await $n3.requestValue("x")
        let pet = try await $p1.requestDisambiguation(among: [p0, p1], dialog: "x")
        _ = try await $p4.requestDisambiguation(among: [p0], dialog: nil)
        let one: String = try await $a0.requestValue("x")
        let whole: Size = try await $n6.requestDisambiguation(among: Size.allCases, dialog: "x")
        _ = (confirmed, s, pet, one, whole)
        switch $s2.valueState {
        case .set(let v): _ = v
        case .unset: break
        }
        if case .set = $i0.valueState {}
        let option = try await requestChoice(between: [.init(title: "A"), .init(title: "B", style: .destructive), .cancel], dialog: "x")
        if option.title == "A" {}
        if b0 { throw $s0.needsValueError("x") }
        if b1 { throw $n0.needsDisambiguationError(among: [.small], dialog: "x") }
        if b2 { throw $p1.needsDisambiguationError(among: [p0]) }
        if b3 == true { throw AppIntentError.restartPerform }
        if s2 == nil { throw $s2.requestValue("x") }
        return .result(value: s2)
    }
}

struct PetFromString: Resolver {
    typealias Input = String
    typealias Output = Pet
    func resolve(from input: String, context: IntentParameterContext<Pet>) async throws -> Pet? { nil }
}
struct SizeFromInt: Resolver {
    func resolve(from input: Int, context: IntentParameterContext<Size>) async throws -> Size? { Size(rawValue: input) }
}

struct Texts {
    func all(price: Double, date: Date, name: String, count: Int, amount: Decimal, pet: Pet, size: Size, formatter: DateFormatter)
        -> [IntentDialog]
    {
        [
            "\(price, specifier: "%.2f") for \(name)", "\(price, format: .currency(code: "EUR"))", "\(date, format: .dateTime)",
            "\(date, format: .dateTime.day().month())", "\(count)", "\(amount, format: .number)", "\(pet)", "\(size)",
            "\(date.formatted())", "\(date, formatter: formatter)", IntentDialog("\(name)"), .init("\(name)"),
            IntentDialog(LocalizedStringResource("K", defaultValue: "D \(name)", table: "T", comment: "c")),
            .init(full: "a \(name)", supporting: "b"), IntentDialog(full: "a", supporting: "b", systemImageName: "c"),
            IntentDialog(full: "a", systemImageName: "c"),
            IntentDialog(stringLiteral: name), "\(Date.now, format: Date.FormatStyle(date: .abbreviated, time: .omitted))",
        ]
    }
    func strings() -> [String] {
        [
            String(localized: "A"), String(localized: "A \(3)", table: "T", bundle: .main, locale: .current, comment: "c"),
            String(localized: LocalizedStringResource("x")), String(localized: "KEY", defaultValue: "Default", bundle: .main),
            String(
                localized: LocalizedStringResource(
                    "KEY", defaultValue: "Default", table: "T", locale: Locale(identifier: "fr"), bundle: .forClass(Anchor.self),
                    comment: "c")),
            String(localized: LocalizedStringResource("x", bundle: .atURL(Bundle.main.bundleURL))),
            LocalizedStringResource("x", bundle: .main).key,
        ]
    }
}
final class Anchor {}
