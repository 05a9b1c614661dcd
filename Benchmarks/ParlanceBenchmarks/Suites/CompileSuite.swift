import PhraseAutomaton
import PhraseUnicode
import ValueRecognizers

/// What it takes to get from the bytes of phrase files to an automaton.
struct CompileSuite: Suite {
    let workload: Workload

    func run(_ meter: Meter) throws -> [Figure] {
        let registry = RecognizerRegistry(normalizer: FoundationNormalizer())
        let (files, parse) = try meter.measureOnce("parse") { try workload.parsed() }
        let (library, resolve) = try meter.measureOnce("resolve") { try workload.resolved(files, registry: registry) }
        let (automaton, build) = try meter.measureOnce("build") { try workload.compiled(library, registry: registry) }
        let figures = parse + resolve + build
        let total = figures.reduce(0) { $0 + $1.value }
        let spread = figures.reduce(0) { max($0, $1.spread) }
        return figures + [
            Figure("compile", .milliseconds, total, spread: spread),
            Figure("frozen", .megabytes, Double(automaton.counts.bytes) / 1e6),
        ]
    }
}
