import Foundation

/// The rules of what is heard, written down once more: over arrays of scalars, the whole text composed with Foundation, every property
/// asked anew. Slow, and shares no code with `Sentence`.
enum FoldingReference {
    private enum Kind { case letter, mark, digit, sign, hyphen, dot, inner, separator, gap, dropped }

    static func folded(_ text: String) -> String {
        let cased = withoutDotsOverI(compose(text).flatMap(caseFolded).filter { kind($0) != .dropped })
        let scalars = compose(String(String.UnicodeScalarView(cased)))
        let heard = scalars.filter { kind($0) != .dropped }
        // Dots side by side are told by the text as written.
        let kinds = heard.map(kind)
        var result = String.UnicodeScalarView()
        for (index, scalar) in heard.enumerated() {
            let before: Kind = result.last.map { $0 == " " ? .gap : kind($0) } ?? .gap
            let after: Kind = index + 1 < kinds.count ? kinds[index + 1] : .gap
            let isHeard =
                switch kinds[index] {
                case .letter, .mark, .digit, .sign: true
                case .hyphen: after == .digit && before != .letter && before != .mark
                case .dot: (after == .letter || after == .digit) && (index == 0 || kinds[index - 1] != .dot)
                case .inner:
                    (before == .letter || before == .mark || before == .digit) && (after == .letter || after == .digit)
                case .separator: before == .digit && after == .digit
                case .gap, .dropped: false
                }
            if isHeard { result.append(scalar) } else if let last = result.last, last != " " { result.append(" ") }
        }
        if result.last == " " { result.removeLast() }
        return String(result)
    }

    private static func compose(_ text: String) -> [Unicode.Scalar] {
        Array(text.decomposedStringWithCanonicalMapping.precomposedStringWithCanonicalMapping.unicodeScalars)
    }

    private static func withoutDotsOverI(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        for scalar in scalars where !(scalar.value == 0x307 && result.last == "i") { result.append(scalar) }
        return result
    }

    private static func caseFolded(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        let value = scalar.value
        if value == 0xDF || value == 0x1E9E { return ["s", "s"] }
        if value == 0x130 || value == 0x131 { return ["i"] }
        if value == 0x345 { return [scalar] }
        if let letter = hangulLetters[scalar.properties.name?.replacing("HALFWIDTH ", with: "") ?? ""], letter != scalar { return [letter] }
        if isNarrowedOrWidened(value) {
            // Compatibility composition is the width folding of these blocks.
            let ordinary =
                value == 0xFF9E ? "\u{3099}" : value == 0xFF9F ? "\u{309A}" : String(scalar).precomposedStringWithCompatibilityMapping
            if let first = ordinary.unicodeScalars.first, ordinary.unicodeScalars.count == 1, first != scalar {
                return caseFolded(first)
            }
        }
        if [0x2018, 0x2019, 0x201B, 0x02BB, 0x02BC, 0xB4, 0x1FFD, 0x5F3, 0x55A].contains(value) { return ["'"] }
        if (0x2010...0x2013).contains(value) || value == 0x2212 { return ["-"] }
        let upper = scalar.properties.uppercaseMapping.unicodeScalars
        let base = upper.count == 1 ? upper.first ?? scalar : scalar
        let lower = base.properties.lowercaseMapping.unicodeScalars
        return lower.count == 1 ? Array(lower) : [scalar]
    }

    /// By name; compatibility composition would give conjoining letters instead.
    private static let hangulLetters = Dictionary(
        uniqueKeysWithValues: (0x3131...0x3163).compactMap(Unicode.Scalar.init).map { ($0.properties.name ?? "", $0) })

    private static func isNarrowedOrWidened(_ value: UInt32) -> Bool {
        (0xFF01...0xFF9F).contains(value) || (0xFFE0...0xFFE6).contains(value) || (0xFE50...0xFE6B).contains(value)
    }

    private static func kind(_ scalar: Unicode.Scalar) -> Kind {
        let value = scalar.value
        if "#%&/@\\§‰‱′″‴٪؉؊".unicodeScalars.contains(scalar) { return .sign }
        if "`~˜".unicodeScalars.contains(scalar) { return .gap }
        switch value {
        case 0x2D: return .hyphen
        case 0x2E: return .dot
        case 0x27, 0xB7: return .inner
        case 0x2C, 0x3A, 0x66B, 0x66C: return .separator
        default: break
        }
        let isArabicMark =
            [0x640, 0x670].contains(value)
            || [
                0x610...0x61A, 0x64B...0x652, 0x656...0x65F, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7...0x6E8, 0x6EA...0x6ED, 0x8D3...0x8E1,
                0x8E3...0x8FF,
            ]
            .contains { $0.contains(value) }
        let isHebrewPoint = (0x591...0x5C7).contains(value) && scalar.properties.generalCategory == .nonspacingMark
        if isArabicMark || isHebrewPoint || [0x55B, 0x55C, 0x55E].contains(value) { return .dropped }
        if scalar.properties.isWhitespace { return .gap }
        if scalar.properties.isDefaultIgnorableCodePoint { return .dropped }
        // Planes of ideographs, assigned or yet to be.
        if (0x2_0000...0x3_FFFD).contains(value) { return .letter }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return .letter
        case .nonspacingMark, .spacingMark, .enclosingMark: return .mark
        case .decimalNumber: return .digit
        case .control, .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
            .otherPunctuation:
            return .gap
        default: return .sign
        }
    }
}
