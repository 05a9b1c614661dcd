import PhraseUnicode
import Testing
import ValueTypes

@testable import PhraseAutomaton
@testable import ValueRecognizers

/// What compiled files say of recognisers, which every program that opens them takes for true.
@Suite struct FirstBytesTests {
    private static let registry = RecognizerRegistry(normalizer: FoundationNormalizer())
    private static let languages = ["de", "en", "es", "fr", "it", "nl", "pt"]

    private static func bytes(_ set: FirstBytes) -> [UInt8] { (UInt8.min...UInt8.max).filter(set.contains) }

    @Test(arguments: languages)
    func `a language whose words are recorded begins its values alike everywhere`(language: String) throws {
        for kind in RecognizerRegistry.kinds {
            guard let recognizer = Self.registry.recognizer(ofType: kind.rawValue, language: language) else { continue }
            #expect(Self.bytes(recognizer.firstBytesAnywhere) == Self.bytes(recognizer.firstBytes), "\(kind)")
        }
    }

    @Test(arguments: ["sv", "pl", "fr-CA", "ja"])
    func `words that the machine spells may be others on another machine`(language: String) throws {
        let recognizer = try #require(Self.registry.recognizer(ofType: "number", language: language))
        #expect(Self.bytes(recognizer.firstBytesAnywhere) == Array(UInt8.min...UInt8.max))
        #expect(Self.bytes(recognizer.firstBytes).count < 256)
    }

    @Test func `a compiled file of another release is not opened where values begin otherwise`() throws {
        var digest: UInt64 = 0xCBF2_9CE4_8422_2325
        for language in Self.languages {
            for kind in RecognizerRegistry.kinds {
                guard let recognizer = Self.registry.recognizer(ofType: kind.rawValue, language: language) else { continue }
                for byte in Array("\(language) \(kind.rawValue)".utf8) + Self.bytes(recognizer.firstBytesAnywhere) {
                    digest = (digest ^ UInt64(byte)) &* 0x0100_0000_01B3
                }
            }
        }
        let known: (version: UInt32, digest: UInt64) = (8, 15_472_573_878_807_912_599)
        #expect(ImageFormat.version == known.version, "write the version here")
        #expect(digest == known.digest, "raise ImageFormat.version, and write it and the digest here")
    }
}
