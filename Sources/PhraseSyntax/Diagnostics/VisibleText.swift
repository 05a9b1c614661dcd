/// Makes what a source holds safe to show: characters that would move the cursor, change the direction of text or hide are written as `\u{…}`.
package enum VisibleText {
    package static func escaped(_ text: some StringProtocol) -> String {
        guard text.unicodeScalars.contains(where: isHidden) else { return String(text) }
        var result = ""
        for scalar in text.unicodeScalars {
            if isHidden(scalar) {
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Controls, marks of direction, separators of lines; not the joiners, which letters and emoji are written with.
    package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E: false
        case 0x00...0x1F, 0x7F...0x9F: true
        case 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
        case 0xE0000...0xE007F: true
        default: false
        }
    }
}
