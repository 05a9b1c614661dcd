import PhraseUnicode
import ValueRecognizers

/// What it takes to get from the bytes of phrase files to an automaton, in milliseconds.
struct CompileSuite {
    struct Result: Codable {
        var parse: Double
        var resolve: Double
        var automaton: Double
        var total: Double { parse + resolve + automaton }
    }

    let workload: Workload

    func run() throws -> Result {
        let registry = RecognizerRegistry(normalizer: FoundationNormalizer())
        let (files, parse) = try Measurement.milliseconds { try workload.parsed() }
        let (library, resolve) = try Measurement.milliseconds { try workload.resolved(files, registry: registry) }
        let (_, automaton) = try Measurement.milliseconds { try workload.compiled(library, registry: registry) }
        return Result(parse: parse, resolve: resolve, automaton: automaton)
    }
}
