import Dialog
import Foundation
import IntentModel
import IntentRuntime
import Synchronization
import Testing
import ValueTypes

@Suite("A session")
struct SessionTests {
    static func session(_ phrases: String = PhraseLibraryTests.expenses, registry: IntentRegistry = IntentRegistry()) throws -> Session {
        Session(
            library: try PhraseLibrary([.text(phrases, name: "p")]), registry: registry,
            options: SessionOptions(reading: InterpreterTests.options, timeLimit: .milliseconds(500)))
    }

    @Test("asks for what is missing in order of declaration, then performs")
    func asking() async throws {
        let session = try Self.session(
            """
            language en
            app Purse = Purse
            intent AddExpense "Add an expense"
              - add an expense in <app>
              parameter title: text
                ask "What for?"
              parameter price: number in 0 ... 1000
              parameter day: date
              say "Added <title> for <price>."
            """)
        let first = await session.send("Add an expense in Purse")
        guard case .ask(let ask)? = first.last else {
            Issue.record("\(first)")
            return
        }
        #expect(ask.parameter == "title" && ask.text == "What for?" && ask.attempt == 1 && ask.app == "Purse")
        let second = await session.send("Coffee")
        guard case .ask(let price)? = second.last else {
            Issue.record("\(second)")
            return
        }
        #expect(price.parameter == "price")
        _ = await session.send("4.50")
        let last = await session.send("yesterday")
        guard case .performed(let performed)? = last.last else {
            Issue.record("\(last)")
            return
        }
        #expect(performed.parameters.map(\.name) == ["title", "price", "day"])
        #expect(performed.parameters[0].value.value == .text("Coffee"))
        #expect(performed.parameters[1].value.value == .number(4.5))
        #expect(performed.parameters[2].value.value == .instant(Instant(year: 2026, month: 11, day: 29, grain: .day)))
        #expect(performed.dialog == "Added Coffee for 4.5.")
    }

    @Test("takes several values in one answer, in any order", arguments: ["coffee, 4.50, yesterday", "4.50, coffee, yesterday"])
    func severalValues(answer: String) async throws {
        let session = try Self.session(
            """
            language en
            intent Add
              - add
              parameter title: text
              parameter price: number
              parameter day: date
            """)
        _ = await session.send("add")
        let events = await session.send(answer)
        guard case .performed(let performed)? = events.last else {
            Issue.record("\(events)")
            return
        }
        #expect(performed.parameters.map(\.value.text) == ["coffee", "4.50", "yesterday"])
    }

    @Test("an intent that hangs is given up at the time limit, and the session goes on")
    func hanging() async throws {
        var registry = IntentRegistry()
        registry.register("Hang") { _ in
            try? await Task.sleep(for: .seconds(3))
            return .done
        }
        let session = try Self.session("language en\nintent Hang\n  - hang\nintent Go\n  - go\n  say \"Gone.\"\n", registry: registry)
        let events = await session.send("hang")
        guard case .failed(let failed)? = events.last else {
            Issue.record("\(events)")
            return
        }
        #expect(failed.intent == "Hang")
        let next = await session.send("go")
        guard case .performed(let performed)? = next.last else {
            Issue.record("\(next)")
            return
        }
        #expect(performed.dialog == "Gone.")
    }

    @Test("a program's arguments are a vector: nothing in a value is read by a shell")
    func programs() async throws {
        let phrases = "language en\nintent Say\n  - say <words>\n  parameter words: text\n  run [\"printf\", \"%s\", \"--\", \"<words>\"]\n"
        let library = try PhraseLibrary([.text(phrases, name: "p")])
        let forbidden = Session(library: library, registry: IntentRegistry(), options: SessionOptions(reading: InterpreterTests.options))
        guard case .failed? = await forbidden.send("say hello").last else {
            Issue.record("ran without being allowed")
            return
        }
        let allowed = Session(
            library: library, registry: IntentRegistry(),
            options: SessionOptions(reading: InterpreterTests.options, allowsPrograms: true))
        let events = await allowed.send("say $(echo hello); `date`")
        guard case .performed(let performed)? = events.last else {
            Issue.record("\(events)")
            return
        }
        #expect(performed.dialog == "--$(echo hello); `date", "a backtick at the edge of a sentence is not heard")
    }

