/// `--workload DIR [--name NAME] [--suite normalise|compile|bind|match]… [--rounds N] [--json] [--no-header]`
///
/// `--worker` alone answers the requests of `Benchmarks/hassil`.
struct BenchmarkArguments {
    enum Suite: String, CaseIterable { case normalise, compile, bind, match }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private(set) var workload = ""
    private(set) var name = ""
    private(set) var suites: [Suite] = []
    private(set) var rounds = 7
    private(set) var isJSON = false
    /// Whether a table begins with the names of its columns.
    private(set) var hasHeader = true

    init(_ arguments: ArraySlice<String>) throws {
        var rest = arguments
        while let option = rest.popFirst() {
            switch option {
            case "--json":
                isJSON = true
                continue
            case "--no-header":
                hasHeader = false
                continue
            default: break
            }
            guard let value = rest.popFirst() else { throw Failure(description: "\(option) needs a value") }
            switch option {
            case "--workload": workload = value
            case "--name": name = value
            case "--suite":
                guard let suite = Suite(rawValue: value) else { throw Failure(description: "no suite is called \(value)") }
                suites.append(suite)
            case "--rounds":
                guard let count = Int(value), count > 0 else { throw Failure(description: "--rounds needs a number above 0") }
                rounds = count
            default: throw Failure(description: "unknown option \(option)")
            }
        }
        guard !workload.isEmpty else { throw Failure(description: "--workload DIR is missing") }
        if name.isEmpty { name = workload }
        if suites.isEmpty { suites = Suite.allCases }
    }
}
