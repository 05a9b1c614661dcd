import Foundation
import Parlance
import PhraseTesting
import Synchronization
import Testing

enum Size: String, AppEnum {
    case small, large

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "small", .large: "large"]
}

struct OrderTea: AppIntent {
    static let title: LocalizedStringResource = "Order tea"

    @Parameter(title: "Size") var size: Size
    @Parameter(title: "Sugar", default: 0) var sugar: Int

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "A \(size.rawValue) tea.") }
}

struct CloseShop: AppIntent {
    static let title: LocalizedStringResource = "Close"

    func perform() async throws -> some IntentResult { .result() }
}

struct TeaShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OrderTea(), phrases: ["Order a \(\.$size) tea in \(.applicationName)", "Order tea in \(.applicationName)"],
            shortTitle: "Tea", systemImageName: "cup")
        AppShortcut(intent: CloseShop(), phrases: ["Close \(.applicationName)"], shortTitle: "Close", systemImageName: "door")
    }
}

/// What a test of other people's phrases says, where they are as they should be and where they are not.
@Suite struct PhraseTesterTests {
    private let tea = Result { try PhraseTester(TeaShortcuts.self, appName: "Tearoom") }

    @Test func `a sentence runs an intent, with values of its types`() async throws {
        let tea = try tea.get()
        await tea.expect("order a large tea in Tearoom", runs: OrderTea.self, with: (\.$size, .large), (\.$sugar, 0))
        await tea.expect("close tearoom", runs: CloseShop.self)
        tea.expect("order a large tea in Tearoom", runs: "OrderTea", with: ["size": "large"])
        tea.expectNoMatch("order coffee in Tearoom")
        tea.expectNoClashes()
    }

    /// The texts of the issues that a body records.
    private func issues(_ body: @Sendable () async throws -> Void) async throws -> [String] {
        let texts = Texts()
        try await withKnownIssue {
            try await body()
        } matching: { issue in
            texts.add(issue.comments.map(\.rawValue).joined(separator: "\n"))
            return true
        }
        return texts.all
    }

