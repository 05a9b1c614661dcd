import PhraseAutomaton
import PhraseSyntax
import PhraseText
import PhraseUnicode

/// Reads digits: enough for the slots of a fuzzed file.
private final class DigitReader: SlotRecognizer {
    func propose(in sentence: borrowing Sentence, at start: Int, to proposals: inout Proposals) {
        let folded = sentence.folded
        var end = start
        while end < folded.count, end - start < 15, (0x30...0x39).contains(folded[end]) { end += 1 }
        guard end > start else { return }
        let digits = String(decoding: folded[start..<end], as: UTF8.self)
        proposals.append(
            Proposal(end: end, spelledCharacters: 0, startsWithDigit: true, endsInDigit: true, number: Double(digits) ?? .nan))
    }
}

private let normalizer = FoundationNormalizer()
private let provider: RecognizerProvider = { type, _ in ["number", "integer"].contains(type) ? DigitReader() : nil }

/// Bytes up to the first NUL are a phrase file, each run up to the next a sentence. Whatever compiles is asked for every sentence: captures
/// lie inside it, on boundaries of characters, in order, and the quick answer is the full one.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzMatch(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // Small, so that a unit takes milliseconds: what is slow by its size alone is no finding.
    guard count <= 4_096 else { return -1 }
    let parts = UnsafeBufferPointer(start: data, count: count).split(separator: 0, maxSplits: 16, omittingEmptySubsequences: false)
    guard parts.count > 1, let phrases = parts.first else { return -1 }
    let (file, _) = PhraseParser(source: SourceFile(path: "fuzz.phrases", bytes: Array(phrases))).parse()
    let (library, _) = Resolver(registeredTypes: ["number", "integer"], defaultLanguage: "en").resolve([file])
    // Files with errors are compiled too: what is left of them must do no harm.
    let (automaton, _) = AutomatonCompiler(library: library, normalizer: normalizer, recognizers: provider).compile()
    var matcher = Matcher(automaton)
    for part in parts.dropFirst() {
        Array(part).withUnsafeBufferPointer { check($0, &matcher) }
    }
    return 0
}

private func check(_ sentence: UnsafeBufferPointer<UInt8>, _ matcher: inout Matcher) {
    let isValid = String(validating: sentence, as: UTF8.self) != nil
    guard let match = try? matcher.match(sentence) else {
        // Nothing that short is too long; too many readings need more slots than a small file has.
        precondition(!isValid, "valid UTF-8 is read")
        return
    }
    precondition(isValid, "invalid UTF-8 is refused")
    for reading in ([match.best] + match.ambiguous).compactMap({ $0 }) {
        var end = 0
        for capture in reading.captures {
            precondition(capture.range.lowerBound >= end && capture.range.upperBound <= sentence.count, "captures are in order and inside")
            precondition(!capture.range.isEmpty, "a capture holds something")
            precondition(String(validating: sentence[capture.range], as: UTF8.self) != nil, "captures begin and end with characters")
            end = capture.range.upperBound
        }
        precondition(reading.evidence == match.best?.evidence, "what is ambiguous is equal")
    }
    let finding = try? matcher.find(sentence)
    precondition(finding?.evidence == match.best?.evidence, "the quick answer is the full one")
    _ = try? matcher.nearest(to: sentence)
    _ = try? matcher.completions(of: sentence)
}
