import Parlance

/// The sample apps with their phrase files, as the command loads them.
package struct SampleSet: Sendable {
    /// - Parameter store: the folder with one file an app; `nil`: the user's data folder.
    package init(store: String?) {
        if let store { StoreFolder.choose(StoreFolder(path: store)) }
    }

    /// Path and text of each phrase file.
    package var phraseFiles: [(path: String, text: StaticString)] {
        EmbeddedTexts.files.filter { $0.path.hasSuffix(".phrases") }
    }
}
