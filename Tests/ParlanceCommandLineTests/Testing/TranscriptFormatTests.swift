import Foundation
import Testing

/// Conversations that `parlance test --format transcript` holds.
@Suite struct TranscriptFormatTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        _ = try folder.write(
            "shop.phrases", "app Shop = Shop\nintent Order\n  - order <item> in <app>\n  parameter item: text\n  say \"<item>!\"\n")
        _ = try folder.write(
            "orders.transcript",
            "phrases shop.phrases\n> order tea in Shop\nperformed Order(item: tea) \"tea!\"\n---\n> order\nunmatched\n")
    }

    @Test func `each conversation is a test, put to the phrases that its file names`() async throws {
        let outcome = try await BuiltCommand.run("test", "--format", "transcript", folder.path)
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
        #expect(outcome.lines == ["orders 2/2", "2 passed, 0 failed"])
    }

    @Test func `what comes otherwise is shown with its line`() async throws {
        _ = try folder.write("orders.transcript", "phrases shop.phrases\n> order tea in Shop\nperformed Order(item: tee)\n")
        let outcome = try await BuiltCommand.run("test", folder.path)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("orders/2 (\(folder.path)/orders.transcript:3)"))
        #expect(
            outcome.lines.dropFirst(2).prefix(4) == [
                "    sentence  order tea in Shop", "    expected  performed Order(item: tee) (line 3)",
                #"    got       performed Shop.Order(item: "tea") "tea!""#, "    matched   order <item> in <app>",
            ])
    }

    @Test func `a sentence that means nothing is shown with the template that came nearest`() async throws {
        let file = try folder.write(
            "one.transcript",
            "phrases shop.phrases\n> order tea of Shop\nperformed Order(item: tea)\n> order\nsay\n---\n> order\nunmatched\n")
        let outcome = try await BuiltCommand.run("test", "--format", "transcript", file)
        #expect(outcome.status == 1)
        #expect(outcome.lines.first == "one 1/2", "the others of the folder are not held")
        #expect(outcome.lines.contains("    expected  performed Order(item: tea) (line 3)"))
        #expect(outcome.lines.contains("    expected  say (line 5)"))
        #expect(outcome.lines.contains("    nearest   order <item> in <app>"))
        #expect(outcome.lines.contains { $0.hasPrefix("              stops at ") })
        #expect(outcome.lines.last == "1 passed, 1 failed")
    }

    @Test func `what transcripts say themselves is not said besides`() async throws {
        let outcome = try await BuiltCommand.run("test", "--phrases", folder.path("shop.phrases"), folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("are of the format 'transcript', which says itself what they are put to"))
    }

    @Test func `without phrases the sample apps are spoken to, each conversation with an empty store`() async throws {
        let conversation = """
            now 2026-11-30T09:15:00Z
            > Show my total expense in HarcaMA
            performed ShowTotalExpense()
            > Add a new expense to HarcaMA
            ask title
            > coffee
            ask price
            > 4.5
            ask date
            > today
            performed AddExpense(title: coffee, price: 4.5, date: 2026-11-30)
            ---

            """
        _ = try folder.write("only/samples.transcript", conversation + conversation)
        let outcome = try await BuiltCommand.run("test", "--format", "transcript", folder.path("only"))
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    }

    @Test func `the conversations of the sample apps go as they are written`() async throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let outcome = try await BuiltCommand.run("test", "--format", "transcript", tests.path + "/SampleAppsTests/Conversations")
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    }

    @Test func `what is wrong with a file is told with its lines, and the others are held`() async throws {
        _ = try folder.write("broken.transcript", "language e\n> x\n---\nnow then\n> y\n")
        _ = try folder.write("worse.transcript", "ask x\n")
        let outcome = try await BuiltCommand.run("test", "--format", "transcript", folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("broken.transcript:1:10: "))
        #expect(outcome.errors.contains("broken.transcript:4:5: "))
        #expect(outcome.errors.contains("worse.transcript:1:1: expected something said"))
        #expect(outcome.lines.contains("orders 2/2"))
    }
}
