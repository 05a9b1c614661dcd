/// A mark that templates name (`<dash>`), because folding does not hear it everywhere: `13 - 15` is heard as `13 15`.
enum Mark: String, CaseIterable, Sendable {
    case dash, comma, dot, tilde, prime, doubleprime

    /// As folding writes the mark where it is heard (`13-15`, `5′`).
    var heardForms: [String] {
        switch self {
        case .dash: ["-"]
        case .comma: [","]
        case .dot: ["."]
        case .tilde: []
        case .prime: ["'", "′"]
        case .doubleprime: ["″", "′′"]
        }
    }

    /// Whether the mark is among those between two words.
    func isHeld(by gap: String) -> Bool {
        switch self {
        case .prime: gap.unicodeScalars.count { Self.primes.contains($0) } == 1
        case .doubleprime:
            gap.unicodeScalars.contains { Self.quotes.contains($0) } || gap.unicodeScalars.count { Self.primes.contains($0) } == 2
        case .dash: gap.unicodeScalars.contains { "-‐‑‒–—―−﹣－".unicodeScalars.contains($0) }
        case .comma: gap.unicodeScalars.contains { ",，、،﹐､・･·".unicodeScalars.contains($0) }
        case .dot: gap.unicodeScalars.contains { ".．。".unicodeScalars.contains($0) }
        case .tilde: gap.unicodeScalars.contains { "~～〜∼".unicodeScalars.contains($0) }
        }
    }

    private static let primes = Array("'’′".unicodeScalars)
    private static let quotes = Array("\"”″".unicodeScalars)
}
