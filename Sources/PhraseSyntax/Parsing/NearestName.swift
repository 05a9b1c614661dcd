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
            guard let found = distance(wanted, letters, atMost: allowed), found < (best?.distance ?? .max),
                found < max(wanted.count, letters.count)
            else { continue }
            best = (candidate, found)
            allowed = found
        }
        return best?.candidate
    }

    /// The distance of Damerau and Levenshtein with neighbouring swaps; `nil` where it is more than allowed. O(length · allowed).
    package static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost allowed: Int) -> Int? {
        guard abs(left.count - right.count) <= allowed else { return nil }
        // Of each row only the band is reckoned that lies within what is allowed; beside it everything is beyond.
        let beyond = allowed + 1
        var beforeLast = [Int](repeating: beyond, count: right.count + 1)
        var last = (0...right.count).map { min($0, beyond) }
        var row = beforeLast
        for i in 0..<left.count {
            let band = max(0, i - allowed)..<min(right.count, i + allowed + 1)
            row[band.lowerBound] = band.lowerBound == 0 ? min(i + 1, beyond) : beyond
            var least = row[band.lowerBound]
            for j in band {
                let replaced = last[j] + (left[i] == right[j] ? 0 : 1)
                row[j + 1] = min(replaced, last[j + 1] + 1, row[j] + 1, beyond)
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
                }
                least = min(least, row[j + 1])
            }
            if band.upperBound < right.count { row[band.upperBound + 1] = beyond }
            guard least <= allowed else { return nil }
            (beforeLast, last, row) = (last, row, beforeLast)
        }
        return last[right.count] <= allowed ? last[right.count] : nil
    }
}
