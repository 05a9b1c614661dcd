import PhraseSyntax
import PhraseText
import Testing

@Suite("Printing")
struct PhrasePrinterTests {
    @Test("gives back the tree that it printed, and prints it alike again", arguments: 0..<16)
    func randomTrees(round: UInt64) {
        for seed in (round * 25)..<(round * 25 + 25) {
            var random = RandomFile(seed: seed)
            let tree = random.file()
            let text = PhrasePrinter().print(tree)
            let (parsed, _) = PhraseParser(source: SourceFile(path: "printed", text: text)).parse()
            let isSame = TreeDescription().describe(parsed) == TreeDescription().describe(tree)
            #expect(isSame, "seed \(seed):\n\(text)\n\(TreeDescription().describe(tree))\n\(TreeDescription().describe(parsed))")
            let again = PhrasePrinter().print(parsed)
            #expect(again == text, "seed \(seed): not printed alike again")
            if !isSame || again != text { return }
        }
    }
}
