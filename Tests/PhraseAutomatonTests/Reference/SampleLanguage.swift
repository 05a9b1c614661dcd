/// A language with a few words, from which grammars are made.
struct SampleLanguage {
    let clause: String
    let words: [String]
    /// Words of which parts may be missing.
    let glued: [String]
    /// What touches a slot.
    let particles: [String]
    /// What may be said besides.
    let fillers: [String]

    /// What may be skipped. Where spacing is free it is of the language's own script: a filler of another script leaves a space, which
    /// means something beside a word of that script alone, and the reference does not go into that.
    var skippable: [String] {
        let isSpacingFree = clause.hasSuffix("spacing free")
        return fillers + fillers + words.filter { !isSpacingFree || !$0.utf8.allSatisfy { $0 < 0x80 } }
    }

    static let all = [
        SampleLanguage(
            clause: "language en",
            words: ["turn", "on", "the", "light", "off", "play", "add", "to", "red", "it's", "e-mail", "one", "mp", "mp3"],
            glued: ["light[s]", "(un|)lock", "day[ ]light", "x(a|b)y", "(re|un)play[ed|]", "light[ bulb]"], particles: ["'s", "ish"],
            fillers: ["please", "you know"]),
        SampleLanguage(
            clause: "language de", words: ["licht", "an", "aus", "das", "im", "mach", "rot", "größe", "eins"],
            glued: ["licht[er]", "(an|aus)machen"], particles: ["lampe", "s"], fillers: ["bitte", "doch mal"]),
        SampleLanguage(
            clause: "language fr", words: ["allume", "la", "lampe", "à", "dans", "été", "l'eau"], glued: ["lampe[s]", "(al|é)lume"],
            particles: ["s"], fillers: ["euh", "s'il te plaît"]),
        SampleLanguage(
            clause: "language ko", words: ["불", "켜줘", "꺼줘", "총", "지출"], glued: ["불[을]", "켜(줘|라)"], particles: ["에서", "을", "에"],
            fillers: ["좀", "음"]),
        SampleLanguage(
            clause: "language ja spacing free", words: ["電気", "つけて", "消して", "音楽", "追加"], glued: ["電気[を]", "(つけ|消し)て"],
            particles: ["を", "に", "で"], fillers: ["ねえ", "ちょっと"]),
        SampleLanguage(
            clause: "language zh-Hans spacing free", words: ["打开", "关", "灯", "的", "TV", "LED", "音乐", "play"],
            glued: ["打开[了]", "(打|关)开", "TV[灯]", "LED[ ]灯"], particles: ["的", "s", "灯"], fillers: ["请", "帮 我"]),
        SampleLanguage(
            clause: "language nl-BE", words: ["licht", "aan", "uit", "de", "keuken", "zet"], glued: ["licht[en]", "(aan|uit)zetten"],
            particles: ["lamp", "s"], fillers: ["even", "graag"]),
        SampleLanguage(
            clause: "language ne", words: ["बत्ती", "बाल", "को", "घर", "कोठा"], glued: ["बत्ती[हरू]"], particles: ["को", "मा"],
            fillers: ["कृपया"]),
    ]
}
