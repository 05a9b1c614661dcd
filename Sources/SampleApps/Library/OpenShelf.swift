import Parlance

struct OpenShelf: AppIntent {
    static let title: LocalizedStringResource = "Open Shelf"
    static let openAppWhenRun = true

    @Parameter(title: "Shelf", requestDisambiguationDialog: "Which shelf?")
    var shelf: Shelf

    static var parameterSummary: some ParameterSummary {
        Summary("Open \(\.$shelf)")
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: try await Self.dialog(for: shelf))
    }

    /// What stands there.
    static func dialog(for shelf: Shelf) async throws -> IntentDialog {
        let books = try await BookQuery().suggestedEntities().filter { $0.shelf == shelf }
        guard !books.isEmpty else { return IntentDialog("“\(shelf)” is empty.") }
        return IntentDialog("\(shelf):\n\(BookList.text(books))")
    }
}
