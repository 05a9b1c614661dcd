import PhraseSyntax

/// Addresses as they are said: the words for their signs (`rule at`, `rule dot` of `addresses.phrases`) in the places of the signs.
struct SpokenAddress {
    private let at: Set<String>
    private let dot: Set<String>

    init(declarations: GrammarDeclarations) {
        at = Set(declarations.texts(ofRule: "atSign"))
        dot = Set(declarations.texts(ofRule: "dotSign"))
    }

    /// The address that a text says with one word for `@` or the sign itself, and any number of words for dots; `nil` where it says none.
    func email(in text: String) -> String? {
        let words = text.split(separator: " ")
        guard words.count > 1, words.count < 32 else { return nil }
        var address = ""
        var isJoined = true
        var hasSign = false
        for word in words {
            let spoken = word.lowercased()
            if at.contains(spoken) || word == "@" {
                address += "@"
                isJoined = true
                hasSign = true
            } else if dot.contains(spoken) || word == "." {
                address += "."
                isJoined = true
                hasSign = true
            } else {
                // Two words beside each other are no address.
                guard isJoined else { return nil }
                address += word
                isJoined = false
            }
        }
        return hasSign && !isJoined ? address : nil
    }
}
