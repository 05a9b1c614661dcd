import Parlance

struct FunFontShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: ChangeFont(funFont: true),
            phrases: [
                "Turn on the fun font in \(.applicationName)",
                "Turn the fun font on in \(.applicationName)",
            ],
            shortTitle: "Fun font on", systemImageName: "textformat")
        AppShortcut(
            intent: ChangeFont(funFont: false),
            phrases: [
                "Turn off the fun font in \(.applicationName)",
                "Turn the fun font off in \(.applicationName)",
            ],
            shortTitle: "Fun font off", systemImageName: "textformat.alt")
        AppShortcut(
            intent: ShowFont(), phrases: ["Which font is on in \(.applicationName)?"], shortTitle: "Font", systemImageName: "questionmark")
    }
}
