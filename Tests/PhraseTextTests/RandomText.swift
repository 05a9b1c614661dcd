/// A small generator of random numbers (SplitMix64): the same seed gives the same texts on every platform.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Random texts in which scripts, marks, punctuation and invisible characters meet more often than people make them.
struct RandomText {
    private static let alphabets: [[Unicode.Scalar]] = [
        "abcdefghijklmnopqrstuvwxyzABCXYZ", "0123456789", "    ", ".,:;!?'\"-_()*~`’‘“”–—…·´", "+#$%@&/=^<>|\\€°",
        "éÉßẞİıſåÅøæñÇŒÿǰ", "αςσΣΩΪϋΰάΆ", "жЖёЁйЙўћ", "\u{300}\u{301}\u{302}\u{307}\u{308}\u{30C}\u{323}\u{327}\u{345}\u{338}",
        "اأإآبةىيًٌٍَُِّْٕٓٔـ٠١٫٬٪؟،", "אבגשׁשׂ\u{5B0}\u{5B7}\u{5C1}\u{5C2}׳״־", "कखग\u{93C}\u{94D}\u{93F}\u{947}क़य़।०१", "বকাে\u{9BE}\u{9C7}\u{9D7}",
        "กขคงร\u{E39}\u{E49}\u{E31}ๆ๑", "あいうがカガプ・ーｱｶﾞﾊﾟ。「」", "漢字語樂", "한글각\u{1100}\u{1161}\u{11A8}\u{1112}", "ＡｂＣ１２！，．－＋",
        "\u{AD}\u{200B}\u{200C}\u{200D}\u{200E}\u{200F}\u{FEFF}\u{FE0F}\u{2060}", "\u{A0}\u{3000}\u{2003}\u{2028}\t\n\r\u{0}\u{85}",
        "👍🏽❤️👨‍👩‍👧🇫🇷1️⃣", "ԲարևՙՈ՞՛՝՚", "\u{212A}\u{2126}\u{212B}\u{37E}\u{387}\u{1FEF}\u{2ADC}\u{FB1D}\u{FB2A}\u{1D160}\u{2F800}\u{344}",
    ].map { Array($0.unicodeScalars) }

    static func make(using generator: inout SeededGenerator) -> String {
        var scalars = String.UnicodeScalarView()
        let count = Int.random(in: 0...24, using: &generator)
        let favourites = (0..<3).map { _ in alphabets.randomElement(using: &generator) ?? [] }
        func append(_ scalar: Unicode.Scalar?) {
            // Three Tibetan vowels are starters that decompose to marks; Foundation leaves those out of order.
            if let scalar, ![0xF73, 0xF75, 0xF81].contains(scalar.value) { scalars.append(scalar) }
        }
        while scalars.count < count {
            switch Int.random(in: 0..<20, using: &generator) {
            // Long enough for the steps of sixteen bytes, with now and then a space too many.
            case 19 where Bool.random(using: &generator):
                for _ in 0..<Int.random(in: 8...48, using: &generator) {
                    append("abcdXYZ019  ".unicodeScalars.randomElement(using: &generator))
                }
            case 0: append(Unicode.Scalar(UInt32.random(in: 0..<0x2_0000, using: &generator)).flatMap { isAssigned($0) ? $0 : nil })
            case 1: append(Unicode.Scalar(UInt32.random(in: 0..<0x3000, using: &generator)))
            case 2...5: append(alphabets.randomElement(using: &generator)?.randomElement(using: &generator))
            default: append(favourites.randomElement(using: &generator)?.randomElement(using: &generator))
            }
        }
        return String(scalars)
    }
}

/// Foundation composes some unassigned code points (U+60397 with U+0300 gives U+1FCA), and some ideographs beyond U+20000.
private func isAssigned(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory != .unassigned }

extension String {
    /// Every scalar beyond printable ASCII as `\u{…}`, for messages.
    var escaped: String {
        unicodeScalars.map { (0x20..<0x7F).contains($0.value) ? String($0) : "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
            .joined()
    }
}
