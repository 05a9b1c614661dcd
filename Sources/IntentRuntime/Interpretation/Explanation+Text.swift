import ValueTypes

extension Explanation: CustomStringConvertible {
    /// Which phrase the sentence was read by, and its values, or which came nearest and where the sentence left each; a line each.
    public var description: String {
        var lines: [String] = []
        if let best = interpretation.best {
            lines.append("matched '\(best.phrase)' (\(best.place))")
            lines += best.parameters.map { parameter in
                "  \(parameter.name): \(parameter.value.value.transcriptText)\(parameter.value.text.map { " from '\($0)'" } ?? "")"
            }
        } else if nearest.isEmpty {
            lines.append("no phrase begins like it")
        }
        lines += interpretation.ambiguous.map { "as well '\($0.phrase)' (\($0.place)), which runs \($0.intent)" }
        for near in nearest {
            let rest = String(decoding: Array(interpretation.text.utf8).dropFirst(near.stop), as: UTF8.self)
            let place = rest.allSatisfy(\.isWhitespace) ? "the end" : "'\(rest)'"
            lines.append("near '\(near.phrase)' (\(near.place)): at \(place) expected \(near.expected.joined(separator: " or "))")
        }
        return lines.joined(separator: "\n")
    }
}
