import Dialog
import IntentRuntime
import Synchronization
import Testing
import ValueTypes

/// Intents of phrase files, performed by closures.
@Suite("A closure")
struct ClosureIntentTests {
    private static let phrases = """
        language en
        app Inn = Inn
        intent Book
          - book a table in <app>
          - book a table for <guests> in <app>
          parameter guests: integer in 1 ... 12
            ask "How many?"
          say "A table for <guests>."
        """

    /// The tables booked, as the closures keep them.
    private final class Tables: Sendable {
        private let state = Mutex<[Int]>([])

        var all: [Int] { state.withLock { $0 } }

        func book(_ guests: Int) { state.withLock { $0.append(guests) } }

        func free(_ guests: Int) { state.withLock { tables in tables.lastIndex(of: guests).map { _ = tables.remove(at: $0) } } }
    }

    private func session(_ tables: Tables) throws -> Session {
        var registry = IntentRegistry()
        registry.register(
            "Book", app: "Inn", undo: { tables.free($0.integer("guests") ?? 0) },
            perform: { invocation in
                tables.book(invocation.integer("guests") ?? 0)
                return .done
            })
        registry.check("guests", of: "Book", app: "Inn") { value, _ in value == .integer(7) ? "There is no table for seven." : nil }
        return Session(
            library: try PhraseLibrary([.text(Self.phrases, name: "inn")]), registry: registry,
            options: SessionOptions(reading: InterpreterTests.options))
    }

    @Test func `says why a value cannot be, in the sentence, at the question and in a correction`() async throws {
        let tables = Tables()
        let session = try session(tables)
        #expect(
            await session.send("book a table for 7 in Inn").map(\.transcriptLine) == [
                "say \"There is no table for seven.\"", "ask Inn.Book.guests 1 \"How many?\"",
            ])
        #expect(await session.send("7").first == .say("There is no table for seven."))
        #expect(await session.send("4").map(\.transcriptLine).last?.hasPrefix("performed") == true)
        let kept = await session.send("no, 7")
        #expect(kept.count == 1 && kept.first?.transcriptLine.contains("There is no table for seven.") == true)
        #expect(tables.all == [4])
    }

    @Test func `takes back what it did, and a correction afterwards does it anew`() async throws {
        let tables = Tables()
        let session = try session(tables)
        _ = await session.send("book a table for 2 in Inn")
        _ = await session.send("book a table for 4 in Inn")
        _ = await session.send("no, 5")
        #expect(tables.all == [2, 5])
        _ = await session.send("undo")
        #expect(tables.all == [2])
        _ = await session.send("undo")
        #expect(tables.all.isEmpty)
        #expect(await session.send("undo") == [.say("There is nothing to undo.")])
    }
}
