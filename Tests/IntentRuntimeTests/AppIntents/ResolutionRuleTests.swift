import Foundation
import IntentModel
import IntentRuntime
import Synchronization
import Testing
import ValueTypes

/// Apple's rules of how an intent gets its values and how it ends, as a person in a conversation meets them.
@Suite(.serialized) struct ResolutionRuleTests {
    private static func session() throws -> Session {
        let app = IntentApp("Post", providers: [Letters.Shortcuts.self])
        var registry = IntentRegistry()
        registry.register(app)
        return Session(
            library: try PhraseLibrary([], apps: [app]), registry: registry, options: SessionOptions(reading: InterpreterTests.options))
    }

    /// The events of the last of several sentences, as transcripts write them.
    private static func last(_ sentences: String...) async throws -> [String] {
        let session = try session()
        var events: [SessionEvent] = []
        for sentence in sentences { events = await session.send(sentence) }
        return events.map(\.transcriptLine)
    }

    @Test func anUnfilledEnumIsAChoiceInTheWordsOfItsDisambiguation() async throws {
        #expect(try await Self.last("Stamp with Post") == ["ask Post.Stamp.kind 1 \"First class or second?\": \"First\", \"Second\""])
        #expect(try await Self.last("Stamp with Post", "second") == ["performed Post.Stamp(kind: \"second\") \"Second, no note.\""])
    }

    @Test func theOneOptionIsTakenAndAnOptionalLeftOutWithoutAQuestion() async throws {
        #expect(try await Self.last("Frank with Post") == ["performed Post.Frank(kind: \"first\") \"First.\""])
    }

    @Test func anErrorsTextForPeopleIsToldAndNoOther() async throws {
        #expect(try await Self.last("Lose it with Post") == ["failed Lose \"The letter is lost.\""])
        let other = try await Self.last("Tear it with Post")
        #expect(other.count == 1)
        #expect(other.allSatisfy { $0.hasPrefix("failed Tear") && !$0.contains("secret") }, "a LocalizedError is for programmers")
    }

    @Test func aNoToTheIntentEndsItAndANoToAValueIsAnAnswer() async throws {
        #expect(try await Self.last("Burn it with Post", "no") == ["cancelled Burn, refused \"“Burn” is cancelled.\""])
        #expect(try await Self.last("Burn it with Post", "yes") == ["performed Post.Burn() \"Burnt.\""])
        #expect(try await Self.last("Weigh it with Post", "no") == ["performed Post.Weigh(grams: 20) \"Not 20.\""])
        #expect(try await Self.last("Weigh it with Post", "yes") == ["performed Post.Weigh(grams: 20) \"20 it is.\""])
    }

    @Test func aNeededValueBeginsAgainWithoutTakingAnythingBack() async throws {
        let before = Letters.begun.withLock(\.self)
        #expect(try await Self.last("Seal it with Post") == ["ask Post.Seal.wax 1 \"Which wax?\""])
        #expect(
            try await Self.last("Seal it with Post", "red").allSatisfy { $0.hasPrefix("performed Post.Seal") && $0.hasSuffix("\"red\"") })
        #expect(Letters.begun.withLock(\.self) - before == 3, "once, and twice with an answer")
    }

    @Test func aDependencyThatNobodyAddedFailsTheRunAlone() async throws {
        let session = try Self.session()
        #expect(await session.send("Sort it with Post").map(\.transcriptLine).allSatisfy { $0.hasPrefix("failed Sort") })
        #expect(await session.send("Frank with Post").map(\.transcriptLine) == ["performed Post.Frank(kind: \"first\") \"First.\""])
    }
}

private enum Letters {
    static let begun = Mutex(0)

    enum Kind: String, AppEnum {
        case first, second
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Class"
        static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [.first: "First", .second: "Second"]
    }

    struct Stamp: AppIntent {
        static let title: LocalizedStringResource = "Stamp"
        @Parameter(title: "Class", requestValueDialog: "What?", requestDisambiguationDialog: "First class or second?") var kind: Kind
        @Parameter(title: "Note", requestValueDialog: "Which note?") var note: String?
        func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(kind), \(note ?? "no note").") }
    }

    struct Frank: AppIntent {
        static let title: LocalizedStringResource = "Frank"
        @Parameter(title: "Class", supportedValues: [.first]) var kind: Kind
        @Parameter(title: "Place") var place: Kind?
        func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(kind).") }
    }

    struct Lose: AppIntent {
        struct Lost: Error, CustomLocalizedStringResourceConvertible {
            var localizedStringResource: LocalizedStringResource { "The letter is lost." }
        }

        static let title: LocalizedStringResource = "Lose"
        func perform() async throws -> some IntentResult {
            if begun.withLock({ $0 >= 0 }) { throw Lost() }
            return .result()
        }
    }

    struct Tear: AppIntent {
        struct Torn: LocalizedError { var errorDescription: String? { "secret" } }

        static let title: LocalizedStringResource = "Tear"
        func perform() async throws -> some IntentResult {
            if begun.withLock({ $0 >= 0 }) { throw Torn() }
            return .result()
        }
    }

    struct Burn: AppIntent {
        static let title: LocalizedStringResource = "Burn"
        func perform() async throws -> some IntentResult & ProvidesDialog {
            try await requestConfirmation(actionName: .do, dialog: "Burn it?")
            return .result(dialog: "Burnt.")
        }
    }

    struct Weigh: AppIntent {
        static let title: LocalizedStringResource = "Weigh"
        @Parameter(title: "Grams", default: 20) var grams: Int
        func perform() async throws -> some IntentResult & ProvidesDialog {
            let isRight = try await $grams.requestConfirmation(for: grams, dialog: "\(grams)?")
            return .result(dialog: isRight ? "\(grams) it is." : "Not \(grams).")
        }
    }

    struct Seal: AppIntent {
        static let title: LocalizedStringResource = "Seal"
        @Parameter(title: "Wax") var wax: String?
        func perform() async throws -> some IntentResult & ProvidesDialog {
            begun.withLock { $0 += 1 }
            guard let wax else { throw $wax.needsValueError("Which wax?") }
            return .result(dialog: "\(wax)")
        }
    }

    final class Rack: Sendable {}

    struct Sort: AppIntent {
        static let title: LocalizedStringResource = "Sort"
        @Dependency var rack: Rack
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(intent: Stamp(), phrases: ["Stamp with \(.applicationName)"])
            AppShortcut(intent: Frank(), phrases: ["Frank with \(.applicationName)"])
            AppShortcut(intent: Lose(), phrases: ["Lose it with \(.applicationName)"])
            AppShortcut(intent: Tear(), phrases: ["Tear it with \(.applicationName)"])
            AppShortcut(intent: Burn(), phrases: ["Burn it with \(.applicationName)"])
            AppShortcut(intent: Weigh(), phrases: ["Weigh it with \(.applicationName)"])
            AppShortcut(intent: Seal(), phrases: ["Seal it with \(.applicationName)"])
            AppShortcut(intent: Sort(), phrases: ["Sort it with \(.applicationName)"])
        }
    }
}
