// Folding of what is written in templates and lists, by the rules of sentences.

extension Sentence {
    /// A list's value or an app's name, folded, without a space at its end; empty where nothing of it is heard.
    package static func folded(_ text: String, normalizer: (any Normalizer)?) -> [UInt8] {
        var sentence = Sentence(normalizer: normalizer)
        // A String is valid UTF-8: there is nothing to throw.
        guard (try? sentence.load(copying: text)) != nil else { return [] }
        return Array(sentence.folded.dropLast())
    }

    /// A literal of a template, folded in each way in which it may be heard.
    ///
    /// A literal that touches a slot is heard by what the slot holds: `-` between two words is a space, between two digits itself. So it
    /// is folded once as if letters stood there, and once as if digits did; equal results are given once. A result may begin or end with a
    /// space, where the literal ends the word that it touches (`<a>, <b>`); ` ` alone is nothing but a new word.
    ///
    /// A literal that ends in an apostrophe keeps it only where it touches what follows (`l'<name>`); a sentence that has a space there
    /// (`l' église`) is heard as `l église`.
    ///
    ///     foldedLiteral("'s", joinsBefore: true, joinsAfter: false)   →   ["'s"]
    ///     foldedLiteral("-", joinsBefore: true, joinsAfter: true)     →   [" ", "-"]
    package static func foldedLiteral(
        _ text: String, joinsBefore: Bool, joinsAfter: Bool, normalizer: (any Normalizer)?
    ) -> [[UInt8]] {
        guard joinsBefore || joinsAfter else { return [folded(text, normalizer: normalizer)] }
        var sentence = Sentence(normalizer: normalizer)
        var results: [[UInt8]] = []
        // No mark composes with q or 0, so that the neighbours can be taken away again.
        for neighbour in ["q", "0"] {
            let context = (joinsBefore ? neighbour : "") + text + (joinsAfter ? neighbour : "")
            guard (try? sentence.load(copying: context)) != nil else { continue }
            let result = Array(sentence.folded.dropFirst(joinsBefore ? 1 : 0).dropLast(joinsAfter ? 2 : 1))
            if !results.contains(result) { results.append(result) }
        }
        return results
    }
}
