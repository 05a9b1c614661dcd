import Testing

@testable import ValueRecognizers

/// What the lines of a grammar mean.
@Suite struct GrammarCompilerTests {
    private static let clock = """
        list part
          morning = morning | forenoon with half = am
          evening = evening with half = pm with minute = 30

        intent Clock
          - <hour> sharp
          - <hour> this <which:part>
          - <hour> that <which:part>  => half = either
          group
            set half = pm
            - <hour> past noon
            - <hour> past midnight  => half = am
            - <hour> on <which:part>

        """

    @Test(arguments: [
        ("5 sharp", "Clock(hour 5.0)"),
        ("5 this morning", "Clock(half am, hour 5.0, which morning)"),
        ("5 this forenoon", "Clock(half am, hour 5.0, which morning)"),
        ("5 this evening", "Clock(half pm, hour 5.0, minute 30.0, which evening)"),
    ])
    func `what is known of a list's value fills roles`(text: String, reading: String) throws {
        #expect(try GrammarSample(["time": Self.clock]).readings(text, as: "time") == [reading])
    }

    @Test(arguments: [
        ("5 that evening", "Clock(half either, hour 5.0, minute 30.0, which evening)"),
        ("5 past noon", "Clock(half pm, hour 5.0)"),
        ("5 past midnight", "Clock(half am, hour 5.0)"),
        ("5 on morning", "Clock(half pm, hour 5.0, which morning)"),
    ])
    func `what a phrase fixes stands before what its group sets, and that before what a list knows`(text: String, reading: String) throws {
        #expect(try GrammarSample(["time": Self.clock]).readings(text, as: "time") == [reading])
    }

    @Test func `a slot stands before what the phrase fixes`() throws {
        let sample = try GrammarSample(["time": "intent Clock\n  - at <hour> [and <minute>]  => minute = 0\n"])
        #expect(try sample.readings("at 5", as: "time") == ["Clock(hour 5.0, minute 0.0)"])
        #expect(try sample.readings("at 5 and 20", as: "time") == ["Clock(hour 5.0, minute 20.0)"])
    }

