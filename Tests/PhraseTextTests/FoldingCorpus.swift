import Foundation

/// The lines of `Corpus/folding.tsv`.
struct FoldingCorpus {
    struct Case: CustomStringConvertible, Sendable {
        let line: Int
        let text: String
        let folded: String
        let words: [String]

        var description: String { "line \(line): \(text)" }
    }

    static let cases: [Case] = {
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus/folding.tsv")
        guard let content = try? String(contentsOf: path, encoding: .utf8) else { return [] }
        var cases: [Case] = []
        for (index, line) in content.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.isEmpty || line.hasPrefix("# ") { continue }
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { unescaped(String($0)) }
            guard fields.count == 3 else { return [] }
            let words = fields[2].isEmpty ? [] : fields[2].split(separator: "¦").map(String.init)
            cases.append(Case(line: index + 1, text: fields[0], folded: fields[1], words: words))
        }
        return cases
    }()

    private static func unescaped(_ text: String) -> String {
        var result = text.replacing("\\t", with: "\t")
        while let start = result.range(of: "\\u{"), let end = result.range(of: "}", range: start.upperBound..<result.endIndex) {
            let scalar = UInt32(result[start.upperBound..<end.lowerBound], radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
            result.replaceSubrange(start.lowerBound..<end.upperBound, with: String(scalar))
        }
        return result.replacing("\\\\", with: "\\")
    }
}
