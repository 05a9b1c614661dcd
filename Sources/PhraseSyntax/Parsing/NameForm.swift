/// The form of the names and keys that phrase files use, for programs that make trees.
///
///     NAME = a letter or "_", then letters, digits, "_", "-" of any script
///     KEY  = the same, with dots inside
package enum NameForm {
    package static func isName(_ text: String) -> Bool { isWhole(text) { $0.takeName() } }

    package static func isKey(_ text: String) -> Bool { isWhole(text) { $0.takeKey() } }

    /// A name as near to a text as can be: what a name cannot hold becomes `_`, and one that begins with a digit gets a `_` before it.
    package static func nearestName(to text: String) -> String { nearest(to: text, withDots: false) }

    /// A key as near to a text as can be.
    package static func nearestKey(to text: String) -> String { nearest(to: text, withDots: true) }

    /// Words that a phrase file writes without quotes and that stay what they are: a name that is no truth value.
    package static func isPlainWord(_ text: String) -> Bool { isName(text) && text != "true" && text != "false" }

    private static func isWhole(_ text: String, take: (inout Cursor) -> Spanned<String>?) -> Bool {
        let bytes = Array(text.utf8)
        var cursor = Cursor(bytes: bytes, position: 0, end: bytes.count)
        return take(&cursor) != nil && cursor.isAtEnd
    }

    private static func nearest(to text: String, withDots: Bool) -> String {
        var name = ""
        for scalar in text.unicodeScalars {
            if name.isEmpty, !SyntaxCharacters.beginsName(scalar) { name = "_" }
            let stays = SyntaxCharacters.continuesName(scalar) || (withDots && scalar == "." && name != "_")
            if stays { name.unicodeScalars.append(scalar) } else if name != "_" { name += "_" }
        }
        while name.last == "." { name.removeLast() }
        return name.isEmpty ? "_" : name
    }
}
