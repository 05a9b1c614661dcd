import PhraseSyntax
import PhraseText
import PhraseUnicode

@testable import PhraseAutomaton

/// Reads digits: enough for the slots of a forged file.
private final class DigitReader: SlotRecognizer {
    func propose(in sentence: borrowing Sentence, at start: Int, to proposals: inout Proposals) {
        let folded = sentence.folded
        var end = start
        while end < folded.count, end - start < 15, (0x30...0x39).contains(folded[end]) { end += 1 }
        guard end > start else { return }
        proposals.append(Proposal(end: end, spelledCharacters: 0, startsWithDigit: true, endsInDigit: true, number: Double(end - start)))
    }
}

private let normalizer = FoundationNormalizer()
private let provider: RecognizerProvider = { type, _ in ["number", "integer"].contains(type) ? DigitReader() : nil }

/// Compiled files to be forged, small ones: what is slow by its size alone is no finding.
private let images: [[UInt8]] = [
    """
    language en
    app Library = Library | book room
    skip please | would you
    intent Lend
      - lend [the] <title> [from <shelf>] [in <app>]
      - show <count:number> (book|books)[es] on <shelf> => title = all
      - not: lend nothing
      group late
        - lend <title> late
        when time = evening
        needs shelf | room
    intent Tidy
      - tidy <shelf>
      - tidy up to <row>
    list shelf
      top = upper (shelf|board) with floor = 2
      bottom = low | lower shelf with time = evening
    range row = 1 ... 20 step 2 times 10 halves
    """,
    """
    language ja spacing free
    skip を
    intent Open
      - <shelf>を開けて[ください]
      - <title>の<count:number>巻
      - d'<title>が好き
    list shelf
      a = 上の棚 | 棚 上
      b = 下の棚
    """,
].map { text in
    let (file, _) = PhraseParser(source: SourceFile(path: "forged.phrases", text: text)).parse()
    let (library, _) = Resolver(registeredTypes: ["number", "integer"], defaultLanguage: "en").resolve([file])
    // A small budget, so that there are forks.
    let compiler = AutomatonCompiler(library: library, normalizer: normalizer, recognizers: provider)
    var bytes: [UInt8] = []
    compiler.compile(memberBudget: 20).automaton.writeImage { bytes.append(contentsOf: $0) }
    return bytes
}

private let sentences = [
    "lend the book of shelves from upper shelf in library", "please lend nothing", "show 12 bookses on low", "tidy up to 3.5",
    "tidy would you lower shelf", "上の棚を開けてください", "本 の 5 巻", "d'本が好き", "lend please a b c late", "",
]

/// The first byte chooses a compiled file, each eight bytes more a place in it and what is written there; then it gets the checksum that
/// belongs to it. What opens is asked for every sentence, and ends.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzImage(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard count > 8, count <= 4_096, let data else { return -1 }
    let script = UnsafeRawBufferPointer(start: data, count: count)
    var bytes = images[Int(script[0]) % images.count]
    for start in stride(from: 1, through: count - 8, by: 8) {
        let place = script.loadUnaligned(fromByteOffset: start, as: UInt32.self)
        let offset = Int(place) % (bytes.count / 4) * 4
        let value = script.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self)
        for index in 0..<4 { bytes[offset + index] = UInt8(truncatingIfNeeded: value >> UInt32(index * 8)) }
    }
    ImageRepair.repair(&bytes)
    let memory = bytes.withUnsafeBytes { ImageMemory(copying: $0) }
    guard let automaton = try? FrozenAutomaton(memory, normalizer: normalizer, recognizers: provider) else { return 0 }
    var matcher = Matcher(automaton)
    for sentence in sentences {
        if let match = try? matcher.match(sentence) { CapturedValues.read(match, in: automaton) }
        Array(sentence.utf8).withUnsafeBufferPointer { line in
            if let finding = try? matcher.find(line) { CapturedValues.read(matcher.slots(of: finding), in: automaton) }
            _ = try? matcher.nearest(to: line)
            _ = try? matcher.completions(of: line)
        }
    }
    _ = automaton.outline
    return 0
}
