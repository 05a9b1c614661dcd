import Foundation
import Parlance

// AddBook2 … AddBook7 are copies of the client's AddBook whose own `perform` has another name: here each performs one of its functions.

extension AddBook2 {
    func perform() async throws -> some IntentResult & ReturnsValue<BookEntity> & ProvidesDialog { try await p2() }
}

extension AddBook3 {
    func perform() async throws -> some IntentResult & ShowsSnippetView { try await p3() }
}

extension AddBook4 {
    func perform() async throws -> some IntentResult {
        let result = try await p4()
        Screen.shared.show("author \(authorName ?? "none")")
        return result
    }
}

extension AddBook5 {
    func perform() async throws -> some IntentResult {
        let result = try await p5()
        Screen.shared.show("author \(authorName ?? "none")")
        return result
    }
}

extension AddBook6 {
    func perform() async throws -> some IntentResult & ReturnsValue<BookEntity> { try await p6() }
}

extension AddBook7 {
    func perform() async throws -> some IntentResult & ShowsSnippetView & ProvidesDialog {
        guard let book = await BooksAPI.shared.findBooks(named: title, author: authorName).first else { throw Error.notFound }
        return try await p7(book: book)
    }
}

/// The client's property query, asked by what a person said.
struct FindBooks: AppIntent {
    static var title: LocalizedStringResource = "Find books"
    @Parameter(title: "Year") var year: Int

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let after = EntityCondition(
            property: "datePublished", comparison: .greaterThan, values: [.instant(Instant(year: year, grain: .year))])
        let context = ValueContext(now: Date(), calendar: .current, locale: Locale(identifier: "en"), language: "en")
        let found = try await BookQuery().find(
            [after], sortedBy: [("title", .descending)], like: BookEntity(id: UUID()), in: context)
        return .result(dialog: "\(found.map(\.title).joined(separator: ", "))")
    }
}

/// What the client's property query finds by title and date, sorted by title.
func titlesFound(matchingAll: Bool) async throws -> [String] {
    let conditions = [
        EntityCondition(property: "title", comparison: .contains, values: [.text("iran")]),
        EntityCondition(property: "datePublished", comparison: .lessThan, values: [.instant(Instant(year: 1970, grain: .year))]),
    ]
    let context = ValueContext(now: Date(), calendar: .current, locale: Locale(identifier: "en"), language: "en")
    let found = try await BookQuery().find(
        conditions, mode: matchingAll ? .and : .or, sortedBy: [("title", .ascending)], like: BookEntity(id: UUID()), in: context)
    return found.map(\.title)
}

struct SeedShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: OpenShelf(), phrases: ["Open \(\.$shelf) in \(.applicationName)", "Open a shelf in \(.applicationName)"])
        AppShortcut(intent: AddBook(), phrases: ["Add a book to \(.applicationName)"])
        AppShortcut(intent: AddBook2(), phrases: ["Add and announce in \(.applicationName)"])
        AppShortcut(intent: AddBook3(), phrases: ["Show a cover in \(.applicationName)"])
        AppShortcut(intent: AddBook4(), phrases: ["Ask for the author in \(.applicationName)"])
        AppShortcut(intent: AddBook5(), phrases: ["Choose the author in \(.applicationName)"])
        AppShortcut(intent: AddBook6(), phrases: ["Check a title in \(.applicationName)"])
        AppShortcut(intent: AddBook7(), phrases: ["Order a book in \(.applicationName)"])
        AppShortcut(intent: FindBooks(), phrases: ["Find new books in \(.applicationName)"])
    }
}

struct CounterShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: ExampleIntent(), phrases: ["Increment the count in \(.applicationName)"])
    }
}

struct ListShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: OpenItemInputIntent(), phrases: ["\(.applicationName)に品物を入力"])
    }
}

struct FontShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: ChangeFontIntent(),
            phrases: ["Toggle the fun font in \(.applicationName)", "Set the fun font to \(\.$funFont) in \(.applicationName)"])
    }
}
