import Foundation
import PhraseAutomaton
import PhraseUnicode
import ValueRecognizers

/// What it takes to write a compiled library, and to get from its file to the first answer. The file is in the system's memory.
struct LoadSuite: Suite {
    let workload: Workload

    func run(_ meter: Meter) throws -> [Figure] {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("load-\(UUID().uuidString).parlance").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let (size, write) = try written(to: path, meter)
        let registry = RecognizerRegistry(normalizer: FoundationNormalizer())
        func open() throws -> FrozenAutomaton {
            try FrozenAutomaton(ImageMemory(path: path), normalizer: FoundationNormalizer()) { type, language in
                registry.recognizer(ofType: type, language: language)
            }
        }
        let (_, opening) = try meter.measureOnce("open") { try open() }
        var times: [Double] = []
        for _ in 0..<meter.rounds {
            let start = WallClock.now
            _ = try open()
            times.append((WallClock.now - start) / 1e6)
        }
        let sentence = try workload.sentences[0].text
        let (_, answer) = try meter.measureOnce("open, and the first answer") {
            var matcher = Matcher(try open())
            return try sentence.withUnsafeBufferPointer { try matcher.match($0) }
        }
        let median = times.sorted().quantile(0.5)
        return write + opening
            + [
                Figure("open", .wallMilliseconds, rounds: times), Figure("open 250 MB", .wallMilliseconds, median * 250 / size),
                Figure("compiled file", .megabytes, size),
            ] + answer
    }

    /// Writes the library; its size in megabytes. What it was compiled from is gone afterwards.
    private func written(to path: String, _ meter: Meter) throws -> (size: Double, figures: [Figure]) {
        let registry = RecognizerRegistry(normalizer: FoundationNormalizer())
        let library = try workload.resolved(try workload.parsed(), registry: registry)
        let automaton = try workload.compiled(library, registry: registry)
        let (data, figures) = meter.measureOnce("write") {
            var data = Data()
            automaton.writeImage { data.append(contentsOf: $0) }
            return data
        }
        // In one piece, as 'parlance compile' writes pieces of 4 MiB: so the system keeps it.
        try data.write(to: URL(fileURLWithPath: path))
        return (Double(data.count) / 1e6, figures)
    }
}
