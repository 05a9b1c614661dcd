import IntentRuntime

/// What a turn of a conversation costs, from a sentence to its events; nothing is performed.
struct DialogSuite: Suite {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private static let phrases = """
        language en
        intent AddExpense "Add an expense"
          - (add|record) <price> for <title>
          - add an expense
          parameter title: text
            ask "What was it for?"
          parameter price: number in 0 ... 1000
            ask "How much was it?"
          say "Added <title> for <price>."
        """

    private static let turns = 300

    func run(_ meter: Meter) async throws -> [Figure] {
        guard meter.counted == nil else { return [] }
        let library = try PhraseLibrary([.text(Self.phrases, name: "dialog")])
        let command = try await measure("dialog turn: a command", ["record 4.50 for coffee"], library, meter)
        let questions = try await measure("dialog turn: questions", ["add an expense", "coffee", "4.50"], library, meter)
        return command + questions
    }

    /// Processor time of all threads: a session is an actor.
    private func measure(_ subject: String, _ conversation: [String], _ library: PhraseLibrary, _ meter: Meter) async throws -> [Figure] {
        var means: [Double] = []
        var timings = SentenceTimings(sentences: Self.turns)
        // The first round warms up.
        for round in 0...SentenceTimings.passes {
            let session = Session(library: library, registry: IntentRegistry())
            var last: [SessionEvent] = []
            let begin = ProcessorTime.nanosecondsOfProcess
            for turn in 0..<Self.turns {
                let start = WallClock.now
                last = await session.send(conversation[turn % conversation.count])
                if round > 0 { timings.add(WallClock.now - start) }
            }
            if round > 0 { means.append((ProcessorTime.nanosecondsOfProcess - begin) / Double(Self.turns)) }
            guard last.contains(where: { if case .performed = $0 { true } else { false } }) else {
                throw Failure(description: "the conversation did not end: \(last)")
            }
        }
        return [Figure(subject, .nanoseconds, rounds: means)] + timings.figures(subject)
    }
}
