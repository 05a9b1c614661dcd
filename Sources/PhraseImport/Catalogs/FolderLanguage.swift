import PhraseSyntax

/// The languages that folders `NAME.lproj` are of, and members of string catalogues.
package enum FolderLanguage {
    /// As projects called them before there were tags.
    private static let oldNames = [
        "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es", "Dutch": "nl",
        "Portuguese": "pt", "Korean": "ko", "Swedish": "sv", "Danish": "da", "Finnish": "fi", "Norwegian": "nb", "Polish": "pl",
        "Russian": "ru", "Turkish": "tr",
    ]

    /// The tag that a folder or a member is called by: `zh_TW` is `zh-TW`; `nil` for what is none.
    ///
    /// - Parameter base: What `Base` is: the language that the app is written in.
    package static func tag(ofName name: String, base: String) -> String? {
        if name == "Base" { return LanguageTagForm.isWellFormed(base) ? base : nil }
        if let tag = oldNames[name] { return tag }
        let tag = LanguageTagForm.canonical(name.replacing("_", with: "-"))
        return LanguageTagForm.isWellFormed(tag) ? tag : nil
    }
}
