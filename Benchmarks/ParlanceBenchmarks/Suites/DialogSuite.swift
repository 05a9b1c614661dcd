import IntentRuntime

/// What a turn of a conversation costs, from a sentence to its events, by what the sentence is.
struct DialogSuite: Suite {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// A sentence, and what the events after it must be.
    private struct Turn {
        /// Turns of one kind are measured together.
        let kind: String
        let sentence: String
        let comes: String

        init(_ kind: String, _ sentence: String, _ comes: String) {
            self.kind = kind
            self.sentence = sentence
            self.comes = comes
        }
    }

    private static let phrases = """
        language en
        app Purse = Purse | wallet
        intent AddExpense "Add an expense"
          - (add|record) <price> for <title> [on <day>] [(to|in) <app>]
          - add an expense [(to|in) <app>]
          parameter title: text
            ask "What was it for?"
          parameter price: number in 0 ... 1000
            ask "How much was it?"
          parameter day: date = today
          parameter category: category
            ask "Which category?"
          say "Added <title> for <price>."
        intent RemoveExpense "Remove an expense"
          - remove an expense [from <app>]
          - remove <title> [from <app>]
          parameter title: text
            ask "Which one?"
          confirm "Remove <title>?"
        intent ShowTotal "Show my total expense"
          - show my total [expense] [in <app>]
          - what is my total [expense] [in <app>]
          - how much did I spend [on <category>] [in <app>]
        list category
          food = Food | eating
          travel = Travel
          books = Books | novels
          rent = Rent
        """

    /// Nothing is performed.
    private static let turns = [
        Turn("a command that asks", "add an expense", "ask title"),
        Turn("an answer", "coffee", "ask price"),
        Turn("help", "help", "say ask price"),
        Turn("nonsense", "blorp fizz", "say ask price"),
        Turn("a correction", "change the title to tea", "say ask price"),
        Turn("an interruption", "remove an expense", "ask title"),
        Turn("an answer", "the newspaper", "confirm RemoveExpense"),
        Turn("nonsense", "qwertz", "say confirm RemoveExpense"),
        Turn("a correction", "no, the receipt", "say confirm RemoveExpense"),
        Turn("a no", "no", "cancelled RemoveExpense, refused ask price"),
        Turn("repeat", "repeat", "ask price"),
        Turn("several values in an answer", "4.50, yesterday", "ask category"),
        Turn("cancel", "cancel", "cancelled AddExpense, user"),
        Turn("nonsense where nothing is asked", "blorp fizz", "unmatched"),
    ]

    private static let performing = [
        Turn("a command", "record 4.50 for coffee on Monday", "ask category"),
        Turn("an answer that performs", "food", "performed AddExpense"),
    ]

    private static let cycles = 60

    func run(_ meter: Meter) async throws -> [Figure] {
        guard meter.counted == nil else { return [] }
        let library = try PhraseLibrary([.text(Self.phrases, name: "dialog")])
        return try await measure(Self.turns, library) + measure(Self.performing, library)
    }

    /// Processor time of all threads: a session is an actor.
    private func measure(_ turns: [Turn], _ library: PhraseLibrary) async throws -> [Figure] {
        var kinds: [String] = []
        for turn in turns where !kinds.contains(turn.kind) { kinds.append(turn.kind) }
        var means: [String: [Double]] = [:]
        var timings: [String: SentenceTimings] = [:]
        for kind in kinds { timings[kind] = SentenceTimings(sentences: turns.count { $0.kind == kind } * Self.cycles) }
        // The first round warms up.
        for round in 0...SentenceTimings.passes {
            let session = Session(library: library, registry: IntentRegistry())
            var sums: [String: Double] = [:]
            for _ in 0..<Self.cycles {
                for turn in turns {
                    let begin = ProcessorTime.nanosecondsOfProcess
                    let start = WallClock.now
                    let events = await session.send(turn.sentence)
                    let wall = WallClock.now - start
                    sums[turn.kind, default: 0] += ProcessorTime.nanosecondsOfProcess - begin
                    if round > 0 { timings[turn.kind]?.add(wall) }
                    try check(events, turn)
                }
            }
            guard round > 0 else { continue }
            for kind in kinds {
                let count = Double(turns.count { $0.kind == kind } * Self.cycles)
                means[kind, default: []].append((sums[kind] ?? 0) / count)
            }
        }
        return kinds.flatMap { kind in
            let subject = "dialog turn: \(kind)"
            return [Figure(subject, .nanoseconds, rounds: means[kind] ?? [])] + (timings[kind]?.figures(subject) ?? [])
        }
    }

    private func check(_ events: [SessionEvent], _ turn: Turn) throws {
        let came = events.map(Self.name).joined(separator: " ")
        if came != turn.comes { throw Failure(description: "'\(turn.sentence)' gave \(came), not \(turn.comes)") }
    }

    private static func name(_ event: SessionEvent) -> String {
        switch event {
        case .ask(let ask): "ask \(ask.parameter)"
        case .confirm(let confirm): "confirm \(confirm.intent)"
        case .choose: "choose"
        case .say: "say"
        case .performed(let performed): "performed \(performed.intent)"
        case .unmatched: "unmatched"
        case .cancelled(let cancelled): "cancelled \(cancelled.intent), \(cancelled.reason.rawValue)"
        case .failed: "failed"
        }
    }
}
