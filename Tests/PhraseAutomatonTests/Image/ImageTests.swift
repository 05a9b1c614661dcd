import PhraseSyntax
import PhraseText
import Testing

@testable import PhraseAutomaton

/// Compiled files: what is written is read again, and says the same.
@Suite("Compiled files") struct ImageTests {
    @Test("What was compiled answers as what was written and read again", arguments: Corpus.cases)
    func roundTrip(_ example: Corpus.Case) throws {
        let automaton = CompiledPhrases(example.files).automaton
        let reopened = try automaton.reopened()
        var matcher = Matcher(automaton)
        var other = Matcher(reopened)
        for expectation in example.sentences {
            let utterance = expectation.utterance
            matcher.bind(try automaton.bindings(of: utterance))
            other.bind(try reopened.bindings(of: utterance))
            let match = try matcher.match(utterance.sentence, options: MatchOptions(context: try automaton.context(of: utterance)))
            let read = try other.match(utterance.sentence, options: MatchOptions(context: try reopened.context(of: utterance)))
            #expect(match == read, "\(example.place), line \(expectation.line): \(utterance.sentence)")
        }
        #expect(reopened.outline == automaton.outline)
    }

    @Test("The same phrases give the same bytes", arguments: Corpus.cases)
    func determinism(_ example: Corpus.Case) {
        #expect(CompiledPhrases(example.files).automaton.imageBytes == CompiledPhrases(example.files).automaton.imageBytes)
    }

    @Test("A file is made of sections, each where the one before ends")
    func places() throws {
        let bytes = CompiledPhrases(Corpus.cases[0].files).automaton.imageBytes
        #expect(bytes.starts(with: ImageFormat.magic))
        var end = MemoryLayout<ImageHeader>.size + ImageSection.all.count * MemoryLayout<ImageEntry>.stride
        for (number, section) in ImageSection.all.enumerated() {
            let place = MemoryLayout<ImageHeader>.size + number * MemoryLayout<ImageEntry>.stride
            let entry = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: ImageEntry.self) }
            #expect(entry.section == section.number)
            #expect(Int(entry.stride) == section.stride)
            #expect(Int(entry.offset) == (end + 63) / 64 * 64, "the section \(section)")
            end = Int(entry.offset) + Int(entry.count) * section.stride
        }
        #expect(bytes.count == (end + 63) / 64 * 64)
    }

    @Test("How large a file is, is known before it is written, and of one that was opened too", arguments: Corpus.cases)
    func size(_ example: Corpus.Case) throws {
        let automaton = CompiledPhrases(example.files).automaton
        let bytes = automaton.imageBytes
        #expect(automaton.imageSize == bytes.count)
        let reopened = try automaton.reopened(from: bytes)
        #expect(reopened.imageSize == bytes.count)
        #expect(reopened.counts == automaton.counts)
    }

    @Test("A file of which the first bytes are wrong is told from a text")
    func damage() {
        let bytes = CompiledPhrases(Corpus.cases[0].files).automaton.imageBytes
        #expect(!ImageMemory.isDamagedImage(bytes))
        for place in 0..<8 {
            var damaged = bytes
            damaged[place] ^= 0x20
            #expect(!ImageMemory.isImage(damaged) && ImageMemory.isDamagedImage(damaged), "byte \(place)")
        }
        #expect(ImageMemory.isDamagedImage([UInt8](repeating: 0, count: 8) + bytes.dropFirst(8)))
        for count in 1..<8 { #expect(ImageMemory.isDamagedImage(Array(bytes.prefix(count))), "\(count) bytes") }
        for text in ["", "P", "Parl", "Parlance", "language en\nintent A\n  - a\n"] {
            #expect(!ImageMemory.isDamagedImage(Array(text.utf8)), "\(text)")
        }
    }
}
