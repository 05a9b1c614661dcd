/// What a call asks for.
enum BenchmarkArguments {
    /// Measures suites.
    case suites([SuiteName], workload: String, Meter)
    /// Answers the requests of `Benchmarks/peers`.
    case contender(Contender.Answer, workload: String)
    /// Answers the requests of `Benchmarks/hassil`.
    case hassilWorker
    case help

    static let usage = """
        usage: ParlanceBenchmarks --workload DIR [--suite NAME]… [--rounds N] [--count SUBJECT]
               ParlanceBenchmarks --workload DIR --contender intent|slots
               ParlanceBenchmarks --worker

        Prints a line of CSV for each figure: subject, metric, value, spread of the rounds.
        Suites: \(SuiteName.allCases.map(\.rawValue).joined(separator: ", ")).
        --count does one pass of one subject, for valgrind, in a function whose name holds "countedPass".
        """

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    init(_ arguments: ArraySlice<String>) throws {
        var workload = ""
        var suites: [SuiteName] = []
        var rounds = 7
        var counted: String?
        var answer: Contender.Answer?
        var rest = arguments
        while let option = rest.popFirst() {
            if option == "--help" || option == "--worker" {
                self = option == "--help" ? .help : .hassilWorker
                return
            }
            guard let value = rest.popFirst() else { throw Failure(description: "\(option) needs a value") }
            switch option {
            case "--workload": workload = value
            case "--suite": suites.append(try Self.named(value, "suite"))
            case "--contender": answer = try Self.named(value, "answer") as Contender.Answer
            case "--count": counted = value
            case "--rounds":
                guard let count = Int(value), count > 0 else { throw Failure(description: "--rounds needs a number above 0") }
                rounds = count
            default: throw Failure(description: "unknown option \(option)")
            }
        }
        guard !workload.isEmpty else { throw Failure(description: "--workload DIR is missing") }
        if let answer {
            self = .contender(answer, workload: workload)
        } else {
            self = .suites(suites.isEmpty ? SuiteName.allCases : suites, workload: workload, Meter(rounds: rounds, counted: counted))
        }
    }

    private static func named<Name: RawRepresentable & CaseIterable>(_ text: String, _ kind: String) throws -> Name
    where Name.RawValue == String {
        guard let name = Name(rawValue: text) else {
            let known = Name.allCases.map(\.rawValue).joined(separator: ", ")
            throw Failure(description: "no \(kind) is called \(text); there are \(known)")
        }
        return name
    }
}
