import PhraseAutomaton
import PhraseUnicode
import ValueRecognizers

/// What it takes to get from the bytes of phrase files to an automaton.
struct CompileSuite: Suite {
    let workload: Workload

    /// Milliseconds of processor time of each step, and by the clock on the wall of all.
    private struct Times {
        var parse: Double
        var resolve: Double
        var build: Double
        var wall: Double
        var total: Double { parse + resolve + build }
    }

    func run(_ meter: Meter) throws -> [Figure] {
        let registry = RecognizerRegistry(normalizer: FoundationNormalizer())
        var rounds: [Times] = []
        var bytes = 0
        // Nothing of a round is kept in the next: peak memory is that of one.
        repeat {
            let (times, automaton) = try compile(registry)
            rounds.append(times)
            bytes = automaton.counts.bytes
        } while rounds.count < meter.rounds && rounds.reduce(0, { $0 + $1.wall }) < 1_000
        return [
            Figure("parse", .milliseconds, rounds: rounds.map(\.parse)), Figure("resolve", .milliseconds, rounds: rounds.map(\.resolve)),
            Figure("build", .milliseconds, rounds: rounds.map(\.build)), Figure("compile", .milliseconds, rounds: rounds.map(\.total)),
            Figure("compile", .wallMilliseconds, rounds: rounds.map(\.wall)), Figure("frozen", .megabytes, Double(bytes) / 1e6),
        ]
    }

    private func compile(_ registry: RecognizerRegistry) throws -> (Times, FrozenAutomaton) {
        let wall = WallClock.now
        let start = ProcessorTime.nanosecondsOfProcess
        let files = try workload.parsed()
        let parsed = ProcessorTime.nanosecondsOfProcess
        let library = try workload.resolved(consume files, registry: registry)
        let resolved = ProcessorTime.nanosecondsOfProcess
        let automaton = try workload.compiled(consume library, registry: registry)
        let built = ProcessorTime.nanosecondsOfProcess
        let times = Times(
            parse: (parsed - start) / 1e6, resolve: (resolved - parsed) / 1e6, build: (built - resolved) / 1e6,
            wall: (WallClock.now - wall) / 1e6)
        return (times, automaton)
    }
}
