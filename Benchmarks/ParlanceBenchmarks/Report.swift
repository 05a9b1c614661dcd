import Foundation

/// The figures of one workload, as a row of a table or a line of JSON.
struct Report {
    let name: String
    let sentences: Int
    let bytesASentence: Double
    var normalise: Measurement?
    var compile: CompileSuite.Result?
    var bind: BindSuite.Result?
    var match: MatchSuite.Result?
    var peakMemory = 0.0

    init(name: String, workload: Workload) {
        self.name = name
        sentences = workload.sentences.count
        bytesASentence = Double(workload.bytes) / Double(max(workload.sentences.count, 1))
    }

    private var figures: [(name: String, value: Double, digits: Int)] {
        var figures: [(String, Double, Int)] = [("sentences", Double(sentences), 0), ("bytes a sentence", bytesASentence, 1)]
        if let normalise { figures.append(("normalise ns", normalise.median, 0)) }
        if let compile {
            figures += [
                ("parse ms", compile.parse, 1), ("resolve ms", compile.resolve, 1), ("automaton ms", compile.automaton, 1),
                ("compile ms", compile.total, 1),
            ]
        }
        if let bind { figures += [("bind 10,000 ms", bind.many, 1), ("rebinds/s", bind.rebindsPerSecond, 0)] }
        if let match {
            figures += [
                ("find ns", match.find.median, 0), ("find p50 ns", match.find.percentile50, 0), ("find p99 ns", match.find.percentile99, 0),
                ("find p99.9 ns", match.find.percentile999, 0), ("sentences/s", match.find.perSecond, 0),
                ("match ns", match.match.median, 0), ("right", Double(match.right), 0), ("answers", Double(match.total), 0),
            ]
        }
        figures.append(("peak MB", peakMemory, 0))
        return figures.map { (name: $0.0, value: $0.1, digits: $0.2) }
    }

    func markdown(withHeader: Bool) -> String {
        let cells = figures.map { figure in (figure.name, String(format: "%.\(figure.digits)f", figure.value)) }
        let header = "| workload | " + cells.map(\.0).joined(separator: " | ") + " |"
        let rule = "|---|" + cells.map { _ in "---:" }.joined(separator: "|") + "|"
        let row = "| \(name) | " + cells.map(\.1).joined(separator: " | ") + " |"
        return (withHeader ? [header, rule, row] : [row]).joined(separator: "\n")
    }

    var json: String {
        get throws {
            var object: [String: Any] = ["workload": name]
            for figure in figures { object[figure.name] = figure.value }
            let data = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
            return String(decoding: data, as: UTF8.self)
        }
    }
}
