import IntentModel
import Testing
import ValueTypes

/// Phrases and summaries know parameters by their key paths.
@Suite struct ShortcutPhraseTests {
    @Test func aKeyPathIsTheNameOfItsParameter() {
        let phrase: AppShortcutPhrase<Water> = "Water \(\.$plant) with \(\.$litres) l in \(.applicationName)!"
        #expect(
            phrase.content.pieces == [
                .literal("Water "), .parameter("plant"), .literal(" with "), .parameter("litres"), .literal(" l in "), .applicationName,
                .literal("!"),
            ])
    }

    @Test func aKeyPathThatReachesNoStoredParameterHasNoName() {
        let phrase: AppShortcutPhrase<Water> = "Water \(\.passing)"
        #expect(phrase.content.pieces == [.literal("Water "), .parameter(nil)])
    }

    @Test func valuesPresetOnAShortcutAreKept() throws {
        let shortcut = AppShortcut(
            intent: Water(plant: "fern"), phrases: ["Water the fern in \(.applicationName)"], shortTitle: "Fern", systemImageName: "leaf")
        #expect(shortcut.preset["plant"]?.currentValue(in: testContext()) == .text("fern"))
        #expect(shortcut.descriptor.makeInstance()["plant"]?.isSet == false)
    }

    @Test func aBuilderTakesConditionsLoopsAndLists() {
        #expect(GardenShortcuts.appShortcuts.count == 5)
        #expect(GardenShortcuts.negativePhrases.phrases.map(\.pieces) == [[.literal("Water polo in "), .applicationName]])
    }
}

@Suite struct ParameterSummaryTests {
    private func template(_ values: [String: SlotValue]) async throws -> String? {
        let instance = IntentDescriptor(Water.self).makeInstance()
        for (name, value) in values { try await #require(instance[name]).assign(value, in: testContext()) }
        return instance.summary?.template
    }

    @Test(
        arguments: [
            ([:], "Water ${plant}"),
            (["plant": .text("fern")], "Water the fern"),
            (["plant": .text("cactus")], "Hardly water ${plant}"),
            (["plant": .text("aloe")], "Hardly water ${plant}"),
            (["plant": .text("oak"), "litres": .number(12)], "Flood ${plant}"),
            (["plant": .text("oak"), "note": .text("today")], "Water ${plant}, ${note}"),
            (["plant": .text("oak tree")], "Water a tree, ${plant}"),
        ] as [([String: SlotValue], String)])
    func theSentenceFollowsTheValues(_ values: [String: SlotValue], _ expected: String) async throws {
        #expect(try await template(values) == expected)
    }

    @Test func parametersOutsideTheSentenceFollow() {
        #expect(IntentDescriptor(Water.self).makeInstance().summary?.others == ["litres", "note"])
    }

    @Test func anIntentWithoutSummaryHasNone() {
        #expect(IntentDescriptor(Mow.self).makeInstance().summary == nil)
    }
}

private struct Water: AppIntent {
    static let title: LocalizedStringResource = "Water a plant"

    @Parameter var plant: String
    @Parameter var litres: Double?
    @Parameter var note: String?

    init() {}

    init(plant: String) {
        self.plant = plant
    }

    /// Not stored: another parameter at each access.
    var passing: IntentParameter<String> { IntentParameter() }

    static var parameterSummary: some ParameterSummary {
        Switch(\.$plant) {
            Case("fern") { Summary("Water the fern") }
            Case(["cactus", "aloe"]) { Summary("Hardly water \(\.$plant)") }
            DefaultCase {
                When(\.$litres, .hasAnyValue) {
                    Summary("Flood \(\.$plant)")
                } otherwise: {
                    When(\.$note, .equalTo, "today") {
                        Summary("Water \(\.$plant), \(\.$note)")
                    } otherwise: {
                        When(\.$plant, .hasSuffix, "tree") {
                            Summary("Water a tree, \(\.$plant)")
                        } otherwise: {
                            Summary("Water \(\.$plant)") {
                                \.$litres
                                \.$note
                            }
                        }
                    }
                }
            }
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}

private struct Mow: AppIntent {
    static let title: LocalizedStringResource = "Mow"

    func perform() async throws -> some IntentResult { .result() }
}

private struct GardenShortcuts: AppShortcutsProvider {
    static var isSummer: Bool { true }

    static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Mow(), phrases: ["Mow in \(.applicationName)"])
        AppShortcut(intent: Mow(), phrases: ["Cut the grass in \(.applicationName)"], systemImageName: "leaf")
        if isSummer {
            AppShortcut(
                intent: Water(), phrases: ["Water \(\.$plant) in \(.applicationName)"], shortTitle: "Water", systemImageName: "drop")
        }
        [
            AppShortcut(intent: Water(plant: "fern"), phrases: ["Fern in \(.applicationName)"]),
            AppShortcut(intent: Water(plant: "aloe"), phrases: ["Aloe in \(.applicationName)"]),
        ]
    }

    static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases(phrases: ["Water polo in \(.applicationName)"])
    }
}
