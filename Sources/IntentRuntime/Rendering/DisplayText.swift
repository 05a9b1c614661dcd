import PhraseSyntax

/// What a person typed, made fit to be said back.
package enum DisplayText {
    /// The text with control and bidirectional characters written as `\u{202E}`.
    package static func escaped(_ text: some StringProtocol) -> String { VisibleText.escaped(text) }
}
