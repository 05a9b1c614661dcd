import Foundation

do {
    switch try BenchmarkArguments(CommandLine.arguments.dropFirst()) {
    case .help: print(BenchmarkArguments.usage)
    case .hassilWorker: try HassilWorker.run()
    case .contender(let answer, let folder): try ContenderProcess.run(answer, folder: folder)
    case .suites(let names, let folder, let meter):
        let workload = try Workload(folder: folder)
        var figures: [Figure] = []
        for name in names { figures += try await name.suite(of: workload).run(meter) }
        if meter.counted == nil {
            figures += [Figure("clock", .nanoseconds, WallClock.cost), Figure("peak memory", .megabytes, PeakMemory.megabytes)]
        }
        for figure in figures { print(figure.line) }
    }
} catch {
    FileHandle.standardError.write(Data("ParlanceBenchmarks: \(error)\n".utf8))
    exit(2)
}
