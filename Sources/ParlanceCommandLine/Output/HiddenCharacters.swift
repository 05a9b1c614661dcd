/// Characters that change how a terminal or an editor shows what stands around them: controls, and the marks that turn the direction
/// of writing. They are never shown as they are.
enum HiddenCharacters {
    static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// `\u202e`; all of them have at most four digits.
    static func jsonEscape(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}

extension String {
    /// With hidden characters written as `\u{202e}`.
    var madeVisible: String {
        guard unicodeScalars.contains(where: HiddenCharacters.contains) else { return self }
        var visible = ""
        for scalar in unicodeScalars {
            if HiddenCharacters.contains(scalar) {
                visible += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                visible.unicodeScalars.append(scalar)
            }
        }
        return visible
    }
}
