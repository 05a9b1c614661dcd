import Foundation
import Parlance
import Testing

@testable import SampleApps

extension StoredTests {
    /// The intents as code calls them: with values set by hand, and nobody to ask.
    @Suite struct IntentCallTests {
        private let place: TemporaryFolder

        init() throws {
            place = try TemporaryFolder()
            StoreFolder.choose(StoreFolder(path: place.path("data")))
        }

        @Test func `the count grows by the amount given, by one where none is`() async throws {
            try await IncrementCount()()
            let increment = IncrementCount()
            increment.amount = 41
            try await increment()
            #expect(try CountService().count() == 42)
            try await ShowCount()()
            #expect(try CountService().count() == 42)
        }

        @Test func `a count that would not fit stays as it is`() throws {
            let service = CountService()
            try service.set(to: Int.max - 1)
            let error = #expect(throws: CountError.self) { try service.add(2) }
            #expect(error.map { String(localized: $0.localizedStringResource) } == "The count is \(Int.max - 1) and cannot grow by that.")
            #expect(try service.count() == Int.max - 1)
        }

        @Test func `nothing destructive is done where nobody can be asked`() async throws {
            try CountService().set(to: 3)
            try ShoppingListService().add(["牛乳"])
            await #expect(throws: (any Error).self) { try await ResetCount()() }
            await #expect(throws: (any Error).self) { try await ClearItems()() }
            #expect(try CountService().count() == 3)
            #expect(try ShoppingListService().items() == ["牛乳"])
        }

        @Test func `items come and go by name`() async throws {
            for item in ["牛乳", "パン、 卵", "ﾁｰｽﾞ"] {
                let add = AddItem()
                add.item = item
                try await add()
            }
            #expect(try ShoppingListService().items() == ["牛乳", "パン", "卵", "ﾁｰｽﾞ"])
            let remove = RemoveItem()
            remove.item = "ちーず"
            try await remove()
            try await ShowItems()()
            #expect(try ShoppingListService().items() == ["牛乳", "パン", "卵"])
            remove.item = "酒"
            await #expect(throws: ShoppingListError.self) { try await remove() }
        }

        @Test func `a configuration does nothing until it is handed over`() async throws {
            let configuration = ChangeFont(funFont: true)
            try await configuration()
            #expect(try FontConfiguration.current() == FontConfiguration(usesFunFont: false))
            _ = try configuration.keep()
            #expect(try FontConfiguration.current() == FontConfiguration(usesFunFont: true))
            #expect(ChangeFont().funFont == false)
            try await ShowFont()()
        }

        @Test func `books are added, moved and opened`() async throws {
            let add = AddBook()
            add.title = "the hobbit"
            add.recommendedBy = "Ada"
            try await add()
            let added = try #require(try LibraryService().books().last)
            #expect(added.title == "The Hobbit")
            #expect(added.shelf == .wantToRead)
            #expect(added.recommendedBy == "Ada")
            let move = MoveBook()
            move.book = BookEntity(added)
            move.shelf = .currentlyReading
            try await move()
            #expect(try LibraryService().books().last?.shelf == .currentlyReading)
            try await OpenBook(book: BookEntity(added))()
            let open = OpenShelf()
            open.shelf = .read
            try await open()
            try await OpenCurrentlyReading()()
        }

        @Test func `a book that the shop does not have is not found`() async throws {
            let add = AddBook()
            add.title = "Necronomicon"
            let error = await #expect(throws: LibraryError.self) { try await add() }
            #expect(error.map { String(localized: $0.localizedStringResource) } == "Book Not Found")
            let order = OrderBook()
            order.title = "Necronomicon"
            await #expect(throws: LibraryError.self) { try await order() }
        }

        @Test func `the author tells two books of one title apart`() async throws {
            let add = AddBook()
            add.title = "The Idiot"
            await #expect(throws: (any Error).self, "nobody can be asked") { try await add() }
            add.authorName = "elif batuman"
            try await add()
            #expect(try LibraryService().books().last?.year == 2017)
        }

        @Test func `books are found by all that is given, in the order wished for`() async throws {
            let find = FindBooks()
            #expect(try find.found().count == 6)
            find.year = 2020
            find.order = .title
            #expect(try find.found().map(\.title) == ["Babel", "Klara and the Sun", "Sea of Tranquility"])
            find.order = .newestFirst
            #expect(try find.found().map(\.year) == [2022, 2022, 2021])
            find.order = .author
            find.words = "SEA"
            #expect(try find.found().map(\.title) == ["Sea of Tranquility"])
            find.year = nil
            find.words = nil
            find.yearBefore = 2000
            #expect(try find.found().map(\.author) == ["George Eliot", "Ursula K. Le Guin"])
            find.author = "eliot"
            #expect(try find.found().map(\.title) == ["Middlemarch"])
            try await find()
        }
    }

    /// The query that Shortcuts would ask.
    @Suite struct BookQueryTests {
        private let place: TemporaryFolder
        private let context = ValueContext(
            now: Date(timeIntervalSince1970: 0), calendar: Calendar(identifier: .gregorian), locale: Locale(identifier: "en"),
            language: "en")

        init() throws {
            place = try TemporaryFolder()
            StoreFolder.choose(StoreFolder(path: place.path("data")))
        }

        @Test(arguments: [
            ("piranesi", ["Piranesi"]), ("the left hand of darkness", ["The Left Hand of Darkness"]),
            ("left hand of darkness", ["The Left Hand of Darkness"]), ("clarke", ["Piranesi"]), ("sun", ["Klara and the Sun"]),
            ("of", ["The Left Hand of Darkness", "Sea of Tranquility"]),
            ("nothing", []), ("", []), ("!", []),
        ])
        func `a text finds titles, then parts of them and authors`(text: String, titles: [String]) async throws {
            #expect(try await BookQuery().entities(matching: text).map(\.title) == titles)
        }

        @Test func `an identifier finds its book in every process`() async throws {
            let books = try await BookQuery().suggestedEntities()
            #expect(Set(books.map(\.id)).count == 6)
            let babel = try #require(UUID(uuidString: "1B3C0B0E-6F52-4E39-9B53-0E5D0C6E1A06"))
            #expect(try await BookQuery().entities(for: [UUID(), babel]).map(\.title) == ["Babel"])
        }

        @Test(arguments: [
            (EntityCondition(property: "title", comparison: .contains, values: [.text("SEA")]), ["Sea of Tranquility"]),
            (EntityCondition(property: "title", comparison: .equalTo, values: [.text("babel")]), ["Babel"]),
            (EntityCondition(property: "author", comparison: .contains, values: [.text("guin")]), ["The Left Hand of Darkness"]),
            (
                EntityCondition(
                    property: "datePublished", comparison: .greaterThan,
                    values: [.instant(Instant(year: 2020, month: 6, day: 1, grain: .day))]),
                ["Babel", "Klara and the Sun", "Sea of Tranquility"]
            ),
            (
                EntityCondition(
                    property: "datePublished", comparison: .lessThan, values: [.instant(Instant(year: 1900, month: 1, day: 1, grain: .day))]
                ),
                ["Middlemarch"]
            ),
        ])
        func `properties are compared, and what is found is sorted by title`(condition: EntityCondition, titles: [String]) async throws {
            let specimen = try #require(try await BookQuery().suggestedEntities().first)
            let found = try await BookQuery().find(
                [condition], sortedBy: [(property: "title", order: .ascending)], like: specimen, in: context)
            #expect(found.map(\.title) == titles)
        }
    }
}
