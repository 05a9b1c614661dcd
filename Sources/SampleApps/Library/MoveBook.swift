import Parlance

struct MoveBook: UndoableIntent {
    static let title: LocalizedStringResource = "Move Book"

    @Parameter(title: "Book", requestValueDialog: "Which book?")
    var book: BookEntity

    @Parameter(title: "Shelf", requestDisambiguationDialog: "On which shelf?")
    var shelf: Shelf

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let service = LibraryService()
        let id = book.id
        let before = try service.move(id, to: shelf)
        undoManager?.registerUndo(withTarget: service) { service in _ = try? service.move(id, to: before) }
        return .result(dialog: "\(book) is now on “\(shelf)”.")
    }
}