    @Test func `another value is told with what was expected, and how the sentence was read`() async throws {
        let tea = try tea.get()
        let found = try await issues { await tea.expect("order a large tea in Tearoom", runs: OrderTea.self, with: (\.$size, .small)) }
        #expect(found.count == 1)
        #expect(
            found.first?.hasPrefix("'order a large tea in Tearoom': size is large, expected small\nmatched 'Order a <size> tea in <app>'")
                == true)
        #expect(found.first?.contains("size: \"large\" from 'large'") == true)
    }

    @Test func `another intent, and none, are told with the phrases that came nearest`() async throws {
        let tea = try tea.get()
        let other = try await issues { await tea.expect("close Tearoom", runs: OrderTea.self) }
        #expect(other.first?.hasPrefix("'close Tearoom' runs Tearoom.CloseShop, expected Tearoom.OrderTea\nmatched 'Close <app>'") == true)
        let none = try await issues { await tea.expect("order a huge tea in Tearoom", runs: OrderTea.self, with: (\.$size, .large)) }
        #expect(
            none.first?.hasPrefix(
                "'order a huge tea in Tearoom' matches no phrase, expected Tearoom.OrderTea\nnear 'Order a <size> tea in <app>'")
                == true)
        #expect(none.first?.contains("at 'huge tea in Tearoom' expected") == true)
        let some = try await issues { tea.expectNoMatch("close Tearoom") }
        #expect(some.first?.hasPrefix("'close Tearoom' runs Tearoom.CloseShop, expected no match") == true)
        let text = try await issues {
            tea.expect("order a large tea in Tearoom", runs: "OrderTea", with: ["size": "small", "milk": "yes"])
        }
        #expect(text.count == 2)
    }

    @Test func `a conversation goes as it is written, or is told where it does not`() async throws {
        let tea = try tea.get()
        let transcript = try ConversationTranscript(
            path: "tea", text: "> order tea in Tearoom\nask size\n> large\nperformed OrderTea(size: large, sugar: 0) \"A large tea.\"\n")
        await tea.expect(transcript)
        let other = try ConversationTranscript(path: "tea", text: "> close Tearoom\nperformed OrderTea()\n")
        let found = try await issues { await tea.expect(other) }
        let told =
            "tea:2: after 'close Tearoom' expected performed OrderTea(), found performed Tearoom.CloseShop()\nmatched 'Close <app>' ("
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix(told) == true)
        let unmatched = try ConversationTranscript(path: "tea", text: "> order a huge tea in Tearoom\nask size\n> close tea\nsay\nsay\n")
        let near = try await issues { await tea.expect(unmatched) }
        #expect(near.count == 3)
        #expect(near.first?.contains("\nnear 'Order a <size> tea in <app>' (") == true)
        #expect(near.dropFirst().first?.contains("\nnear 'Close <app>' (") == true)
        #expect(near.last == "tea:5: after 'close tea' expected say, found nothing more", "it is explained once")
        let absent = try await issues { await tea.expect(transcript: "/absent.transcript") }
        #expect(absent.count == 1)
    }

    @Test func `phrases are held to Apple's rules`() async throws {
        try tea.get().expectAppleRules()
        let text = """
            app Tea = Tea
            intent A
              - make <app> hot
              - make some tea
            intent B
              - make <app> hut
            """
        let phrases = try PhraseTester([.text(text, name: "tea.phrases")])
        #expect(
            try await issues { phrases.expectAppleRules() } == [
                "tea.phrases:4:5: error: the phrase does not name the app; App Intents drops it",
                "tea.phrases:6:5: warning: a phrase of 'B' is nearly one of 'A'; such phrases are told apart badly",
            ])
    }

    @Test func `phrases of two intents that a sentence reaches alike are told with it`() async throws {
        let text = """
            list colour
              red
              dark blue
            list mood
              dark blue
            list room bound
            intent A
              - pick <colour>
              - light [in] <room>
            intent B
              - pick <mood>
              - light <room>
            """
        let phrases = try PhraseTester([.text(text, name: "two.phrases")])
        #expect(
            try await issues { phrases.expectNoClashes() } == [
                "two.phrases:11:5: warning: 'B' and 'A' are both reached by 'pick dark blue'; "
                    + "the other phrase is 'pick <colour>' (two.phrases:8)",
                "two.phrases:12:5: warning: 'B' and 'A' are both reached by 'light <room>'; "
                    + "the other phrase is 'light [in] <room>' (two.phrases:9)",
            ])
    }

    @Test func `phrases of two intents that are the same are told`() async throws {
        let phrases = try PhraseTester([.text("intent A\n  - go\nintent B\n  - go\n", name: "two.phrases")])
        #expect(
            try await issues { phrases.expectNoClashes() } == [
                "two.phrases:4:5: warning: 'B' and 'A' are both reached by 'go'; the other phrase is 'go' (two.phrases:2)"
            ])
        let found = try await issues { phrases.expect("go", runs: "A") }
        #expect(found.count == 1)
        #expect(
            found.first?.hasPrefix("'go' runs A or, as well, B\nmatched 'go' (two.phrases:2)\nas well 'go' (two.phrases:4), which runs B")
                == true)
    }

    @Test func `an intent of another app is another intent, also by the same name`() async throws {
        let both = try PhraseTester(
            [.text("app Cafe = Cafe\nintent OrderTea\n  - a cup in <app>\n", name: "cafe.phrases")],
            apps: [IntentApp("Tearoom", providers: [TeaShortcuts.self])])
        await both.expect("order tea in Tearoom", runs: OrderTea.self)
        both.expect("a cup in Cafe", runs: "OrderTea")
        both.expect("a cup in Cafe", runs: "Cafe.OrderTea")
        let typed = try await issues { await both.expect("a cup in Cafe", runs: OrderTea.self) }
        #expect(typed.first?.hasPrefix("'a cup in Cafe' runs Cafe.OrderTea, expected Tearoom.OrderTea\n") == true)
        let named = try await issues { both.expect("order tea in Tearoom", runs: "Cafe.OrderTea") }
        #expect(named.first?.hasPrefix("'order tea in Tearoom' runs Tearoom.OrderTea, expected Cafe.OrderTea\n") == true)
    }
}

/// What issues say, in the order recorded.
private final class Texts: Sendable {
    private let texts = Mutex<[String]>([])

    func add(_ text: String) { texts.withLock { $0.append(text) } }

    var all: [String] { texts.withLock(\.self) }
}