    @Test func `a nested value is read into nodes, in all its readings`() throws {
        let sample = try GrammarSample([
            "time": """
            intent Clock
              - <hour>  => half = either
              - <hour>[ ]pm  => half = pm
              - <hour> o'clock  => half = pm
              - <hour> o'clock  => half = am

            """,
            "datetime": "intent DateTime\n  - at <time>\n  - by <time> <date:time>\n",
        ])
        #expect(try sample.readings("at 5 pm", as: "datetime") == ["DateTime(time [Clock(half pm, hour 5.0)])"])
        #expect(
            try sample.readings("at 5 o'clock", as: "datetime")
                == ["DateTime(time [Clock(half pm, hour 5.0)|Clock(half am, hour 5.0)])"])
        #expect(
            try sample.readings("by 5 6pm", as: "datetime")
                == ["DateTime(date [Clock(half pm, hour 6.0)], time [Clock(half either, hour 5.0)])"])
        #expect(try sample.readings("at five clocks", as: "datetime").isEmpty)
    }

    @Test func `ends inside a sentence are those of the whole text's readings`() throws {
        let sample = try GrammarSample(["duration": "intent Duration\n  - <count:integer> [good] hours [and <count2:integer>]\n"])
        #expect(try sample.ends("3 hours and 20 more", as: "duration") == ["3 hours", "3 hours and 20"])
        #expect(try sample.ends("3 good hours and", as: "duration") == ["3 good hours"])
    }

    // MARK: Latent values

    private static let latent = [
        "time": """
        intent Clock
          - <hour>  => half = either, latent = true
          - <hour> sharp  => half = either
          - at <hour>  => half = pm
          - (at|by) <hour>  => half = am, latent = true

        """,
        "datetime": """
        intent DateTime
          - <time>
          - (this|that) day <time>
          - this day <time>  => latent = false

        """,
    ]

    @Test(arguments: [
        ("5", "time", [true]), ("5 sharp", "time", [false]), ("at 5", "time", [false, true]), ("by 5", "time", [true]),
        ("5", "datetime", [true]), ("5 sharp", "datetime", [false]), ("that day 5", "datetime", [true]),
        ("this day 5", "datetime", [false, true]), ("that day at 5", "datetime", [false]),
    ])
    func `a value is latent where its phrase says so, or where a part of it is`(text: String, type: String, latent: [Bool]) throws {
        let grammar = try GrammarSample(Self.latent).grammar(type)
        try GrammarSample.reading(text) { text in
            let scratch = ReaderScratch()
            withExtendedLifetime(scratch) {
                let memo = scratch.begin()
                var trees = TreeReader(text, memo)
                #expect(trees.nodes(of: grammar, in: 0..<text.folded.count).map(\.isLatent) == latent, "the latent stand last")
                let whole = grammar.ends(in: text, at: 0, memo).filter { Int(memo[$0].position) == text.folded.count }
                #expect(whole.contains { !memo[$0].isLatent } == latent.contains(false))
            }
        }
    }

    // MARK: Accents

    private static let accents = """
        list weekday
          1 = lundi
          2 = mañana
          3 = manana
          4 = sábado

        intent Weekday
          - <weekday> à côté
          - <weekday> été  => which = été
          - <weekday> ete  => which = ete
          - <weekday> łódź

        """

    @Test(arguments: [
        ("lundi à côté", "Weekday(weekday 1.0)"), ("lundi a cote", "Weekday(weekday 1.0)"), ("lundi à cote", "Weekday(weekday 1.0)"),
        ("sabado a côté", "Weekday(weekday 4.0)"), ("LUNDI A COTE", "Weekday(weekday 1.0)"), ("lundi łodz", "Weekday(weekday 1.0)"),
    ])
    func `Latin words are heard without their accents too`(text: String, reading: String) throws {
        #expect(try GrammarSample(["date": Self.accents]).readings(text, as: "date") == [reading])
    }

    @Test func `but not where the bare word is another one`() throws {
        let sample = try GrammarSample(["date": Self.accents])
        #expect(try sample.readings("lundi ete", as: "date") == ["Weekday(weekday 1.0, which ete)"])
        #expect(try sample.readings("lundi été", as: "date") == ["Weekday(weekday 1.0, which été)"])
        #expect(try sample.readings("manana a cote", as: "date") == ["Weekday(weekday 3.0)"])
        #expect(try sample.readings("mañana a cote", as: "date") == ["Weekday(weekday 2.0)"])
    }

    @Test func `marks of other scripts are letters`() throws {
        let sample = try GrammarSample(["date": "intent Weekday\n  - май  => weekday = 1\n  - 화요일  => weekday = 2\n  - が  => weekday = 3\n"]
        )
        #expect(try sample.readings("май", as: "date").count == 1)
        for text in ["маи", "か"] { #expect(try sample.readings(text, as: "date").isEmpty, "\(text)") }
    }

    // MARK: Spaces and spellings

    private static let spaceless = """
        list day
          1 = 今日

        intent DateTime
          - <date:day> [の] <hour>時[半]

        """

    @Test(arguments: ["今日5時", "今日 5 時", "今日の5時半", "今日 の5時 半"])
    func `where spacing is free, a space may be left out, and may stand`(text: String) throws {
        let grammar = ["datetime": Self.spaceless]
        #expect(try GrammarSample(grammar, language: "ja spacing free").readings(text, as: "datetime").count == 1)
    }

    @Test(arguments: [("今日 5時", 1), ("今日 の 5時", 1), ("今日5時", 0), ("今日 5 時", 0)])
    func `elsewhere spaces are as the template has them`(text: String, count: Int) throws {
        #expect(try GrammarSample(["datetime": Self.spaceless], language: "ja").readings(text, as: "datetime").count == count)
    }

    private static let spellings = """
        list variants
          劳 = 勞
          动 = 動
          节 = 節
          ä = ae
          ß = ss
          abc = x

        list weekday
          1 = 劳动节
          2 = käß
          3 = kaess

        intent Weekday
          - <weekday>
          - 五一<weekday>节
          - über nächste => weekday = 4
          - abcd => weekday = 5

        """

    @Test(arguments: [
        ("劳动节", 1), ("勞動節", 1), ("勞动节", 1), ("劳動節", 1), ("五一勞動节節", 1), ("käß", 2), ("käss", 2), ("kaess", 3),
        ("über nächste", 4), ("über naechste", 4), ("uber nachste", 4), ("xd", 5),
    ])
    func `a letter is heard as the language writes it too, each for itself`(text: String, weekday: Int) throws {
        let readings = try GrammarSample(["date": Self.spellings]).readings(text, as: "date")
        #expect(readings == ["Weekday(weekday \(weekday).0)"])
    }

    @Test func `so many ways of spelling are not tried one by one`() {
        let variants = SpellingVariants([(Array("a".utf8), [Array("b".utf8)])])
        let text = Array(String(repeating: "a", count: 40).utf8)
        #expect(variants.others(of: text) == [Array(String(repeating: "b", count: 40).utf8)])
        #expect(variants.others(of: Array("aca".utf8)) == ["acb", "bca", "bcb"].map { Array($0.utf8) })
        #expect(variants.pieces(of: Array("cac".utf8)) == [["c"], ["a", "b"], ["c"]].map { $0.map { Array($0.utf8) } })
    }

    @Test func `what a rule touches is touched by its last word`() throws {
        let sample = try GrammarSample(["date": "rule of = (di |dell'|)\n\nintent Year\n  - <of><year:integer>\n"])
        for text in ["dell'5", "dell’5", "di 5", "5"] { #expect(try sample.readings(text, as: "date").count == 1, "\(text)") }
        #expect(try sample.readings("dell 5", as: "date").isEmpty)
    }

    @Test(arguments: [("今日5", 1), ("今日x", 1), ("오늘5", 1), ("ああ5", 1), ("xx5", 0), ("жж5", 0), ("ああx", 1), ("、、5", 0)])
    func `a value ends between a letter of East Asia and a digit or a Latin letter`(text: String, count: Int) throws {
        let sample = try GrammarSample([
            "word": "intent Day\n" + ["今日", "오늘", "ああ", "xx", "жж"].map { "  - \($0) => days = 1\n" }.joined(),
            "date": "intent Same\n  - <value:word>[5|x]\n",
        ])
        #expect(try sample.readings(text, as: "date").count == count)
    }
}
