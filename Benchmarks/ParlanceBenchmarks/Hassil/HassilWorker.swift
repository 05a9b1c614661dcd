import Foundation

/// Answers requests in JSON Lines until the input ends.
struct HassilWorker {
    private struct Milliseconds: Encodable { let milliseconds: Double }
    private struct Answers: Encodable { let answers: [WorkerAnswer?] }
    private struct Throughput: Encodable {
        let nanoseconds: Double
        let passes: Int
    }
    private struct Latencies: Encodable { let nanoseconds: [Double] }
    private struct Memory: Encodable { let bytes: Double }
    private struct Nothing: Encodable {}
    private struct Problem: Encodable { let error: String }

    static func run() throws {
        var side: HassilSide?
        while let line = readLine() {
            let response: any Encodable
            do {
                response = try answer(JSONDecoder().decode(WorkerRequest.self, from: Data(line.utf8)), &side)
            } catch {
                response = Problem(error: String(describing: error))
            }
            var data = try JSONEncoder().encode(response)
            data.append(0x0A)
            FileHandle.standardOutput.write(data)
        }
    }

    private static func answer(_ request: WorkerRequest, _ side: inout HassilSide?) throws -> any Encodable {
        switch request.do {
        case .load:
            let path = try given(request.templates, "templates")
            let start = ProcessorTime.nanosecondsOfProcess
            side = try HassilSide(templates: path)
            return Milliseconds(milliseconds: (ProcessorTime.nanosecondsOfProcess - start) / 1e6)
        case .bind:
            let data = try Data(contentsOf: URL(fileURLWithPath: try given(request.lists, "lists")))
            let lists = try JSONDecoder().decode(WorkerLists.self, from: data)
            let start = ProcessorTime.nanosecondsOfProcess
            try side?.bind(lists)
            return Milliseconds(milliseconds: (ProcessorTime.nanosecondsOfProcess - start) / 1e6)
        case .sentences:
            try side?.setSentences(try given(request.sentences, "sentences"))
            return Nothing()
        case .answers:
            return Answers(answers: try side?.answers() ?? [])
        case .throughput:
            let (nanoseconds, passes) =
                try side?.throughput(try given(request.what, "what"), seconds: try given(request.seconds, "seconds")) ?? (0, 0)
            return Throughput(nanoseconds: nanoseconds, passes: passes)
        case .latencies:
            return Latencies(nanoseconds: try side?.latencies(try given(request.what, "what")) ?? [])
        case .counted:
            try side?.countedPass(try given(request.what, "what"))
            return Nothing()
        case .memory:
            return Memory(bytes: PeakMemory.megabytes * 1_000_000)
        }
    }

    private static func given<Value>(_ value: Value?, _ name: String) throws -> Value {
        guard let value else { throw HassilSide.Failure(description: "the request lacks \(name)") }
        return value
    }
}
