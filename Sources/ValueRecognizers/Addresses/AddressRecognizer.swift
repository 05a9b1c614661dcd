import PhraseAutomaton
import PhraseText

/// Proposes addresses. They are read from the sentence as written: of `https://my-host.example` much is not heard.
final class AddressRecognizer: SlotRecognizer {
    private let shape: AddressShape

    init(shape: AddressShape) {
        self.shape = shape
    }

    func propose(in sentence: borrowing Sentence, at start: Int, to proposals: inout Proposals) {
        switch sentence.folded[start] {
        case 0x30...0x39, 0x61...0x7A, 0x80...: break
        case 0x2B where shape == .phone: break
        default: return
        }
        guard let end = shape.end(in: sentence.original, from: sentence.originalOffset(start)) else { return }
        var folded = sentence.foldedOffset(ofOriginal: end)
        while folded > start, folded >= sentence.count || sentence.folded[folded - 1] == 0x20 { folded -= 1 }
        proposals.append(
            Proposal(end: folded, spelledCharacters: sentence.characters(in: start..<folded), startsWithDigit: false, endsInDigit: false))
    }
}
