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
        let transcript = try ConversationTranscript(path: path, text: try String(contentsOfFile: path, encoding: .utf8))
        for difference in try await Self.differences(of: transcript, transcript.library()) { Issue.record("\(file):\(difference)") }
        #expect(!transcript.conversations.isEmpty)
    }

    private static func differences(of transcript: ConversationTranscript, _ library: PhraseLibrary) async throws -> [String] {
        var found: [String] = []
        for conversation in transcript.conversations {
            let session = Session(library: library, registry: IntentRegistry(), options: conversation.sessionOptions())
            found += await ConversationTranscript.differences(of: conversation, in: session).map {
                "\($0.line): \($0)".prefix { $0 != "\n" }
            }.map(String.init)
        }
        return found
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
        try await Self.differences(
            of: ConversationTranscript(path: "here", text: text), PhraseLibrary([.text(Self.shop, name: "shop")]))
    }

    private static let asked = #"ask Shop.Order.item 1 "What?""#
    private static let ordered = #"performed Shop.Order(item: "tea") "tea is ordered.""#

    @Test(
        "may leave out what is optional",
        arguments: [
            ("ask item", "performed Order"), ("ask item 1", "performed Shop.Order (item: tea) \"tea is ordered.\""),
            ("ask Order.item \"What?\"", "performed Order(item:\"tea\")"), ("ask Shop.Order.item 1\"What?\"", "performed Shop.Order"),
            ("  ask   item  ", "\tperformed Order\t"), (asked, ordered),
        ])
    func optional(question: String, answer: String) async throws {
        #expect(try await differences("> order in Shop\n\(question)\n> tea\n\(answer)\n") == [])
    }

    @Test(
        "tells what is otherwise, with all that could be written",
        arguments: [
            ("ask item 2", asked), ("ask Bazaar.Order.item", asked), ("ask Sell.item", asked), ("ask price", asked),
            ("ask item \"Was?\"", asked),
            ("ask item: tea", asked), ("say", asked), ("unmatched", asked), ("confirm Order", asked),
        ])
    func question(written: String, found: String) async throws {
        #expect(
            try await differences("> order in Shop\n\(written)\n> tea\nperformed Order\n") == [
                "2: after 'order in Shop' expected \(written), found \(found)"
            ])
    }

    @Test(
        "tells what is performed otherwise",
        arguments: [
            "performed Order()", "performed Order(item: tee)", "performed Order(itme: tea)", "performed Order(item: tea, item: tea)",
            "performed Order(item: [tea])", "performed Bazaar.Order", "performed Sell", "performed Order \"Done.\"", "performed Order = 1",
            "failed Order", "cancelled Order, user",
        ])
    func answer(written: String) async throws {
        #expect(
            try await differences("> order in Shop\nask item\n> tea\n\(written)\n") == [
                "4: after 'tea' expected \(written), found \(Self.ordered)"
            ])
    }

    @Test("tells what is missing, and what is too much")
    func count() async throws {
        #expect(
            try await differences("> order in Shop\nask item\nsay\n> tea\n") == [
                "3: after 'order in Shop' expected say, found nothing more",
                "4: after 'tea' expected nothing more, found \(Self.ordered)",
            ])
    }

    @Test func `a new conversation knows nothing`() async throws {
        #expect(try await differences("> order in Shop\nask item\n---\n> cancel\nsay\n") == [])
    }

    @Test(
        "cannot have everything everywhere, and all of it is told at once, with its place",
        arguments: [
            ("", ["1:1: expected a line that begins with '> ', found none"]),
            ("# nothing\n\n---\n", ["1:1: expected a line that begins with '> ', found none"]),
            ("ask item\n> a\n", ["1:1: expected something said ('> …') before what comes of it"]),
            (
                "> a\nperfomed B()\n> c\nnow 2026-01-01\nphrases\n",
                [
                    "2:1: expected '> ', '---' or an event (ask, confirm, choose, say, performed, unmatched, cancelled, failed), "
                        + "found 'perfomed'; did you mean 'performed'?",
                    "4:1: 'now' stands before the first sentence of a conversation; '---' begins a new one",
                    "5:8: expected a value behind 'phrases', found the end of the line",
                ]
            ),
            ("> a\n---\nphrases x\n> b\n", ["3:1: 'phrases' stands before the first conversation"]),
            (
                "language e\nnow then\nnow 2026-02-30\ntime-zone Europe/Pariss\n> a\n",
                [
                    "1:10: this is not a language tag; 'en' and 'fr-CA' are",
                    "2:5: this is not a moment; '2026-11-30' and '2026-11-30T09:30:00Z' are",
                    "3:5: there is no such moment",
                    "4:11: no such time zone is known; did you mean 'Europe/Paris'?",
                ]
            ),
            (
                "> a \\x\nsay \"é\u{301}\\q\"\nsay \"a\nsay a\n",
                [
                    #"1:5: expected '\\', '\"', '\n', '\r', '\t' or '\u{…}' with a scalar's number; a backslash is written '\\'"#,
                    #"2:7: expected '\\', '\"', '\n', '\r', '\t' or '\u{…}' with a scalar's number; a backslash is written '\\'"#,
                    "3:5: expected '\"' at the end of the text that begins here, found the end of the line",
                    "4:5: expected a text in quotes, or the end of the line, found 'a'",
                ]
            ),
            (
                "> a\nask\nask a.b.c.d\nask a 0\nask a:\nperformed\nperformed A(b)\nperformed A(b: )\nperformed A(b: c\n",
                [
                    "2:4: expected the name of a parameter, or 'App.Intent.parameter', found the end of the line",
                    "3:10: expected a name of at most 3 parts, found '.d'",
                    "4:7: expected an attempt, counted from 1, found '0'",
                    "5:7: expected a value, found the end of the line",
                    "6:10: expected the name of an intent, found the end of the line",
                    "7:14: expected ':' behind 'b', found ')'",
                    "8:16: expected a value, found ')'",
                    "9:17: expected ',' or ')', found the end of the line",
                ]
            ),
            (
                "> a\nperformed A(b: oat milk)\nperformed A(b: [a)\nchoose one\ncancelled A, never\nunmatched x\nconfirm a.\n",
                [
                    "2:16: a text of several words is written in quotes: \"oat milk\"",
                    "3:18: expected ',' or ']', found ')'",
                    "4:8: expected 'intent' or 'value', found 'one'",
                    "5:14: expected 'user', 'refused' or 'gave up', found 'never'",
                    "6:11: expected a text in quotes, ': ' with what there is to choose from, or the end of the line, found 'x'",
                    "7:11: expected a name, found the end of the line",
                ]
            ),
            (
                "> a\nsay \"\\u{110000}\"\n",
                ["2:6: " + #"expected '\\', '\"', '\n', '\r', '\t' or '\u{…}' with a scalar's number; a backslash is written '\\'"#]
            ),
            ("> a\nperformed A = " + String(repeating: "[", count: 20) + "\n", ["2:31: arrays lie in arrays at most 16 deep"]),
        ])
    func faults(text: String, expected: [String]) {
        let error = #expect(throws: ConversationTranscript.Faults.self) { try ConversationTranscript(path: "here", text: text) }
        #expect(error?.faults.map { "\($0.line):\($0.column): \($0.message)" } == expected)
        #expect(error?.description.hasPrefix("here:") == true)
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `a line may end as on any system, and settings hold for one conversation`(end: String) throws {
        let lines = ["\u{FEFF}phrases a", "language fr", "> x ", "unmatched", "---", "> y\u{2028}z"]
        let transcript = try ConversationTranscript(path: "here", text: lines.map { $0 + end }.joined())
        #expect(transcript.phrases == ["a"])
        #expect(transcript.conversations.map(\.language?.description) == ["fr", nil])
        #expect(transcript.conversations.flatMap(\.turns).map(\.sentence) == ["x", "y\u{2028}z"])
        #expect(transcript.conversations.map(\.line) == [2, 6])
    }

    @Test(arguments: [
        ("now 2026-11-30T00:30:00+01:00", 1_795_995_000.0, 3600), ("now 2026-11-30", 1_795_996_800, 0),
        ("now 2026-11-30T09:15\ntime-zone +02:00", 1_796_022_900, 7200), ("time-zone +02:00\nnow 2026-11-30T09:15Z", 1_796_030_100, 7200),
        ("time-zone Asia/Tokyo", 1_796_030_100, 32400), ("", 1_796_030_100, 0),
    ])
    func `a conversation is held where its moment was written, and when it says`(settings: String, now: Double, offset: Int) throws {
        let transcript = try ConversationTranscript(path: "here", text: settings + "\n> x\n")
        let options = try #require(transcript.conversations.first).sessionOptions()
        #expect(options.reading.now().timeIntervalSince1970 == now)
        #expect(options.reading.calendar.timeZone.secondsFromGMT(for: options.reading.now()) == offset)
        #expect(options.followsLanguage)
    }
}
