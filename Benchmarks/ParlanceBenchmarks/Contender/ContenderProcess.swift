import Foundation

/// Answers the requests of `Benchmarks/peers`, a word and a number a line, until the input ends.
enum ContenderProcess {
    static func run(_ answer: Contender.Answer, folder: String) throws {
        let workload = try Workload(folder: folder)
        let start = ProcessorTime.nanosecondsOfProcess
        var contender = try Contender(workload: workload, answer: answer)
        say(["load_ms": (ProcessorTime.nanosecondsOfProcess - start) / 1e6])
        var asked = 0
        while let line = readLine() {
            let words = line.split(separator: " ")
            let seconds = words.count > 1 ? Double(words[1]) ?? 0 : 0
            switch words.first {
            case "check":
                let result = try contender.answered(seconds: seconds)
                asked = result.asked
                say(["asked": Double(asked), "right": Double(result.right)])
            case "round": try say(round(&contender, asked, seconds))
            case "latencies": try say(latencies(&contender, asked, seconds))
            case "memory": say(["peak_mb": PeakMemory.megabytes])
            default: throw Workload.Failure(description: "no request is called '\(line)'")
            }
        }
    }

    private static func round(_ contender: inout Contender, _ asked: Int, _ seconds: Double) throws -> [String: Double] {
        let wall = WallClock.now
        let start = ProcessorTime.nanoseconds
        var passes = 0.0
        var found = 0
        repeat {
            for index in 0..<asked { found &+= try contender.perform(index) }
            passes += 1
        } while ProcessorTime.nanoseconds - start < seconds * 1e9
        withExtendedLifetime(found) {}
        let count = passes * Double(asked)
        return ["cpu_ns": (ProcessorTime.nanoseconds - start) / count, "wall_ns": (WallClock.now - wall) / count]
    }

    private static func latencies(_ contender: inout Contender, _ asked: Int, _ seconds: Double) throws -> [String: Double] {
        let begin = WallClock.now
        var times: [Double] = []
        var found = 0
        repeat {
            for index in 0..<asked {
                let start = WallClock.now
                found &+= try contender.perform(index)
                times.append(WallClock.now - start)
            }
        } while WallClock.now - begin < seconds * 1e9
        withExtendedLifetime(found) {}
        times.sort()
        return [
            "p50_ns": times.quantile(0.5), "p99_ns": times.quantile(0.99), "p999_ns": times.quantile(0.999), "clock_ns": WallClock.cost,
        ]
    }

    private static func say(_ members: [String: Double]) {
        let text = members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
        FileHandle.standardOutput.write(Data("{\(text)}\n".utf8))
    }
}
