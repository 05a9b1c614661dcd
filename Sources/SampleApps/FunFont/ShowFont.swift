import Parlance

struct ShowFont: AppIntent {
    static let title: LocalizedStringResource = "Show Font"

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
        let isOn = try FontConfiguration.current().usesFunFont
        return .result(value: isOn, dialog: isOn ? "The fun font is on." : "The fun font is off.")
    }
}
