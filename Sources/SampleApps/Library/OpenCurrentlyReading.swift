import Parlance

struct OpenCurrentlyReading: AppIntent {
    static let title: LocalizedStringResource = "Open Currently Reading"
    static let openAppWhenRun = true

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: try await OpenShelf.dialog(for: .currentlyReading))
    }
}
