package import Parlance

/// The apps that come with the program: what is loaded where no phrases are given.
package struct BuiltInApps: Sendable {
    let apps: [IntentApp]
    /// Path, for diagnostics, and text of each of their phrase files.
    let phraseFiles: [(path: String, text: StaticString)]

    package init(apps: [IntentApp], phraseFiles: [(path: String, text: StaticString)]) {
        self.apps = apps
        self.phraseFiles = phraseFiles
    }
}
