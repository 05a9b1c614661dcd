package import PhraseText

/// Puts the files of a library together: gives every name its meaning, adds up what several files say, and checks it.
///
///     let (library, diagnostics) = Resolver(registeredTypes: ["number", "date"]).resolve(files)
///
/// What has errors is left out or kept as far as it is certain, so that the library can still be looked at. O(size of the files).
package struct Resolver: Sendable {
    /// Reads the text file that `list … from` names: its path as written, and the phrase file that names it. `nil` if it cannot be read.
    ///
    /// The path has been checked to be relative and without `..`; that no symbolic link leads outside is the reader's to check.
    package typealias ExternalFile = @Sendable (_ path: String, _ phraseFile: SourceFile) -> SourceFile?

    let registeredTypes: Set<String>
    let defaultLanguage: String
    let externalFile: ExternalFile

    /// - Parameters:
    ///   - registeredTypes: the names of the types that recognisers read; `text` is always known.
    ///   - defaultLanguage: the language of a file that says none.
    package init(
        registeredTypes: Set<String>, defaultLanguage: String = "en", externalFile: @escaping ExternalFile = { _, _ in nil }
    ) {
        self.registeredTypes = registeredTypes
        self.defaultLanguage = defaultLanguage
        self.externalFile = externalFile
    }

    package func resolve(_ files: [PhraseFile]) -> (library: ResolvedLibrary, diagnostics: [Diagnostic]) {
        var builder = LibraryBuilder(resolver: self)
        builder.collect(files)
        builder.mergeParameters()
        builder.resolveNames()
        builder.check()
        return (builder.library, ResolutionError.diagnostics(of: builder.errors, in: files))
    }
}
