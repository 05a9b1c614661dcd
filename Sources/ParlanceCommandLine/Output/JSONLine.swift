/// JSON made by an encoder, as a line of ours.
enum JSONLine {
    /// Writes hidden characters as `\u…`. Outside ASCII they can stand only inside strings, so the text can be taken as it is.
    static func escaped(_ encoded: String) -> String {
        guard encoded.unicodeScalars.contains(where: HiddenCharacters.contains) else { return encoded }
        var line = ""
        for scalar in encoded.unicodeScalars {
            if HiddenCharacters.contains(scalar) {
                line += HiddenCharacters.jsonEscape(of: scalar)
            } else {
                line.unicodeScalars.append(scalar)
            }
        }
        return line
    }
}
