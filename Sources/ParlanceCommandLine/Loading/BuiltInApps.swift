package import Parlance
import PhraseText

/// The apps that come with the program: what is loaded where no phrases are given.
package struct BuiltInApps: Sendable {
    let apps: [IntentApp]
    /// Path, for diagnostics, and text of each of their phrase files.
    let phraseFiles: [(path: String, text: StaticString)]

    var sources: [SourceFile] {
        phraseFiles.map { file in SourceFile(path: file.path, bytes: file.text.withUTF8Buffer { Array($0) }) }
    }

    package init(apps: [IntentApp], phraseFiles: [(path: String, text: StaticString)]) {
        self.apps = apps
        self.phraseFiles = phraseFiles
    }
}
