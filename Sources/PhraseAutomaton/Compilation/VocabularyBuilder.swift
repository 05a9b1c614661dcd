/// The words of all phrases, numbered from 1; 0 is a word that no phrase holds.
struct VocabularyBuilder {
    private(set) var words: [[UInt8]] = [[]]
    private var numbers: [[UInt8]: UInt32] = [:]

    mutating func number(of word: [UInt8]) throws(CompileLimit) -> UInt32 {
        if let number = numbers[word] { return number }
        guard words.count < CompileLimit.words else {
            throw CompileLimit(subject: .words, given: words.count, allowed: CompileLimit.words)
        }
        let number = UInt32(words.count)
        words.append(word)
        numbers[word] = number
        return number
    }
}
