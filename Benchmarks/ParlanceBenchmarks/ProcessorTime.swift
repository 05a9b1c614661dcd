import Foundation

/// The time that this thread has had a processor: what a step costs, whatever else the machine does meanwhile.
enum ProcessorTime {
    static var nanoseconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
