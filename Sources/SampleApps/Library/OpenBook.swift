import Parlance

struct OpenBook: AppIntent {
    static let title: LocalizedStringResource = "Open Book"
    static let openAppWhenRun = true

    @Parameter(title: "Book", requestValueDialog: "Which book?")
    var book: BookEntity

    init() {}

    init(book: BookEntity) {
        self.book = book
    }

    static var parameterSummary: some ParameterSummary {
        Summary("Open \(\.$book)")
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        if book.shelf == .read {
            let again = try await $book.requestConfirmation(for: book, dialog: "You have read \(book). Open it again?")
            guard again else { return .result(dialog: "\(book) stays closed.") }
        }
        return .result(dialog: "\(book) is open: by \(book.author), \(String(book.year)).")
    }
}