    @Test(
        "a program that does not do its work is told of in the language of the session",
        arguments: [
            ("en", "[\"false\"]", true, "“false” ended with status 1."),
            ("fr", "[\"false\"]", true, "« false » s'est terminé avec le statut 1."),
            ("en", "[\"no-such-program\"]", true, "There is no program “no-such-program”."),
            ("en", "[\"sh\", \"-c\", \"echo out of paper >&2; exit 3\"]", true, "sh: out of paper"),
            ("fr", "[\"true\"]", false, "Il n'est pas permis de lancer des programmes ici."),
        ])
    func failingPrograms(language: String, program: String, isAllowed: Bool, text: String) async throws {
        var reading = InterpreterTests.options
        reading.languages = [try #require(LanguageTag(language))]
        let session = Session(
            library: try PhraseLibrary([.text("language en\nintent Go\n  - go\n  run \(program)\n", name: "p")]),
            registry: IntentRegistry(),
            options: SessionOptions(reading: reading, allowsPrograms: isAllowed))
        guard case .failed(let failed)? = await session.send("go").last else {
            Issue.record("not failed")
            return
        }
        #expect(failed.text == text)
    }

    @Test("a program that leaves another behind is not waited for beyond its own end")
    func programsLeftBehind() async throws {
        let phrases = """
            language en
            intent Start
              - start
              run ["sh", "-c", "sleep 300 & echo started"]
            """
        let session = Session(
            library: try PhraseLibrary([.text(phrases, name: "p")]), registry: IntentRegistry(),
            options: SessionOptions(reading: InterpreterTests.options, allowsPrograms: true))
        guard case .performed(let performed)? = await session.send("start").last else {
            Issue.record("not performed")
            return
        }
        #expect(performed.dialog == "started")
    }

    @Test("a session that is let go at a question inside perform lets go of the run")
    func lettingGo() async throws {
        var registry = IntentRegistry()
        registry.register(IntentApp("Asker", intents: [AskInside.self]))
        let library = try PhraseLibrary(
            [.text("language en\napp Asker = Asker\nintent AskInside\n  - ask inside\n", name: "p")], apps: registry.apps)
        var session: Session? = Session(library: library, registry: registry, options: SessionOptions(reading: InterpreterTests.options))
        guard case .confirm? = await session?.send("ask inside").last else {
            Issue.record("nothing asked")
            return
        }
        session = nil
        for await _ in AskInside.ended.stream { break }
    }

    @Test("an argument keeps signs that begin no reference")
    func signsInArguments() async throws {
        let phrases = """
            language en
            intent Say
              - say <words>
              parameter words: text
              run ["echo", "a < b > c", "1 <2> 3", "--", "<words>"]
            """
        let session = Session(
            library: try PhraseLibrary([.text(phrases, name: "p")]), registry: IntentRegistry(),
            options: SessionOptions(reading: InterpreterTests.options, allowsPrograms: true))
        guard case .performed(let performed)? = await session.send("say x").last else {
            Issue.record("not performed")
            return
        }
        #expect(performed.dialog == "a < b > c 1 <2> 3 -- x")
    }

    @Test("a long answer is read in linear time", arguments: ["milk ", "3 ", "< "])
    func longAnswers(word: String) async throws {
        let session = try Self.session(
            "language en\nintent Add\n  - add\n  parameter item: item\n  parameter count: integer\nlist item\n  milk\n  tea\n")
        _ = await session.send("add")
        let events = await session.send(String(repeating: word, count: 12_000))
        guard case .ask(let ask)? = events.last else {
            Issue.record("\(events)")
            return
        }
        #expect(ask.parameter == "item" && ask.attempt == 2)
    }

    @Test("state goes on in another session")
    func resuming() async throws {
        let phrases = "language en\nintent Add\n  - add\n  parameter title: text\n  parameter price: number\n"
        let first = try Self.session(phrases)
        _ = await first.send("add")
        _ = await first.send("tea")
        let data = try JSONEncoder().encode(await first.state)
        let second = Session(
            library: try PhraseLibrary([.text(phrases, name: "p")]), registry: IntentRegistry(),
            options: SessionOptions(reading: InterpreterTests.options), state: try JSONDecoder().decode(DialogState.self, from: data))
        guard case .ask(let ask)? = await second.resume().last else {
            Issue.record("nothing asked")
            return
        }
        #expect(ask.parameter == "price")
        guard case .performed(let performed)? = await second.send("3").last else {
            Issue.record("not performed")
            return
        }
        #expect(performed.parameters.map(\.value.text) == ["tea", "3"])
    }

    @Test("undo takes back what an undoable intent did, once")
    func undoing() async throws {
        var registry = IntentRegistry()
        registry.register(IntentApp("Lamp", intents: [SwitchLamp.self]))
        let library = try PhraseLibrary(
            [.text("language en\napp Lamp = Lamp\nintent SwitchLamp\n  - switch the lamp\n", name: "p")], apps: registry.apps)
        let session = Session(library: library, registry: registry, options: SessionOptions(reading: InterpreterTests.options))
        _ = await session.send("switch the lamp")
        #expect(Lamp.shared.isOn)
        #expect(await session.send("undo") == [.say("“Switch the lamp” is undone.")])
        #expect(!Lamp.shared.isOn)
        #expect(await session.send("undo") != [.say("“Switch the lamp” is undone.")], "there is nothing left to take back")
        #expect(!Lamp.shared.isOn)
    }
}

final class Lamp: Sendable {
    static let shared = Lamp()
    private let state = Mutex(false)

    var isOn: Bool { state.withLock { $0 } }
    func turn() { state.withLock { $0.toggle() } }
}

struct SwitchLamp: UndoableIntent {
    static let title: LocalizedStringResource = "Switch the lamp"

    func perform() async throws -> some IntentResult {
        Lamp.shared.turn()
        undoManager?.registerUndo(withTarget: Lamp.shared) { $0.turn() }
        return .result()
    }
}

struct AskInside: AppIntent {
    static let title: LocalizedStringResource = "Ask inside"
    /// Yields when a run has ended without an answer.
    static let ended = AsyncStream.makeStream(of: Void.self)

    func perform() async throws -> some IntentResult {
        do {
            try await requestConfirmation(dialog: "Go on?")
        } catch {
            Self.ended.continuation.yield()
            throw error
        }
        return .result()
    }
}
