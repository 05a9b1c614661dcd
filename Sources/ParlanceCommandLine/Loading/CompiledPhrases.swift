import IntentRuntime

/// A compiled library where a command takes phrase files.
enum CompiledPhrases {
    /// The library that the paths of a command line name; `nil` where they name phrase files.
    ///
    /// - Throws: where it cannot be opened, and where something else is named beside it.
    static func library(of paths: [String]) throws(UsageError) -> PhraseLibrary? {
        guard let path = paths.first(where: PhraseLibrary.isCompiled) else { return nil }
        guard paths.count == 1 else {
            throw UsageError("'\(path)' is a compiled library, which is loaded alone; compile all phrases into one")
        }
        do {
            return try PhraseLibrary(compiled: path)
        } catch {
            throw UsageError("\(error)")
        }
    }
}
