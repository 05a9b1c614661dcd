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

    private final class Body {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Runs `body` on a thread of its own.
    ///
    /// - Returns: `false` where the system gives no more threads; nothing is run then.
    static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
        // The thread takes the reference over, unless there is none.
        let given = Unmanaged.passRetained(Body(body))
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let code = pthread_create(
            &thread, &attributes,
            { given in
                #if canImport(Darwin)
                    let body = given
                #else
                    guard let body = given else { return nil }
                #endif
                Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
                return nil
            }, given.toOpaque())
        if code != 0 { given.release() }
        return code == 0
    }

    /// How many processors there are.
    static var processorCount: Int { max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))) }
}
