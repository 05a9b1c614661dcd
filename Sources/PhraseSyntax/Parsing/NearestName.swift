/// The name that was probably meant, by the fewest letters inserted, left out, replaced or swapped.
package enum NearestName {
    /// How many candidates are looked at; more would make a file of many wrong names slow.
    private static let limit = 2_000

    /// The nearest candidate within a third of the name's length (at least one letter), case ignored; the first of equals.
    package static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
        let wanted = Array(name.lowercased().unicodeScalars)
        guard wanted.count <= 64 else { return nil }
        var best: (candidate: String, distance: Int)?
        var allowed = max(1, wanted.count / 3)
        for candidate in candidates.prefix(limit) {
            let letters = Array(candidate.lowercased().unicodeScalars)
            guard abs(letters.count - wanted.count) <= allowed else { continue }
            let found = distance(wanted, letters)
            guard found <= allowed, found < (best?.distance ?? .max), found < max(wanted.count, letters.count) else { continue }
            best = (candidate, found)
            allowed = found
        }
        return best?.candidate
    }

    /// The distance of Damerau and Levenshtein with neighbouring swaps. O(product of the lengths).
    package static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        var row = last
        for i in 0..<left.count {
            row[0] = i + 1
            for j in 0..<right.count {
                let replaced = last[j] + (left[i] == right[j] ? 0 : 1)
                row[j + 1] = min(replaced, last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
                }
            }
            (beforeLast, last, row) = (last, row, beforeLast)
        }
        return last[right.count]
    }
}
