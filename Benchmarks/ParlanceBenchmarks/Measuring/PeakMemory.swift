import Foundation

/// The most memory that the process has had.
enum PeakMemory {
    static var megabytes: Double {
        #if os(Linux)
            // `getrusage` never says less than what the process had that started this one.
            let status = FileHandle(forReadingAtPath: "/proc/self/status")?.readDataToEndOfFile() ?? Data()
            let line = String(decoding: status, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
            let kibibytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }
            return (kibibytes ?? 0) * 1024 / 1_000_000
        #else
            var usage = rusage()
            return getrusage(RUSAGE_SELF, &usage) == 0 ? Double(usage.ru_maxrss) / 1_000_000 : 0
        #endif
    }
}
