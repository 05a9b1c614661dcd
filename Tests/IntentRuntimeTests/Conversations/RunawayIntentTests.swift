import Dialog
import Foundation
import IntentModel
import Synchronization
import Testing
import ValueTypes

@testable import IntentRuntime

@Suite("An intent that does not end well leaves the session usable")
struct RunawayIntentTests {
    private static let phrases = """
        language en
        app Mill = Mill
        intent Hang
          - hang [in <app>]
        intent Throw
          - throw [in <app>]
        intent Go
          - go [in <app>]
          say "Gone."
        intent Ask
          - ask me
          parameter title: text
            ask "What?"
          say "It is <title>."
        intent AskThenHang
          - ask then hang
        intent AskTwice
          - ask twice
        intent HangWhenUndone
          - grind
        """

    private static func session(
        timeLimit: Duration = .milliseconds(100), hang: @escaping @Sendable () async -> Void = { await Task.forever() }
    ) throws -> Session {
        var registry = IntentRegistry()
        registry.register(IntentApp("Mill", intents: [AskThenHang.self, AskTwice.self, HangWhenUndone.self]))
        registry.register("Hang", app: "Mill") { _ in
            await hang()
            return .done
        }
        registry.register("Throw", app: "Mill") { _ in throw CancellationError() }
        return Session(
            library: try PhraseLibrary([.text(phrases, name: "mill")], apps: registry.apps), registry: registry,
            options: SessionOptions(reading: InterpreterTests.options, timeLimit: timeLimit))
    }

    private static func lines(_ session: Session, _ sentence: String) async -> [String] {
        await session.send(sentence).map { $0.brief }
    }

    @Test(arguments: ["hang", "throw"])
    func whatWasAskedBeforeComesBack(command: String) async throws {
        let session = try Self.session()
        #expect(await Self.lines(session, "ask me") == ["ask title"])
        #expect(await Self.lines(session, "\(command) \(command)") == ["performed Ask(title: \(command) \(command))"])
        #expect(await Self.lines(session, "ask me") == ["ask title"])
        let came = await Self.lines(session, "\(command) in Mill and then go in Mill")
        #expect(came.map { $0.prefix { $0 != " " } } == ["say", "failed", "ask"], "\(came)")
        #expect(await Self.lines(session, "tea") == ["performed Ask(title: tea)"])
        #expect(await session.state.isIdle)
    }

    @Test func theTimeLimitHoldsAfterAnAnswerToo() async throws {
        let session = try Self.session()
        #expect(await Self.lines(session, "ask then hang") == ["ask level"])
        #expect(await Self.lines(session, "3") == ["failed AskThenHang"])
        #expect(await Self.lines(session, "go") == ["performed Go()"])
    }

    @Test func aRunThatIsCancelledEnds() async throws {
        let session = try Self.session()
        #expect(await Self.lines(session, "ask then hang") == ["ask level"])
        #expect(await Self.lines(session, "cancel") == ["cancelled AskThenHang, user"])
        #expect(await Self.lines(session, "go") == ["performed Go()"])
    }

    @Test func requestsOfSeveralTasksAreAnsweredInTurn() async throws {
        let session = try Self.session(timeLimit: .seconds(20))
        _ = await session.send("ask twice")
        _ = await session.send("3")
        let last = await session.send("4")
        guard case .performed(let performed)? = last.last else {
            Issue.record("\(last)")
            return
        }
        #expect(["3 4", "4 3"].contains(performed.dialog))
    }

    /// A late result is nobody's: the history has no entry for it.
    @Test func whatEndsLateIsDropped() async throws {
        let ended = AsyncStream.makeStream(of: Void.self)
        let gate = AsyncStream.makeStream(of: Void.self)
        let session = try Self.session {
            // A task of its own does not hear that the run was cancelled.
            await Task.detached { for await _ in gate.stream { break } }.value
            ended.continuation.yield()
        }
        #expect(await Self.lines(session, "hang") == ["failed Hang"])
        gate.continuation.yield()
        for await _ in ended.stream { break }
        #expect(await Self.lines(session, "go") == ["performed Go()"])
        #expect(await session.state.history.entries.map(\.intent.name) == ["Go"])
    }

