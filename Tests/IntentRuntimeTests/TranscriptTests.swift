import Foundation
import IntentRuntime
import Testing
import ValueTypes

/// Whole conversations, in data files (`ConversationTranscript` says how they are written). Today is Monday, 30 November 2026.
@Suite("A conversation")
struct TranscriptTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Transcripts")

    static let files: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".transcript") }.sorted()

    @Test("goes as it is written", arguments: files)
    func transcript(file: String) async throws {
        let path = Self.folder.appendingPathComponent(file).path
        let transcript = try ConversationTranscript(path: file, text: try String(contentsOfFile: path, encoding: .utf8))
        let library = try PhraseLibrary(transcript.phrases.map { .path(Self.folder.appendingPathComponent($0).path) })
        for conversation in transcript.conversations {
            let session = try Self.session(library, language: conversation.language ?? "en")
            for difference in await ConversationTranscript.differences(of: conversation, in: session) {
                Issue.record("\(file):\(difference.line): \(difference)")
            }
        }
        #expect(!transcript.conversations.isEmpty)
    }

    static func session(_ library: PhraseLibrary, language: String) throws -> Session {
        var reading = InterpreterTests.options
        reading.languages = [try #require(LanguageTag(language))]
        return Session(library: library, registry: IntentRegistry(), options: SessionOptions(reading: reading))
    }

    private static let shop = """
        app Shop = Shop
        intent Order
          - order <item> in <app>
          - order in <app>
          parameter item: text
            ask "What?"
          say "<item> is ordered."
        """

    private func differences(_ text: String) async throws -> [String] {
        let transcript = try ConversationTranscript(path: "here", text: text)
        let library = try PhraseLibrary([.text(Self.shop, name: "shop")])
        var found: [String] = []
        for conversation in transcript.conversations {
            let session = try Self.session(library, language: "en")
            found += await ConversationTranscript.differences(of: conversation, in: session).map { "\($0.line): \($0)" }
        }
        return found
    }

    @Test(
        "may leave wording out, and tells what is otherwise",
        arguments: [
            ("ask item", "performed Order(item: tea)", []), ("ask item 1", "performed Order(item: tea) \"tea is ordered.\"", []),
            ("ask item 1 \"What?\"", "performed Order(item: tea)", []), ("ask item \"What?\"", "performed Order(item: tea)", []),
            (
                "ask item 2", "performed Order(item: tee)",
                [
                    "2: after 'order in Shop' expected ask item 2, found ask item 1 \"What?\"",
                    "4: after 'tea' expected performed Order(item: tee), found performed Order(item: tea) \"tea is ordered.\"",
                ]
            ),
            (
                "say\nask item", "performed Order(item: tea)\nunmatched",
                [
                    "2: after 'order in Shop' expected say, found ask item 1 \"What?\"",
                    "3: after 'order in Shop' expected ask item, found nothing more",
                    "6: after 'tea' expected unmatched, found nothing more",
                ]
            ),
        ])
    func wording(question: String, answer: String, expected: [String]) async throws {
        #expect(try await differences("> order in Shop\n\(question)\n> tea\n\(answer)\n") == expected)
    }

    @Test func `a turn that gives more than is written is told, and a new conversation knows nothing`() async throws {
        #expect(
            try await differences("> order in Shop\n---\n> cancel\nsay\n") == [
                "1: after 'order in Shop' expected nothing more, found ask item 1 \"What?\""
            ])
    }

    @Test(
        "cannot have everything everywhere, and all of it is told at once",
        arguments: [
            ("", ["1: expected a line that begins with '> ', found none"]),
            ("# nothing\n\n---\n", ["1: expected a line that begins with '> ', found none"]),
            ("ask item\n> a\n", ["1: expected something said ('> …') before what comes of it"]),
            (
                "> a\nperfomed B()\n> c\nnow 2026-01-01\nphrases\n",
                [
                    "2: expected '> ', '---' or an event (ask, confirm, choose, say, performed, unmatched, cancelled, failed), "
                        + "found 'perfomed'; did you mean 'performed'?",
                    "4: 'now' stands before the first sentence of a conversation; '---' begins a new one",
                    "5: expected a value behind 'phrases'",
                ]
            ),
            ("> a\n---\nphrases x\n> b\n", ["3: 'phrases' stands before the first conversation"]),
        ])
    func faults(text: String, expected: [String]) {
        let error = #expect(throws: ConversationTranscript.Faults.self) { try ConversationTranscript(path: "here", text: text) }
        #expect(error?.faults.map { "\($0.line): \($0.message)" } == expected)
        #expect(error?.description.hasPrefix("here:") == true)
    }

    @Test func `a line may end as on any system, and settings hold for one conversation`() throws {
        let transcript = try ConversationTranscript(path: "here", text: "phrases a\r\nlanguage fr\r\n> x \r\nunmatched\r\n---\r\n> y\r\n")
        #expect(transcript.phrases == ["a"])
        #expect(transcript.conversations.map(\.language) == ["fr", nil])
        #expect(transcript.conversations.first?.turns.first?.sentence == "x")
    }
}
