import Dispatch
import PhraseText
import PhraseUnicode
import Synchronization
import Testing

@testable import ValueRecognizers

/// What takes long to make, and what does without it: a program that answers one sentence waits for nothing that the sentence does not need.
@Suite struct DeferredTests {
    private final class Thing: Sendable {}

    @Test func `all threads get the one that is kept`() {
        let made = Mutex(0)
        let deferred = Deferred {
            made.withLock { $0 += 1 }
            return Thing()
        }
        #expect(!deferred.isMade)
        let things = Mutex<Set<ObjectIdentifier>>([])
        DispatchQueue.concurrentPerform(iterations: 64) { _ in
            let thing = deferred.with { ObjectIdentifier($0) }
            things.withLock { _ = $0.insert(thing) }
        }
        #expect(things.withLock { $0.count } == 1)
        #expect(made.withLock(\.self) >= 1)
        #expect(deferred.isMade)
    }

    @Test func `what was made ends with what deferred it`() {
        weak var thing: Thing?
        do {
            let deferred = Deferred { Thing() }
            deferred.with { thing = $0 }
            #expect(thing != nil)
        }
        #expect(thing == nil)
    }

    /// A language whose words are learned from Foundation, and whose data files are parsed, when they are needed.
    private static func readers() throws -> LanguageReaders {
        LanguageReaders(language: try #require(Corpus.tag("sv")), folder: WordFolder(normalizer: FoundationNormalizer()))
    }

    private static func ends(of text: String, as type: String, _ readers: LanguageReaders) throws -> [Int] {
        var sentence = Sentence(normalizer: FoundationNormalizer())
        try sentence.load(copying: text)
        var ends: [Int] = []
        readers.reader(of: type)?.read(FoldedText(sentence.folded), at: 0) { ends.append($0.end) }
        return ends
    }

    @Test(arguments: ["7", "64", "4,50", "4.50", "1.200,50", "1,200.50", "-3", "1e6", "٣"], ["number", "percentage", "integer"])
    func `a number in digits is read without words, data files and conventions`(text: String, type: String) throws {
        let readers = try Self.readers()
        let ends = try Self.ends(of: text, as: type, readers)
        #expect(type == "integer" || !ends.isEmpty)
        #expect(!readers.words.isLearned)
        #expect(!readers.data.isMade)
        #expect(!readers.digits.hasConventions)
    }

    @Test(arguments: [("tjugoett", true, false), ("3 tusen", true, false), ("1.000", false, true), ("1 000", false, true)])
    func `what a text leaves open is found out`(text: String, needsWords: Bool, needsConventions: Bool) throws {
        let readers = try Self.readers()
        #expect(try Self.ends(of: text, as: "number", readers).contains(text.utf8.count))
        #expect(readers.words.isLearned == (needsWords || text.contains(" ")))
        #expect(readers.digits.hasConventions == needsConventions)
    }
}
