import PhraseSyntax
import PhraseText

/// The words of a sentence as the matcher hears them, a line each.
enum SentenceTokens {
    /// `0..<5  "coffee"  ← "Coffee,"`: offsets in the folded sentence, what is heard, what was written.
    static func text(of sentence: borrowing Sentence) -> String {
        var text = ""
        var start = 0
        while start < sentence.count {
            let end = sentence.wordEnd(from: start)
            if end > start {
                let heard = String(decoding: sentence.folded[start..<end], as: UTF8.self)
                let written = sentence.originalText(start..<end)
                text += "\(start)..<\(end)\t\"\(VisibleText.escaped(heard))\"\t← \"\(VisibleText.escaped(written))\"\n"
            }
            start = end + 1
        }
        return text
    }
}
