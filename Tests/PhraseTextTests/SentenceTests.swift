import Foundation
import PhraseUnicode
import Testing

@testable import PhraseText

@Suite struct SentenceTests {
    @Test func theCorpusIsThere() { #expect(FoldingCorpus.cases.count > 80) }

    @Test(arguments: FoldingCorpus.cases)
    func aTextIsHeardAndItsWordsLeadBack(example: FoldingCorpus.Case) throws {
        var sentence = Sentence(normalizer: FoundationNormalizer())
        try sentence.load(copying: example.text)
        #expect(String(decoding: sentence.folded.dropLast(), as: UTF8.self).escaped == example.folded.escaped)
        var words: [String] = []
        for offset in sentence.folded.indices where sentence.isWordStart(offset) {
            words.append(sentence.originalText(offset..<sentence.wordEnd(from: offset)))
        }
        #expect(words.map(\.escaped) == example.words.map(\.escaped))
        #expect(Array(Sentence.folded(example.text, normalizer: FoundationNormalizer())) == Array(sentence.folded.dropLast()))
    }

    @Test func aSpanLeavesOutEdgePunctuationAndKeepsWhatIsInside() throws {
        var sentence = Sentence(normalizer: nil)
        try sentence.load(copying: "say  “Hello, World!” (twice)")
        let folded = String(decoding: sentence.folded, as: UTF8.self)
        #expect(folded == "say hello world twice ")
        #expect(sentence.originalText(3..<16) == "Hello, World")
        #expect(sentence.originalText(16..<16).isEmpty)
        let isIdentity = sentence.isIdentity
        #expect(!isIdentity)
        let heard = sentence.foldedOffset(ofOriginal: 8)
        #expect(heard == 4)
    }

    @Test(arguments: ["Turn on the light", "  turn on the light?", "Öffne die Tür!"])
    func onlyEdgePunctuationLeavesOffsetsAlike(text: String) throws {
        var sentence = Sentence(normalizer: nil)
        try sentence.load(copying: text)
        let isIdentity = sentence.isIdentity
        #expect(isIdentity)
    }

    @Test func aCutThroughOneLetterTakesItWhole() throws {
        var sentence = Sentence(normalizer: nil)
        try sentence.load(copying: "Maße")
        #expect(String(decoding: sentence.folded, as: UTF8.self) == "masse ")
        #expect(sentence.originalText(0..<3) == "Maß")
        #expect(sentence.originalText(3..<5) == "ße")
    }

    @Test func withoutTextThereIsOneSpace() throws {
        var sentence = Sentence(normalizer: nil)
        #expect(Array(sentence.folded) == [0x20])
        try sentence.load(copying: "some words")
        try sentence.load(copying: " … ")
        #expect(Array(sentence.folded) == [0x20])
        let isWordStart = sentence.isWordStart(0)
        #expect(!isWordStart)
        #expect(sentence.originalRange(0..<1).isEmpty)
    }

    @Test(
        arguments: [
            ([0x61, 0xFF], 1), ([0x61, 0x20, 0xC3], 2), ([0xC0, 0x80], 0), ([0xED, 0xA0, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0),
            ([0xC3, 0xA9, 0x80], 2), ([0x65, 0xCC, 0x81, 0xCC], 3),
        ] as [([UInt8], Int)])
    func invalidUTF8IsRefusedWithItsOffset(bytes: [UInt8], offset: Int) throws {
        var sentence = Sentence(normalizer: FoundationNormalizer())
        try sentence.load(copying: "before")
        var thrown: SentenceError?
        bytes.withUnsafeBufferPointer { buffer in
            do throws(SentenceError) { try sentence.load(buffer) } catch { thrown = error }
        }
        #expect(thrown == .invalidUTF8(offset: offset))
        #expect(Array(sentence.folded) == [0x20], "after an error the sentence is empty")
    }

    @Test func aMebibyteOfAnythingIsRead() throws {
        var sentence = Sentence(normalizer: FoundationNormalizer())
        let length = 1 << 20
        for unit in ["a", ".", " ", "Ⱥ", "ß", "\u{301}", "\u{1D160}", "\u{AD}", "a\u{301}\u{AD}", "-\u{AD}"] {
            try sentence.load(copying: String(repeating: unit, count: length / unit.utf8.count))
            #expect(sentence.folded.last == 0x20, "\(unit.escaped)")
        }
    }

    @Test func aNormalizerThatGivesTooMuchIsNotHeard() throws {
        struct Flood: Normalizer {
            func composed(_ utf8: UnsafeBufferPointer<UInt8>) -> [UInt8] { [UInt8](repeating: 0x61, count: utf8.count * 1_000) }
        }
        var sentence = Sentence(normalizer: Flood())
        try sentence.load(copying: String(repeating: "e\u{301}", count: 1_000))
        #expect(String(decoding: sentence.folded, as: UTF8.self) == String(repeating: "e\u{301}", count: 1_000) + " ")
    }

    @Test func placesHaveTraits() throws {
        var sentence = Sentence(normalizer: FoundationNormalizer())
        try sentence.load(copying: "日本 3kg กิน é+")
        var traits: [CharacterTraits] = []
        for offset in sentence.folded.indices where sentence.folded[offset] & 0xC0 != 0x80 { traits.append(sentence.traits(at: offset)) }
        #expect(
            traits.map(\.kind) == [
                .letter, .letter, .space, .digit, .letter, .letter, .space, .letter, .mark, .letter, .space, .letter, .sign, .space,
            ])
        #expect(traits.map(\.isSpaceless) == [true, true, false, false, false, false, false, true, true, true, false, false, false, false])
        let (first, last, count, start) = (
            sentence.traits(before: 0), sentence.traits(before: 6), sentence.characters(in: 0..<sentence.count), sentence.scalar(at: 0)
        )
        #expect(first.kind == .space)
        #expect(last.isSpaceless)
        #expect(count == 10)
        #expect(start == ("日", 3))
    }

    @Test func wordsEndAtTheNextSpaceHoweverLong() throws {
        var sentence = Sentence(normalizer: nil)
        try sentence.load(copying: String(repeating: "x", count: 200) + " y")
        #expect(sentence.wordEnd(from: 0) == 200)
        #expect(sentence.wordEnd(from: 201) == 202)
    }

    @Test func whatMayComposeIsKnown() throws {
        // The last scalar of every decomposition into two or more that composing joins again may compose with what stands before it.
        for value in UInt32(0x80)..<0x2_0000 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let decomposed = Array(String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars)
            let isComposed = String(scalar).precomposedStringWithCanonicalMapping.unicodeScalars.elementsEqual([scalar])
            if let last = decomposed.last, decomposed.count > 1, isComposed {
                #expect(CharacterTable.shared.entry(last.value).needsComposing, "U+\(String(last.value, radix: 16))")
            }
        }
    }
}
