/// Tests that are known to fail, each with the reason: what a list given with `--known` says.
///
///     file = { line }
///     line = "" | "#" … | [ SUITE ] HASH REASON
///
/// `HASH` is the sixteen hexadecimal digits that are shown with a failure; the name of its suite before it is for people.
struct KnownFailures: Sendable {
    /// By hash.
    private let reasons: [String: String]

    /// - Throws: with all lines that are none.
    init(path: String) throws(TestInputError) {
        var reasons: [String: String] = [:]
        var error = TestInputError(problems: [])
        var number = 0
        func complain(_ message: String) {
            error.problems.append(TestInputError.Problem(path: path, line: number, message: message))
        }
        do throws(ByteSource.Failure) {
            var batches = LineBatches(source: try ByteSource(path: path))
            while let batch = try batches.next() {
                batch.forEachLine { bytes in
                    number += 1
                    guard let bytes else { return complain("the line has more than \(LineBatch.longestLine) bytes") }
                    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
                    guard let first = words.first, first.first != "#" else { return }
                    guard let place = words.firstIndex(where: Self.isHash) else {
                        return complain("a hash of sixteen hexadecimal digits is missing")
                    }
                    let reason = words[(place + 1)...].joined(separator: " ")
                    if reason.isEmpty { complain("the reason is missing behind '\(words[place])'") }
                    if reasons.updateValue(reason, forKey: String(words[place])) != nil { complain("'\(words[place])' stands twice") }
                }
            }
        } catch {
            throw TestInputError(error)
        }
        guard error.problems.isEmpty else { throw error }
        self.reasons = reasons
    }

    /// Why a test fails; `nil` for one that has to pass.
    func reason(for fingerprint: String?) -> String? { fingerprint.flatMap { reasons[$0] } }

    private static func isHash(_ word: some StringProtocol) -> Bool {
        word.utf8.count == 16 && word.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
}
