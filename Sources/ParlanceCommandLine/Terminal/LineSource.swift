/// Where the lines of a conversation come from.
protocol LineSource: Sendable {
    /// Shows the prompt, where somebody sees it, and waits for a line without its end. `nil` at the end of the input.
    ///
    /// Blocks the calling thread; must be called on a thread that nothing else needs.
    /// - Throws: where the input cannot be read.
    func next(prompt: String) throws(ByteSource.Failure) -> LineInput?
}

/// A line as it was read.
enum LineInput: Sendable, Equatable {
    case line(String)
    /// Longer than a line may be; it was skipped up to its end.
    case tooLong
    case notUTF8
}
