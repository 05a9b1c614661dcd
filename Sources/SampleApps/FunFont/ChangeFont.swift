import Parlance

/// The configuration of the widget: it has parameters, and does nothing by itself.
struct ChangeFont: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Fun Font"
    static let description = IntentDescription("Switch to a fun font")

    @Parameter(title: "Fun Font", default: false, displayName: Bool.IntentDisplayName(true: "on", false: "off"))
    var funFont: Bool

    init() {}

    init(funFont: Bool) {
        self.funFont = funFont
    }
}

extension ChangeFont {
    /// What the widget does with its configuration: the system hands it over.
    func keep() throws -> IntentDialog {
        try FontConfiguration(usesFunFont: funFont).keep()
        return funFont ? "The fun font is now on." : "The fun font is now off."
    }
}
