import PhraseText

/// `"key" = "value";` of a `.strings` file.
struct StringsEntry {
    var key: Spanned
    var value: Spanned

    struct Spanned {
        var text: String
        var span: SourceSpan
    }
}
