import Foundation
import IntentModel
import Testing
import ValueTypes

@Suite struct EntityTests {
    private let context = testContext()

    @Test func anEntityIsFoundByItsIdentifier() async throws {
        let painting = try await Painting._traits.read(.text("2"), context)
        #expect(painting.name == "Irises")
        #expect(try await Painting._traits.read(.integer(2), context).id == 2)
        #expect(Painting._traits.write(painting, context) == .text("2"))
        #expect(Painting._traits.display(painting)?.title.text(in: context.locale) == "Irises")
        #expect(Painting._traits.type.name == "Painting")
    }

    @Test func anEntityThatIsNoMoreIsRefused() async {
        await #expect {
            try await Painting._traits.read(.text("99"), context)
        } throws: {
            if case IntentValueError.unknownChoice(.text("99"), of: .choice(of: "Painting")) = $0 { true } else { false }
        }
        await #expect {
            try await Painting._traits.read(.text("Irises"), context)
        } throws: {
            if case IntentValueError.unknownChoice = $0 { true } else { false }
        }
    }

    @Test func theFaultOfAQueryIsPassedOn() async {
        await #expect {
            try await Painting._traits.read(.text("13"), context)
        } throws: {
            if case IntentValueError.failed(let error) = $0 { error is MuseumClosed } else { false }
        }
    }

    @Test func aQueryOffersAndSearches() async throws {
        guard case .offered(let provider) = Painting._traits.choices else {
            Issue.record("entities are offered by their query")
            return
        }
        let suggested = try await provider.suggestions(in: context)
        #expect(suggested.map(\.value) == [.text("1"), .text("2")])
        #expect(suggested.map { $0.display.subtitle?.text(in: context.locale) } == ["No. 1", "No. 2"])
        #expect(try await provider.matches(for: "lil", in: context)?.map(\.value) == [.text("3")])
    }

    @Test func aQueryThatCannotSearchSaysSo() async throws {
        #expect(try await RoomQuery().choices.matches(for: "A", in: context) == nil)
        #expect(try await RoomQuery().choices.suggestions(in: context).map(\.value) == [.text("A"), .text("B")])
        #expect(try await RoomQuery().entities(for: ["B", "C"]).map(\.id) == ["B"])
    }

    @Test func thereIsOneOfAUniqueEntityAndNoneOfATransientOne() async throws {
        #expect(try await Reception._traits.read(.text("Reception"), context).id == "Reception")
        await #expect(throws: IntentValueError.self) { try await Receipt._traits.read(.text("Receipt"), context) }
        let receipt = Receipt()
        receipt.total = 4.5
        #expect(receipt.displayRepresentation.title.text(in: context.locale) == "Receipt of 4.5")
    }

    @Test func identifiersAreWrittenAndRead() {
        let uuid = UUID()
        #expect(UUID.entityIdentifier(for: uuid.entityIdentifierString) == uuid)
        #expect(UUID.entityIdentifier(for: "no") == nil)
        #expect(Int.entityIdentifier(for: "x") == nil)
        #expect(String.entityIdentifier(for: "x") == "x")
    }
}

@Suite struct EntityPropertyQueryTests {
    private func find(
        _ conditions: [EntityCondition], mode: EntityQueryComparatorMode = .and,
        sortedBy: [(property: String, order: EntityQuerySort<Painting>.Ordering)] = [], limit: Int? = nil
    ) async throws -> [String] {
        try await PaintingQuery().find(
            conditions, mode: mode, sortedBy: sortedBy, limit: limit, like: Painting.all[0], in: testContext()
        ).map(\.name)
    }

