import Foundation

/// The time on a processor: what a step costs, whatever else the machine does meanwhile.
enum ProcessorTime {
    /// Of this thread.
    static var nanoseconds: Double { nanoseconds(CLOCK_THREAD_CPUTIME_ID) }

    /// Of all threads of the process.
    static var nanosecondsOfProcess: Double { nanoseconds(CLOCK_PROCESS_CPUTIME_ID) }

    private static func nanoseconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
