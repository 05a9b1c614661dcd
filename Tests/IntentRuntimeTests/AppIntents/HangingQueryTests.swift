import Foundation
import IntentModel
import IntentRuntime
import Testing
import ValueTypes

/// What an app is asked for outside an intent: a query that never answers is as one that throws, and the conversation goes on.
@Suite struct HangingQueryTests {
    @Test func aQueryThatNeverAnswersHangsNoSession() async throws {
        let app = IntentApp("Well", providers: [Well.Shortcuts.self])
        var registry = IntentRegistry()
        registry.register(app)
        let session = Session(
            library: try PhraseLibrary([], apps: [app]), registry: registry,
            options: SessionOptions(reading: InterpreterTests.options, timeLimit: .milliseconds(100)))
        guard case .ask(let ask)? = await session.send("Draw from a well with Well").last else {
            Issue.record("the well is asked for")
            return
        }
        #expect(ask.parameter == "well")
        guard case .ask? = await session.send("the deep one").last else {
            Issue.record("nothing is found, and it is asked again")
            return
        }
        guard case .cancelled? = await session.send("cancel").last else {
            Issue.record("the conversation goes on")
            return
        }
    }
}

/// A well that nobody reaches.
private enum Well {
    struct Entity: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Well"
        static let defaultQuery = Query()
        var id: String
        var displayRepresentation: DisplayRepresentation { "\(id)" }
    }

    struct Query: EntityStringQuery {
        func entities(for identifiers: [String]) async throws -> [Entity] { identifiers.map { Entity(id: $0) } }
        func suggestedEntities() async throws -> [Entity] { try await never() }
        func entities(matching string: String) async throws -> [Entity] { try await never() }

        /// Not even when it is told to stop.
        private func never() async throws -> [Entity] { await withUnsafeContinuation { (_: UnsafeContinuation<[Entity], Never>) in } }
    }

    struct Draw: AppIntent {
        static let title: LocalizedStringResource = "Draw"

        @Parameter(title: "Well")
        var well: Entity

        func perform() async throws -> some IntentResult { .result() }
    }

    struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(intent: Draw(), phrases: ["Draw from a well with \(.applicationName)"], shortTitle: "Draw", systemImageName: "drop")
        }
    }
}
