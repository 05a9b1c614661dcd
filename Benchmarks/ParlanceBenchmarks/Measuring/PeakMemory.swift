import Foundation

/// The most memory that the process has had.
enum PeakMemory {
    static var megabytes: Double {
        var usage = rusage()
        #if os(Linux)
            let status = getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            let unit = 1024.0
        #else
            let status = getrusage(RUSAGE_SELF, &usage)
            let unit = 1.0
        #endif
        return status == 0 ? Double(usage.ru_maxrss) * unit / 1_000_000 : 0
    }
}
