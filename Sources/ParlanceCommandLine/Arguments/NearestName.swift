/// The name that a mistyped one was probably meant to be.
enum NearestName {
    /// The candidate with the fewest edits, if they are at most a third of the letters; of equally near ones the first.
    ///
    /// O(candidates × letters²).
    static func of(_ written: String, among candidates: some Sequence<String>) -> String? {
        let letters = Array(written.lowercased())
        let nearest = candidates.map { (name: $0, edits: edits(from: letters, to: Array($0.lowercased()))) }.min { $0.edits < $1.edits }
        guard let nearest, nearest.edits <= max(1, letters.count / 3) else { return nil }
        return nearest.name
    }

    /// Letters to insert, remove or replace.
    private static func edits(from source: [Character], to target: [Character]) -> Int {
        var row = Array(0...target.count)
        for (line, letter) in source.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, other) in target.enumerated() {
                let replaced = diagonal + (letter == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
            }
        }
        return row[target.count]
    }
}
