import Foundation
import Testing

@Suite struct DebugTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `tokens are the words as they are heard, with what was written`() async throws {
        let outcome = try await BuiltCommand.run("debug", "tokens", "Add “Coffee”, it's 4.50!")
        #expect(outcome.status == 0)
        #expect(
            outcome.lines == [
                "0..<3\t\"add\"\t← \"Add\"", "4..<10\t\"coffee\"\t← \"Coffee\"", "11..<15\t\"it's\"\t← \"it's\"",
                "16..<20\t\"4.50\"\t← \"4.50\"",
            ])
    }

    @Test func `tokens of standard input are those of each line`() async throws {
        let outcome = try await BuiltCommand.shell(#"printf 'One\n\377\ntwo' | parlance debug tokens -"#)
        #expect(outcome.status == 2)
        #expect(outcome.output == "0..<3\t\"one\"\t← \"One\"\n\nerror: this line cannot be read\n\n0..<3\t\"two\"\t← \"two\"\n\n")
    }

    @Test(arguments: ["ast", "ir", "trie"])
    func `every stage of a phrase file can be printed`(stage: String) async throws {
        let file = try folder.write("a.phrases", "language en\nintent Greet\n  - hello <name:text>\n")
        let outcome = try await BuiltCommand.run("debug", stage, file)
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.output.contains("hello"))
        #expect(outcome.output.contains("Greet"))
    }

    @Test(arguments: ["ast", "ir", "trie"])
    func `phrases with errors give status 1`(stage: String) async throws {
        let file = try folder.write("a.phrases", "language en\nintent Greet\n  - a | b\n")
        let outcome = try await BuiltCommand.run("debug", stage, file)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("\(file):3:7: error: "))
    }
}
