import PhraseSyntax
import PhraseText
import Testing

@testable import PhraseAutomaton

/// What a forger may write into a compiled file on purpose, whose checksum is right.
@Suite("Forged compiled files") struct ForgeryTests {
    private let automaton = CompiledPhrases(
        """
        language en
        intent Lend
          - lend <title>
          group late
            - lend <title> late
            when time = evening | night
          group early
            - lend <title> early
            when time = [morning, dawn]
        """
    ).automaton

    @Test("A file of the same tables is the same file")
    func unchanged() {
        let bytes = automaton.imageBytes
        #expect(ForgedImage(bytes).bytes == bytes)
    }

    @Test("Conditions do not share their values, of which each makes its own")
    func sharedValues() {
        var image = ForgedImage(automaton.imageBytes)
        image.change(.library(.conditions)) { (rows: inout [ConditionRow]) in
            #expect(rows.count == 2)
            rows[1].values = rows[0].values
        }
        let fault = RowFault(section: .library(.conditions), row: 1, field: "values", found: 0, limit: 0)
        #expect(throws: ImageError.row(fault)) { try automaton.reopened(from: image.bytes) }
    }

    @Test("Rows that are made at opening name no more text than a file of that size can say")
    func longTexts() {
        var image = ForgedImage(automaton.imageBytes)
        // One more text, of a megabyte; the last offset is the end of all.
        image.change(.library(.textBytes)) { (bytes: inout [UInt8]) in bytes += [UInt8](repeating: 0x61, count: 1 << 20) }
        var text: UInt32 = 0
        image.change(.library(.textOffsets)) { (offsets: inout [UInt32]) in
            text = UInt32(offsets.count) - 1
            offsets.append(offsets[offsets.count - 1] + 1 << 20)
        }
        #expect(throws: Never.self, "a long text that nothing names") { try automaton.reopened(from: image.bytes) }
        image.change(.library(.recognizers)) { (rows: inout [RecognizerRow]) in
            rows += [RecognizerRow](
                repeating: RecognizerRow(firstBytes: .all, type: TextID(rawValue: text), language: TextID(rawValue: text)), count: 1_000)
        }
        let error = #expect(throws: ImageError.self) { try automaton.reopened(from: image.bytes) }
        guard case .texts(of: .library(.recognizers), let bytes, let allowed)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(allowed < 40 << 20)
        #expect(bytes > allowed)
    }

    @Test("A vocabulary whose empty places have the key of a long word: the search for it ends")
    func keysOfEmptyPlaces() throws {
        let word = "supercalifragilistic"
        var image = ForgedImage(automaton.imageBytes)
        image.change(.automaton(.vocabularySlots)) { (slots: inout [Vocabulary.Slot]) in
            for index in slots.indices where slots[index].word == 0 { slots[index].key = WordKey(Array(word.utf8)) }
        }
        var matcher = Matcher(try automaton.reopened(from: image.bytes))
        #expect(try matcher.match(word).best == nil)
        #expect(try matcher.match("lend \(word)").best == nil)
    }
}
