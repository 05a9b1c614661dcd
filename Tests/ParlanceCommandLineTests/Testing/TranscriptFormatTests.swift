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
        #expect(outcome.output.contains(#"expected  line 3 "performed Order(item: tee)""#))
        #expect(outcome.output.contains(#"got       line 3 "performed Shop.Order(item: \"tea\") \"tea!\"""#))
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
