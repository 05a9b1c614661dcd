import Foundation
import Testing

@Suite struct RunTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func run(_ arguments: String..., input: String = "") async throws -> BuiltCommand.Outcome {
        try await BuiltCommand.run(["run", "--store", folder.path("store")] + arguments, input: input)
    }

    @Test func `one sentence is performed`() async throws {
        let outcome = try await run("record 4.50 for coffee today in HarcaMA")
        #expect(outcome.status == 0)
        #expect(outcome.output == "Successfully added your coffee expense!\n")
        #expect(try await run("How", "much", "did", "I", "spend", "in", "HarcaMA?").output == "You have spent 4.5 in HarcaMA.\n")
    }

    @Test func `what is missing is read from standard input`() async throws {
        let outcome = try await run("Add a new expense to HarcaMA", input: "coffee\n4.50\ntoday\nnot read\n")
        #expect(outcome.status == 0)
        #expect(outcome.lines.last == "Successfully added your coffee expense!")
    }

    @Test func `an input that ends too early names what is missing`() async throws {
        let outcome = try await run("Add a new expense to HarcaMA", input: "coffee\n")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("leaves open: price, date"))
    }

    @Test func `without input nothing is asked, and what is missing is named`() async throws {
        let outcome = try await run("--no-input", "Add a new expense to HarcaMA", input: "coffee\n4.50\ntoday\n")
        #expect(outcome.status == 1)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors == "parlance: error: 'Add a new expense to HarcaMA' leaves open: title, price, date\n")
        #expect(try await run("--no-input", "How much did I spend in HarcaMA?").output == "You have spent 0 in HarcaMA.\n")
    }

    @Test func `a confirmation is missing too`() async throws {
        _ = try await run("record 4.50 for coffee today in HarcaMA")
        let outcome = try await run("--no-input", "Delete the coffee expense in HarcaMA")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("a confirmation of HarcaMA.DeleteExpense"))
        #expect(try await run("How much did I spend in HarcaMA?").output == "You have spent 4.5 in HarcaMA.\n")
    }

    @Test(arguments: ["xyzzy", "Delete the yacht expense in HarcaMA"])
    func `what is not understood or fails gives status 1`(sentence: String) async throws {
        #expect(try await run(sentence).status == 1)
    }

    @Test func `a refusal gives status 1`() async throws {
        _ = try await run("record 4.50 for coffee today in HarcaMA")
        #expect(try await run("Delete the coffee expense in HarcaMA", input: "no\n").status == 1)
        #expect(try await run("Delete the coffee expense in HarcaMA", input: "yes\n").status == 0)
    }
}
