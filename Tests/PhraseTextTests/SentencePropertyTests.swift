import Foundation
import PhraseText
import PhraseUnicode
import Testing

/// What holds for every text. `PARLANCE_PROPERTY_TEXTS` asks for more than four thousand.
@Suite struct SentencePropertyTests {
    private static let count = ProcessInfo.processInfo.environment["PARLANCE_PROPERTY_TEXTS"].flatMap(Int.init) ?? 4_000

    private func forEachText(seed: UInt64, _ body: (String, inout Sentence) throws -> Bool) rethrows {
        var generator = SeededGenerator(seed: seed)
        var sentence = Sentence(normalizer: FoundationNormalizer())
        var failures = 0
        for _ in 0..<Self.count where failures < 5 {
            if try !body(RandomText.make(using: &generator), &sentence) { failures += 1 }
        }
    }

    @Test func theFastPathHearsWhatTheReferenceHears() throws {
        try forEachText(seed: 1) { text, sentence in
            try sentence.load(copying: text)
            let folded = String(decoding: sentence.folded.dropLast(), as: UTF8.self)
            let expected = FoldingReference.folded(text)
            let isEqual = Array(folded.utf8) == Array(expected.utf8)
            #expect(isEqual, "\(text.escaped) is heard as \(folded.escaped), not as \(expected.escaped)")
            return isEqual
        }
    }

    @Test func aFoldedTextHasSingleSpacesAndZerosBehindIt() throws {
        try forEachText(seed: 2) { text, sentence in
            try sentence.load(copying: text)
            let folded = Array(sentence.folded)
            let inner = folded.dropLast()
            let padding = UnsafeBufferPointer(start: sentence.folded.baseAddress.map { $0 + folded.count }, count: 16)
            let isRight =
                folded.last == 0x20 && inner.first != 0x20 && inner.last != 0x20
                && !zip(inner, inner.dropFirst()).contains { $0 == (0x20, 0x20) }
                && padding.allSatisfy { $0 == 0 } && String(validating: folded, as: UTF8.self) != nil
            #expect(isRight, "\(text.escaped) is heard as \(folded)")
            let ends = folded.indices.map { sentence.wordEnd(from: $0) }
            #expect(ends == folded.indices.map { folded[$0...].firstIndex(of: 0x20) }, "\(text.escaped)")
            return isRight
        }
    }

    @Test func everyFoldedRangeLeadsToWholeScalarsOfTheOriginal() throws {
        var other = Sentence(normalizer: FoundationNormalizer())
        try forEachText(seed: 3) { text, sentence in
            try sentence.load(copying: text)
            let original = Array(text.utf8)
            let starts = sentence.folded.indices.filter { sentence.folded[$0] & 0xC0 != 0x80 } + [sentence.count]
            for lower in starts {
                for upper in starts where upper >= lower {
                    let range = sentence.originalRange(lower..<upper)
                    let isValid = String(validating: original[range], as: UTF8.self) != nil
                    #expect(isValid, "\(text.escaped): \(lower)..<\(upper) leads to \(range)")
                    guard isValid else { return false }
                }
            }
            // Words are whole units: what they lead to is heard as the same word.
            for lower in starts where sentence.isWordStart(lower) {
                let upper = sentence.wordEnd(from: lower)
                let slice = sentence.originalText(lower..<upper)
                try other.load(copying: slice)
                let isSame = Array(other.folded.dropLast()) == Array(sentence.folded[lower..<upper])
                #expect(isSame, "\(text.escaped): the word \(lower)..<\(upper) leads to \(slice.escaped)")
                guard isSame else { return false }
            }
            return true
        }
    }

    @Test func offsetsLeadForthAndBack() throws {
        try forEachText(seed: 4) { text, sentence in
            try sentence.load(copying: text)
            for lower in sentence.folded.indices where sentence.isWordStart(lower) {
                let back = sentence.foldedOffset(ofOriginal: sentence.originalOffset(lower))
                #expect(back == lower, "\(text.escaped): \(lower) leads to \(sentence.originalOffset(lower)) and back to \(back)")
                guard back == lower else { return false }
            }
            return true
        }
    }

    @Test func foldingAgainChangesNothing() throws {
        var other = Sentence(normalizer: FoundationNormalizer())
        try forEachText(seed: 5) { text, sentence in
            try sentence.load(copying: text)
            try other.load(copying: String(decoding: sentence.folded, as: UTF8.self))
            let isSame = Array(other.folded) == Array(sentence.folded)
            #expect(isSame, "\(text.escaped) is heard as \(Array(sentence.folded)), that as \(Array(other.folded))")
            return isSame
        }
    }

    @Test func bytesThatAreNotUTF8AreRefusedWhereTheyStand() throws {
        var generator = SeededGenerator(seed: 6)
        var sentence = Sentence(normalizer: nil)
        for _ in 0..<Self.count {
            var bytes = Array(RandomText.make(using: &generator).utf8)
            if !bytes.isEmpty { bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator) }
            let isValid = String(validating: bytes, as: UTF8.self) != nil
            let error = bytes.withUnsafeBufferPointer { buffer in
                do throws(SentenceError) {
                    try sentence.load(buffer)
                    return SentenceError?.none
                } catch {
                    return error
                }
            }
            #expect((error == nil) == isValid, "\(bytes)")
            if case .invalidUTF8(let offset) = error {
                #expect(String(validating: bytes[..<offset], as: UTF8.self) != nil, "\(bytes) at \(offset)")
                #expect(
                    String(validating: bytes[..<min(offset + 4, bytes.count)], as: UTF8.self) == nil || bytes.count > offset, "\(bytes)")
            }
        }
    }
}
