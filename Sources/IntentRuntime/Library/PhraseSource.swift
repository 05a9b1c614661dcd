/// Where phrases come from.
public enum PhraseSource: Sendable, Hashable {
    /// A phrase file, or a folder in which every `*.phrases` file is read, in the order of their paths.
    case path(String)
    /// The text of a phrase file; `name` stands in diagnostics where a path would.
    case text(String, name: String)
}
