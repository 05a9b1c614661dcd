import PhraseAutomaton

/// What choosing costs where much is to be chosen from.
struct RankSuite: Suite {
    func run(_ meter: Meter) throws -> [Figure] {
        try equalIntents(meter) + freeTexts(meter)
    }

    /// Sixty-four intents that all take the sentence with the same evidence.
    private func equalIntents(_ meter: Meter) throws -> [Figure] {
        let intents = (0..<64).map { "intent Light\($0)\n  - (turn|switch) on [the] <name>" }
        let phrases = "language en\n" + intents.joined(separator: "\n") + "\nlist name\n  lamp\n  kitchen lamp\n"
        let sentences = ["turn on the kitchen lamp", "switch on lamp", "Turn on kitchen lamp"]
        var matcher = Matcher(try Workload.automaton(of: phrases))
        return try measure("64 equal intents", sentences, &matcher, meter)
    }

    /// Free texts that can end at many places.
    private func freeTexts(_ meter: Meter) throws -> [Figure] {
        let phrases = """
            language en
            intent Play
              - play <title:text> by <artist:text> [from <album:text>]
              - play <title:text> [from <album:text>]
            """
        let sentences = [
            "play stand by me by ben e king", "play day by day by day from day by day by night from dawn",
            "Play by the sea by the sea from the sea by the sea",
        ]
        var matcher = Matcher(try Workload.automaton(of: phrases))
        return try measure("free texts with many ends", sentences, &matcher, meter)
    }

    private func measure(_ subject: String, _ sentences: [String], _ matcher: inout Matcher, _ meter: Meter) throws -> [Figure] {
        let texts = sentences.map { Array($0.utf8) }
        var found = 0
        var figures: [Figure] = []
        figures += try meter.measure(subject, sentences: 3_000) { index in
            let finding = try texts[index % texts.count].withUnsafeBufferPointer { try matcher.find($0) }
            found &+= finding == nil ? 0 : 1
        }
        figures += try meter.measure("\(subject), all readings", sentences: 3_000) { index in
            let match = try texts[index % texts.count].withUnsafeBufferPointer { try matcher.match($0) }
            found &+= match.ambiguous.count
        }
        precondition(found > 0 || meter.counted != nil)
        return figures
    }
}
