/// What `--help` of one command shows.
struct CommandPage: Sendable {
    struct Example: Sendable {
        let line: String
        let meaning: String

        init(_ line: String, _ meaning: String) {
            self.line = line
            self.meaning = meaning
        }
    }

    let name: String
    let summary: String
    /// What follows the command's name: `[OPTION]… [FILE|-]`.
    let synopsis: String
    var discussion: String = ""
    let examples: [Example]
    /// The exit statuses other than 2, which has one meaning everywhere.
    let statuses: [(ExitStatus, String)]

    func text(options: [OptionSpecification]) -> String {
        var text = "\(summary)\n\nUsage: parlance \(name) \(synopsis)\n"
        if !discussion.isEmpty { text += "\n\(discussion)\n" }
        text += "\nOptions:\n" + Self.table(options.map { (Self.usage(of: $0), $0.help) })
        text += "\nExamples:\n" + examples.map { "  \($0.line)\n      \($0.meaning)\n" }.joined()
        let meanings = statuses + [(.wrongUse, "wrong use, or input that cannot be read")]
        return text + "\nExit status:\n" + Self.table(meanings.map { ("\($0.0.rawValue)", $0.1) })
    }

    private static func usage(of option: OptionSpecification) -> String {
        guard let placeholder = option.placeholder else { return "--\(option.name)" }
        return "--\(option.name) \(placeholder)" + (option.isRepeatable ? " …" : "")
    }

    /// Two columns; a wide left cell has a line of its own, and lines of the right cell keep their indentation.
    static func table(_ rows: [(left: String, right: String)]) -> String {
        let width = min(rows.map(\.left.count).max() ?? 0, 24)
        let indentation = String(repeating: " ", count: width + 4)
        return rows.map { left, right in
            let lines = right.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n" + indentation)
            let gap = left.count > width ? "\n" + indentation : String(repeating: " ", count: width - left.count + 2)
            return "  \(left)\(gap)\(lines)\n"
        }.joined()
    }
}