    @Test func onlySoManyAreAbandonedAtOnce() async throws {
        let gate = Gate()
        let session = try Self.session(timeLimit: .milliseconds(20)) { await Task.detached { await gate.wait() }.value }
        for _ in 0..<Session.abandonedLimit { #expect(await Self.lines(session, "hang") == ["failed Hang"]) }
        let begun = gate.waiting
        let ninth = await session.send("hang")
        #expect(ninth.map { $0.brief } == ["failed Hang"])
        #expect(gate.waiting == begun, "a run more is not begun")
        #expect(await Self.lines(session, "ask me") == ["ask title"], "the conversation goes on")
        #expect(await Self.lines(session, "cancel") == ["cancelled Ask, user"])
        gate.open()
        while await Self.lines(session, "go") != ["performed Go()"] { await Task.yield() }
    }

    @Test func aSentenceWhoseTaskIsCancelledIsTakenAllTheSame() async throws {
        let session = try Self.session()
        let turn = Task { await session.send("ask me") }
        turn.cancel()
        #expect(await turn.value.map { $0.brief } == ["ask title"])
        #expect(await Self.lines(session, "tea") == ["performed Ask(title: tea)"])
    }

    @Test func anUndoThatHangsIsGivenUp() async throws {
        let session = try Self.session()
        #expect(await Self.lines(session, "grind") == ["performed HangWhenUndone()"])
        #expect(await Self.lines(session, "undo") == ["say"])
        #expect(await session.state.isIdle)
        #expect(await Self.lines(session, "go") == ["performed Go()"])
        HangWhenUndone.gate.open()
    }

    /// The alarm may come before anybody waits.
    @Test func aTimeLimitThatIsOverIsHeard() async {
        for _ in 0..<50 {
            let run = Performance(journal: [])
            run.start { _ in
                await Task.forever()
                return PerformedResult()
            }
            for limit in [Duration.zero, .nanoseconds(1), .seconds(-1)] {
                guard case .timedOut = await run.next(within: limit) else {
                    Issue.record("not timed out")
                    return
                }
            }
            run.abandon()
        }
    }
}

extension Task where Success == Never, Failure == Never {
    /// Until the task is cancelled.
    fileprivate static func forever() async { while (try? await sleep(for: .seconds(3_600))) != nil {} }
}

/// Holds tasks until it is opened.
private final class Gate: Sendable {
    private let state = Mutex((isOpen: false, waiting: 0))

    var waiting: Int { state.withLock { $0.waiting } }

    func open() { state.withLock { $0.isOpen = true } }

    func wait() async {
        state.withLock { $0.waiting += 1 }
        while !state.withLock({ $0.isOpen }) { try? await Task.sleep(for: .milliseconds(5)) }
    }

    func block() { while !state.withLock({ $0.isOpen }) { usleep(5_000) } }
}

private struct AskThenHang: AppIntent {
    static let title: LocalizedStringResource = "Ask, then hang"

    @Parameter(title: "Level") var level: Int?

    func perform() async throws -> some IntentResult {
        _ = try await $level.requestValue("What level?")
        await Task.forever()
        return .result()
    }
}

private struct AskTwice: AppIntent {
    static let title: LocalizedStringResource = "Ask twice"

    @Parameter(title: "Level") var level: Int?
    @Parameter(title: "Height") var height: Int?

    func perform() async throws -> some IntentResult & ProvidesDialog {
        async let one = $level.requestValue("What level?")
        async let two = $height.requestValue("What height?")
        let (level, height) = try await (one, two)
        return .result(dialog: "\(level) \(height)")
    }
}

private struct HangWhenUndone: UndoableIntent {
    static let title: LocalizedStringResource = "Grind"
    static let gate = Gate()

    func perform() async throws -> some IntentResult {
        undoManager?.registerUndo(withTarget: Self.gate) { $0.block() }
        return .result()
    }
}
