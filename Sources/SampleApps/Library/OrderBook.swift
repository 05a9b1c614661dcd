import Parlance

struct OrderBook: AppIntent {
    static let title: LocalizedStringResource = "Order Book"

    @Parameter(title: "Title", requestValueDialog: "Which book shall I order?")
    var title: String

    func perform() async throws -> some IntentResult & ReturnsValue<BookEntity> & ShowsSnippetView & ProvidesDialog {
        let found = await Bookshop().findBooks(named: title).map(BookEntity.init)
        guard var order = found.first else { throw LibraryError.notFound }
        if found.count > 1 {
            let options = found.map { IntentChoiceOption(title: "\($0.author)") }
            let chosen = try await requestChoice(between: options, dialog: "Which author?")
            order = zip(options, found).first { $0.0 == chosen }?.1 ?? order
        }
        try await requestConfirmation(actionName: .order, dialog: "Are you ready to order?") { CoverView(book: order) }
        return .result(value: order, dialog: "Thank you for your order!") { CoverView(book: order) }
    }
}
