import Parlance

struct IncrementCount: UndoableIntent {
    static let title: LocalizedStringResource = "Increment Count"
    static let description = IntentDescription("Increments a shared count with the main app.")

    @Parameter(title: "Amount", default: 1, inclusiveRange: (1, 1_000_000))
    var amount: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        let service = CountService()
        let amount = amount
        let count = try service.add(amount)
        undoManager?.registerUndo(withTarget: service) { service in _ = try? service.add(-amount) }
        return .result(value: count, dialog: "The count is now \(count).")
    }
}
