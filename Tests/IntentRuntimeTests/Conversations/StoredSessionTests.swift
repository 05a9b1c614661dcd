import Dialog
import Foundation
import IntentModel
import IntentRuntime
import Testing
import ValueTypes

@Suite("A conversation that was stored")
struct StoredSessionTests {
    private static func session(
        followsLanguage: Bool = true, performed: @escaping @Sendable (IntentInvocation) -> Void = { _ in }
    ) -> Session {
        Session(
            library: Household.library, registry: Household.registry(performed: performed),
            options: Household.options(followsLanguage: followsLanguage))
    }

    private static func taken(_ stored: Data) throws -> Session {
        try Session(resuming: stored, library: Household.library, registry: Household.registry(), options: Household.options())
    }

    @Test func goesOnInItsLanguage() async throws {
        let first = Self.session()
        _ = await first.send("baisse la lampe dans Bureau")
        let second = try Self.taken(await first.stored())
        #expect(await second.language == "fr")
        let (expected, events) = (await first.send("aide"), await second.send("aide"))
        #expect(events == expected)
    }

    @Test func answersWhatAnIntentAskedInsideFromTheJournal() async throws {
        let first = Self.session()
        for sentence in ["plan a trip to Rome with Desk", "3", "2"] { _ = await first.send(sentence) }
        let second = try Self.taken(await first.stored())
        guard case .confirm(let confirm)? = await second.resume().last else {
            Issue.record("nothing asked")
            return
        }
        #expect(confirm.text == "Book it?")
        guard case .performed(let performed)? = await second.send("yes").last else {
            Issue.record("not performed")
            return
        }
        #expect(performed.dialog == "Rome, 3 nights, 2 guests.")
    }

    /// The words of the intent's own for a no are stored with its question.
    @Test func knowsTheWordsForNo() async throws {
        let first = Self.session()
        for sentence in ["plan a trip to Rome with Desk", "3", "2"] { _ = await first.send(sentence) }
        let second = try Self.taken(await first.stored())
        guard case .cancelled(let cancelled)? = await second.send("keep looking").last else {
            Issue.record("not understood")
            return
        }
        #expect(cancelled.reason == .refused)
    }

    /// A process that ends while an intent runs leaves a state in which nothing can be said before that is told.
    @Test func inTheMiddleOfARunBeginsWithItsEnd() async throws {
        let first = Self.session()
        _ = await first.send("add an expense to Purse")
        _ = await first.send("dim the lamp with Desk")
        var object = try #require(try JSONSerialization.jsonObject(with: await first.stored()) as? [String: Any])
        var frames = try #require(object["frames"] as? [[String: Any]])
        frames[1]["question"] = nil
        object["frames"] = frames
        object["operation"] = ["performing": [String: Any]()]
        let second = try Self.taken(JSONSerialization.data(withJSONObject: object))
        let lines = await second.send("coffee").map(\.brief)
        #expect(lines.count == 2, "\(lines)")
        #expect(lines.first?.hasPrefix("failed DimLamp") == true)
        #expect(lines.last?.hasPrefix("ask price") == true)
    }

    @Test func ofAnotherVersionIsRefused() async throws {
        var object = try #require(try JSONSerialization.jsonObject(with: await Self.session().stored()) as? [String: Any])
        object["version"] = 7
        let stored = try JSONSerialization.data(withJSONObject: object)
        #expect(throws: StoredSessionError.unknownVersion(7, known: DialogState.currentVersion)) { try Self.taken(stored) }
        #expect("\(StoredSessionError.unknownVersion(7, known: 1))" == "the conversation was stored in version 7; this is version 1")
    }

    @Test(arguments: ["", "{", "[]", "{}", #"{"version":1}"#, "\u{0}", String(repeating: "[", count: 100_000)])
    func thatIsNoneIsRefused(text: String) {
        #expect(throws: StoredSessionError.self) { try Self.taken(Data(text.utf8)) }
    }

    @Test func thatIsTooLargeIsNeitherStoredNorRead() async throws {
        let session = Self.session()
        for _ in 0..<3 {
            _ = await session.send("remove an expense from Purse")
            _ = await session.send(String(repeating: "long ", count: 12_000))
        }
        let error = await #expect(throws: StoredSessionError.self) { try await session.stored() }
        guard case .tooLarge(let given, Session.storedSizeLimit)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(given > Session.storedSizeLimit)
        #expect("\(StoredSessionError.tooLarge(given: given, allowed: 10))" == "the conversation has \(given) bytes; at most 10 are stored")
        #expect(throws: StoredSessionError.tooLarge(given: 300_000, allowed: Session.storedSizeLimit)) {
            try Self.taken(Data(repeating: 32, count: 300_000))
        }
        _ = await session.send("cancel everything")
        #expect(try await session.stored().count < 16 * 1024, "the conversation goes on, and can be stored again")
    }

    /// What was performed is remembered up to a number of bytes.
    @Test func remembersLittleOfLongTexts() async throws {
        let session = Self.session()
        for _ in 0..<8 {
            _ = await session.send("add an expense to Purse")
            _ = await session.send(String(repeating: "long ", count: 800))
            _ = await session.send("4")
            _ = await session.send("food")
        }
        #expect(await session.state.history.entries.count == 1)
        #expect(try await session.stored().count < 16 * 1024)
    }
}