    @Test func propertiesAreComparedByName() async throws {
        let before1900 = EntityCondition(property: "painted", comparison: .lessThan, values: [.instant(Instant(year: 1900, grain: .year))])
        let blue = EntityCondition(property: "colours", comparison: .contains, values: [.text("blue")])
        #expect(try await find([before1900]) == ["Sunflowers", "Irises"])
        #expect(try await find([before1900, blue]) == ["Irises"])
        #expect(try await find([before1900, blue], mode: .or) == ["Sunflowers", "Irises", "Water Lilies"])
        #expect(try await find([EntityCondition(property: "name", comparison: .contains, values: [.text("LIL")])]) == ["Water Lilies"])
        #expect(try await find([EntityCondition(property: "price", comparison: .greaterThan, values: [.integer(40)])]) == ["Irises"])
        let years = [1889, 1910].map { SlotValue.instant(Instant(year: $0, grain: .year)) }
        #expect(
            try await find([EntityCondition(property: "painted", comparison: .isBetween, values: years)]) == ["Irises", "Water Lilies"])
    }

    @Test func resultsAreSortedAndLimited() async throws {
        #expect(try await find([], sortedBy: [("name", .ascending)]) == ["Irises", "Sunflowers", "Water Lilies"])
        #expect(try await find([], sortedBy: [("name", .descending)], limit: 1) == ["Water Lilies"])
    }

    @Test func whatTheQueryDoesNotOfferIsAnError() async {
        await #expect(throws: EntityQueryError.noComparator(property: "name", .lessThan)) {
            try await find([EntityCondition(property: "name", comparison: .lessThan, values: [.text("a")])])
        }
        await #expect(throws: EntityQueryError.notSortable(property: "price")) { try await find([], sortedBy: [("price", .ascending)]) }
        await #expect(throws: EntityQueryError.wrongNumberOfValues(given: 1, wanted: 2)) {
            try await find([EntityCondition(property: "painted", comparison: .isBetween, values: [.integer(1)])])
        }
    }
}

@Suite struct OptionsProviderTests {
    private struct Translate: AppIntent {
        static let title: LocalizedStringResource = "Translate"

        @Parameter(title: "Language", requestDisambiguationDialog: "Which language?", optionsProvider: Languages()) var language: String
        @Parameter(title: "Painting", query: PaintingQuery()) var painting: Painting
        @Parameter(title: "Paintings") var others: [Painting]
        @Parameter(
            title: "Speed",
            resolvers: {
                RangeCheckingResolver(inclusiveRange: (1, 3))
                IntFromDoubleResolver()
            }) var speed: Int

        func perform() async throws -> some IntentResult { .result() }
    }

    private let instance = IntentDescriptor(Translate.self).makeInstance()

    @Test func anOptionsProviderOffersItsItems() async throws {
        let language = try #require(instance["language"])
        guard case .offered(let provider) = language.valueChoices else {
            Issue.record("the provider's items are offered")
            return
        }
        let choices = try await provider.suggestions(in: testContext())
        #expect(choices.map(\.value) == [.text("nl"), .text("de"), .text("ja"), .text("ko")])
        #expect(choices.map { $0.display.title.text(in: testContext().locale) } == ["Dutch", "German", "ja", "Korean"])
        #expect(await language.offeredDefault(in: testContext()) == .text("nl"))
    }

    @Test func entitiesAreAssignedByIdentifier() async throws {
        try await #require(instance["painting"]).assign(.text("3"), in: testContext())
        try await #require(instance["others"]).assign(.array([.text("1"), .text("2")]), in: testContext())
        #expect(instance["painting"]?.currentValue(in: testContext()) == .text("3"))
        #expect(instance["others"]?.currentValue(in: testContext()) == .array([.text("1"), .text("2")]))
    }

    @Test(arguments: [(SlotValue.integer(2), SlotValue.integer(2)), (.number(2.7), .integer(2))])
    func resolversReadWhatTheTypeDoesNot(_ said: SlotValue, _ value: SlotValue) async throws {
        let speed = try #require(instance["speed"])
        try await speed.assign(said, in: testContext())
        #expect(speed.currentValue(in: testContext()) == value)
    }

    @Test func aResolverRefusesWithAReason() async throws {
        let speed = try #require(instance["speed"])
        await #expect {
            try await speed.assign(.integer(4), in: testContext())
        } throws: {
            if case IntentValueError.refused(let reason) = $0 {
                reason.text(in: testContext().locale) == "It must be between 1 and 3."
            } else {
                false
            }
        }
    }
}
