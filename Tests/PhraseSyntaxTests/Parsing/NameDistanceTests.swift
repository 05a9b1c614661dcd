import Testing

@testable import PhraseSyntax

@Suite("The distance of two names")
struct NameDistanceTests {
    /// The whole table of Damerau and Levenshtein, against which the band is held.
    private func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var rows = [Array(0...right.count)]
        for i in 0..<left.count {
            var row = [i + 1]
            for j in 0..<right.count {
                var least = min(rows[i][j] + (left[i] == right[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { least = min(least, rows[i - 1][j - 1] + 1) }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[left.count][right.count]
    }

    @Test("a band says what the whole table says, up to what is allowed", arguments: 0..<10)
    func band(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        func word() -> [Unicode.Scalar] { (0..<random(9)).map { _ in Unicode.Scalar(UInt8(97 + random(3))) } }
        for _ in 0..<400 {
            let (left, right, allowed) = (word(), word(), random(6))
            let whole = distance(left, right)
            #expect(NearestName.distance(left, right, atMost: allowed) == (whole <= allowed ? whole : nil), "\(left) \(right) \(allowed)")
        }
    }
}
