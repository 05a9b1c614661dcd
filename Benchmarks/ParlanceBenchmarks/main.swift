import Foundation

do {
    if CommandLine.arguments.dropFirst() == ["--worker"] {
        try HassilWorker.run()
        exit(0)
    }
    let arguments = try BenchmarkArguments(CommandLine.arguments.dropFirst())
    let workload = try Workload(folder: arguments.workload)
    var report = Report(name: arguments.name, workload: workload)
    for suite in arguments.suites {
        switch suite {
        case .normalise: report.normalise = try NormaliseSuite(workload: workload, rounds: arguments.rounds).run()
        case .compile: report.compile = try CompileSuite(workload: workload).run()
        case .bind: report.bind = try BindSuite().run()
        case .match: report.match = try MatchSuite(workload: workload, rounds: arguments.rounds).run()
        }
    }
    report.peakMemory = PeakMemory.megabytes
    print(try arguments.isJSON ? report.json : report.markdown(withHeader: arguments.hasHeader))
} catch {
    FileHandle.standardError.write(Data("ParlanceBenchmarks: \(error)\n".utf8))
    exit(2)
}
