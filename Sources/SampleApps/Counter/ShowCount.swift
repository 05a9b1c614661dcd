import Parlance

struct ShowCount: AppIntent {
    static let title: LocalizedStringResource = "Show Count"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        let count = try CountService().count()
        return .result(value: count, dialog: "The count is \(count).")
    }
}
