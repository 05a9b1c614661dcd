import Parlance

struct AddBook: UndoableIntent {
    static let title: LocalizedStringResource = "Add Book"

    @Parameter(title: "Title", requestValueDialog: "What's the book title?")
    var title: String

    @Parameter(title: "Author Name")
    var authorName: String?

    @Parameter(title: "Recommended By")
    var recommendedBy: String?

    func perform() async throws -> some IntentResult & ReturnsValue<BookEntity> & OpensIntent & ProvidesDialog {
        var book = try await bookFromShop()
        book.recommendedBy = recommendedBy
        let service = LibraryService()
        try service.add(book)
        undoManager?.registerUndo(withTarget: service) { [id = book.id] service in try? service.remove(id) }
        let entity = BookEntity(book)
        return .result(value: entity, opensIntent: OpenBook(book: entity), dialog: "Added \(entity) to Library!")
    }

    /// The one of that title; where there are several, the person says who wrote it.
    private func bookFromShop() async throws -> Book {
        let found = await Bookshop().findBooks(named: title, by: authorName)
        guard let first = found.first else { throw LibraryError.notFound }
        guard found.count > 1 else { return first }
        let author = try await $authorName.requestDisambiguation(among: found.map(\.author), dialog: "Which author?")
        return found.first { $0.author == author } ?? first
    }
}
