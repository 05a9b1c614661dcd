// What the toolchain's Unicode data, and the rules of what is heard, say about a scalar. Asked once a scalar, by `CharacterTable`.

extension CharacterEntry {
    init(of scalar: Unicode.Scalar) {
        let value = scalar.value
        if ScalarRanges.ideographs.contains(value) {
            self.init(folded: value, kind: .letter, isSpaceless: true)
            return
        }
        if ScalarRanges.hangulSyllables.contains(value) {
            self.init(folded: value, kind: .letter)
            return
        }
        let properties = scalar.properties
        let folded = Self.folded(scalar)
        let kind = Self.kind(of: scalar, folded: folded)
        let isCombining = properties.canonicalCombiningClass.rawValue != 0
        // What ends words composes with nothing, and where it is not composed itself it is not heard anyway.
        let isHeard = kind.isLetterOrDigit || kind == .sign || kind == .dropped
        let isUncomposed = isHeard && properties.isFullCompositionExclusion
        self.init(
            folded: folded, kind: kind,
            isSpaceless: kind.isLetter && ScalarRanges.spacelessScripts.contains { $0.contains(value) },
            isComposing: ScalarRanges.mayCompose.contains { $0.contains(value) } || isUncomposed && kind == .mark,
            isDoubled: value == 0xDF || value == 0x1E9E, isCombining: isCombining, isUncomposed: isUncomposed)
    }

    /// Beyond the pages of the table are ideographs, tags and selectors, private use.
    init(ofSupplementary scalar: UInt32) {
        let isCompatibilityIdeograph = (0x2_F800...0x2_FA1F).contains(scalar)
        switch scalar {
        case 0x2_0000...0x3_FFFD: self.init(folded: scalar, kind: .letter, isSpaceless: true, isUncomposed: isCompatibilityIdeograph)
        case 0xE_0000...0xE_0FFF: self.init(folded: scalar, kind: .dropped)
        default: self.init(folded: scalar, kind: .sign)
        }
    }

    // MARK: Folding

    private static func folded(_ scalar: Unicode.Scalar) -> UInt32 {
        if let narrow = narrowed(scalar.value) {
            return narrow == scalar.value ? narrow : Unicode.Scalar(narrow).map(folded) ?? narrow
        }
        switch scalar.value {
        case 0xDF, 0x1E9E: return 0x73  // ß, ẞ: s, twice
        case 0x130, 0x131: return 0x69  // İ, ı: i
        case 0x2018, 0x2019, 0x201B, 0x02BB, 0x02BC, 0x00B4, 0x1FFD, 0x05F3, 0x055A: return 0x27  // apostrophes
        case 0x345: return 0x345  // iota subscript: as a letter of its own it could not be composed
        case 0x387: return 0xB7  // ano teleia
        case 0x1FEF: return 0x60  // varia
        case 0x2010...0x2013, 0x2212: return 0x2D  // hyphens, figure and en dash, minus
        default: return caseFolded(scalar).value
        }
    }

    /// Simple case folding: the lower case of the upper case, where both are one scalar (so that `ς` is `σ`, `ſ` is `s`, `µ` is `μ`).
    private static func caseFolded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        func single(_ mapping: String) -> Unicode.Scalar? {
            let scalars = mapping.unicodeScalars
            return scalars.count == 1 ? scalars.first : nil
        }
        let upper = single(scalar.properties.uppercaseMapping) ?? scalar
        return single(upper.properties.lowercaseMapping) ?? single(scalar.properties.lowercaseMapping) ?? scalar
    }

    /// The ordinary form of a full-width, half-width or small form; `nil` for other scalars.
    private static func narrowed(_ scalar: UInt32) -> UInt32? {
        switch scalar {
        case 0xFF01...0xFF5E: scalar - 0xFEE0
        case 0xFF61...0xFF9F: halfWidthKatakana[Int(scalar - 0xFF61)]
        case 0xFFA1...0xFFBE: scalar - 0xFFA1 + 0x3131
        case 0xFFC2...0xFFC7: scalar - 0xFFC2 + 0x314F
        case 0xFFCA...0xFFCF: scalar - 0xFFCA + 0x3155
        case 0xFFD2...0xFFD7: scalar - 0xFFD2 + 0x315B
        case 0xFFDA...0xFFDC: scalar - 0xFFDA + 0x3161
        case 0xFFE0...0xFFE6: [0xA2, 0xA3, 0xAC, 0xAF, 0xA6, 0xA5, 0x20A9][Int(scalar - 0xFFE0)]
        case 0xFE50...0xFE6B: smallForms[Int(scalar - 0xFE50)]
        default: nil
        }
    }

    /// U+FF61…U+FF9F; the two sound marks become the combining ones, which composing then joins to the letter before.
    private static let halfWidthKatakana: [UInt32] =
        Array("。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン".unicodeScalars).map(\.value) + [0x3099, 0x309A]

    /// U+FE50…U+FE6B; those without an ordinary form stay.
    private static let smallForms: [UInt32] = Array(",、.\u{FE53};:?!\u{2014}(){}〔〕#&*+-<>=\u{FE67}\\$%@".unicodeScalars).map(\.value)

    // MARK: Kinds

    private static func kind(of scalar: Unicode.Scalar, folded: UInt32) -> CharacterKind {
        if ScalarRanges.unheardMarks.contains(where: { $0.contains(scalar.value) }) { return .dropped }
        switch folded {
        case 0x2D: return .hyphen
        case 0x2E: return .dot
        case 0x27, 0xB7: return .inner
        case 0x2C, 0x3A, 0x66B, 0x66C: return .separator
        case 0x60, 0x7E, 0x2DC: return .punctuation  // ` ~ ˜
        // Heard, though Unicode calls them punctuation: # % & / @ \ § ‰ ‱ ′…‴ ٪ ؉ ؊
        case 0x23, 0x25, 0x26, 0x2F, 0x40, 0x5C, 0xA7, 0x2030...0x2034, 0x66A, 0x609, 0x60A: return .sign
        default: break
        }
        let properties = scalar.properties
        if properties.isWhitespace { return .space }
        if properties.isDefaultIgnorableCodePoint { return .dropped }
        let category = Unicode.Scalar(folded)?.properties.generalCategory ?? properties.generalCategory
        switch category {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return .letter
        case .nonspacingMark, .spacingMark, .enclosingMark: return .mark
        case .decimalNumber: return .digit
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
            .otherPunctuation, .control:
            return .punctuation
        default: return .sign
        }
    }
}
