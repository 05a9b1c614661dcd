import PhraseAutomaton

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Threads that block, which those that tasks share must not.
enum WorkerThread {
    /// As large as that of the main thread.
    private static let stackSize = 8 << 20

    /// Runs `body` on a thread of its own.
    ///
    /// - Returns: `false` where the system gives no more threads; nothing is run then.
    static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        guard let thread = SystemThread(stackSize: stackSize, body) else { return false }
        thread.detach()
        return true
    }

    /// How many processors there are.
    static var processorCount: Int { max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))) }
}
